/** What belongs to the board as a whole: its ground, and the way of the arrow keys over it. */

/** Everything on the table that has an id of its own; see ux.md, section 6. */
export const THINGS = '[data-id], [id^="place:"], [id^="thing:"], [id^="spot:"]'

/** The id of the thing that an element belongs to. */
export function idOf(element: Element | null): string | null {
  const thing = element?.closest(THINGS)
  return thing ? (thing.getAttribute('data-id') ?? thing.id) : null
}

/** Whether a press met nothing but the ground. */
export function isGround(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest(`${THINGS}, button, a, [role=button], [tabindex]`)
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** What lies in the direction of an arrow, the nearest first; sideways counts double. */
export function nearest(from: DOMRect, way: [number, number], all: { rect: DOMRect; isLit: boolean }[]): number {
  const [dx, dy] = way
  let best = -1
  let least = Infinity
  all.forEach(({ rect, isLit }, n) => {
    const x = rect.x + rect.width / 2 - from.x - from.width / 2
    const y = rect.y + rect.height / 2 - from.y - from.height / 2
    const along = x * dx + y * dy
    if (along <= 4) return
    const across = Math.abs(x * dy) + Math.abs(y * dx)
    const cost = (along + across * 2) * (isLit ? 1 : 3)
    if (cost < least) [best, least] = [n, cost]
  })
  return best
}

/** Arrows go from place to place, to what can be chosen first. */
export function boardKeys(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key]
  const focused = document.activeElement
  if (!way || event.defaultPrevented || !(focused instanceof SVGElement)) return
  const all = [...event.currentTarget.querySelectorAll<SVGElement>('svg [tabindex="0"]')].filter((it) => it !== focused)
  const places = all.map((it) => ({ rect: it.getBoundingClientRect(), isLit: it.getAttribute('role') === 'button' }))
  all[nearest(focused.getBoundingClientRect(), way, places)]?.focus()
  event.preventDefault()
}
