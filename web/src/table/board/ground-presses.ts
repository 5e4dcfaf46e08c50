/** What on the table a press or a pointer meets. */

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

/** Whether a press is the second of a double press: made by habit, it is not meant to confirm. */
export function isByHabit(event: MouseEvent): boolean {
  return event.detail === 2
}
