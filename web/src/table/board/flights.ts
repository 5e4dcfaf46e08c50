/**
 * Things that travel from place to place, whoever draws them where.
 *
 * Board, hand and seats mark their things with `{@attach flights.thing('thing:ship:1:4')}`
 * and their anchors with the same. Before the view changes the places of all things are
 * noted; afterwards whatever stands elsewhere flies there, as a copy in a layer above
 * everything, while the thing itself waits unseen. So a ship can go from the hand to a
 * station though one is HTML and the other a drawing.
 */

import type { Attachment } from 'svelte/attachments'
import type { Motion } from '../../games/game'
import { copyOf, tokenAt } from './copies'

/** Where everything was, and copies of what is about to leave. */
export interface Noted {
  places: Map<string, DOMRect>
  leaving: Map<string, { copy: SVGGElement; from: DOMRect; to: string }>
}

const EASE_LIFT = 'cubic-bezier(.5, 0, .75, .7)'
const EASE_LAND = 'cubic-bezier(.2, .8, .4, 1.12)'
/** Between things that start together. */
const STAGGER = 60
/** So many start one after another; more start together. */
const ONE_BY_ONE = 6
/** A thing that moved less than this, in pixels, has not moved. */
const STILL = 3
/** How long a step from place to place takes, and a whole way at most, in milliseconds. */
const WALKED = 180
const MOST_WALKED = 780
/** The size of a token in flight. */
const TOKEN = 22

export class Flights {
  /** Where a place of the ground is on the screen, as the board that is drawn says. */
  ground: (id: string) => DOMRect | null = () => null
  readonly #things = new Map<string, Set<Element>>()
  #layer: SVGSVGElement | null = null
  #running: { animation: Animation; end: () => void }[] = []

  /** The layer in which things fly. */
  readonly layer: Attachment<SVGSVGElement> = (node) => {
    this.#layer = node
    return () => {
      this.#layer = null
    }
  }

  /** Marks an element as the place of a thing or as an anchor. */
  thing(id: string): Attachment<Element> {
    return (node) => {
      const nodes = this.#things.get(id) ?? new Set()
      this.#things.set(id, nodes.add(node))
      return () => {
        nodes.delete(node)
        if (nodes.size === 0) this.#things.delete(id)
      }
    }
  }

  /** Where everything is now, before something happens. */
  note(motion: Motion): Noted {
    const places = this.#places()
    const leaving: Noted['leaving'] = new Map()
    for (const [id, to] of Object.entries(motion.goesTo ?? {})) {
      const node = this.#seen(id)
      const from = places.get(id)
      const copy = node && from ? copyOf(node, from) : null
      if (copy && from) leaving.set(id, { copy, from, to })
    }
    return { places, leaving }
  }

  /** Where a thing or an anchor is, if it is to be seen. */
  place(id: string): DOMRect | null {
    return this.#seen(id)?.getBoundingClientRect() ?? null
  }

  /** What stands elsewhere than before. */
  changedSince(noted: Noted): Set<string> {
    const changed = new Set<string>()
    for (const [id, place] of this.#places()) {
      const was = noted.places.get(id)
      if (id.startsWith('thing:') && (!was || isElsewhere(was, place))) changed.add(id)
    }
    return changed
  }

  /** Lets everything that moved fly; says how long it takes, in milliseconds. */
  fly(noted: Noted, motion: Motion, factor: number): number {
    const moves: { node: Element; from: DOMRect; to: DOMRect }[] = []
    for (const id of this.#things.keys()) {
      if (!id.startsWith('thing:')) continue
      const node = this.#seen(id)
      const to = node?.getBoundingClientRect()
      const from = noted.places.get(id) ?? this.#anchor(motion.comesFrom?.[id], noted)
      if (node && to && from && isElsewhere(from, to)) moves.push({ node, from, to })
      else if (node && !from) this.#appear(node, factor)
    }
    const gap = moves.length > ONE_BY_ONE ? 0 : STAGGER * factor
    const ways = waysOf(motion.walks ?? [], (id) => this.ground(id))
    const ends = moves.map(({ node, from, to }, n) => {
      const way = ways.find((it) => isOn(from, it[0]) && isOn(to, it.at(-1)))
      return way ? this.#walk(node, from, to, way, factor) : this.#move(node, from, to, n * gap, factor)
    })
    for (const [id, { copy, from, to }] of noted.leaving) {
      if (!this.#seen(id)) ends.push(this.#leave(copy, from, to, noted, factor))
    }
    for (const { token, n, from, to } of motion.flies ?? [])
      ends.push(this.#tokens(token, n, from, to, factor))
    return Math.max(0, ...ends)
  }

  /** Everything is where it belongs. */
  finish(): void {
    for (const { animation, end } of this.#running.splice(0)) {
      animation.cancel()
      end()
    }
  }

  #places(): Map<string, DOMRect> {
    const places = new Map<string, DOMRect>()
    for (const id of this.#things.keys()) {
      const place = this.place(id)
      if (place) places.set(id, place)
    }
    return places
  }

  /** The element that shows a thing, the largest of several: the others are hidden, or a mere sign of it. */
  #seen(id: string): Element | null {
    let widest: Element | null = null
    let most = 0
    for (const node of this.#things.get(id) ?? []) {
      const { width } = node.getBoundingClientRect()
      if (width > most) [widest, most] = [node, width]
    }
    return widest
  }

  #anchor(id: string | undefined, noted: Noted): DOMRect | null {
    return id === undefined ? null : (noted.places.get(id) ?? this.place(id))
  }

  #appear(node: Element, factor: number): void {
    const animation = node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240 * factor })
    this.#running.push({ animation, end: () => undefined })
  }

  /** A copy of the thing flies; the thing waits unseen where it will be. */
  #move(node: Element, from: DOMRect, to: DOMRect, delay: number, factor: number): number {
    const copy = copyOf(node, to)
    if (!copy) return 0
    node.classList.add('waits-unseen')
    const way = Math.hypot(to.x - from.x, to.y - from.y)
    const duration = Math.min(620, 420 + way / 8) * factor
    const landed = () => node.classList.remove('waits-unseen')
    return this.#travel(copy, to, from, to, { duration, delay, landed })
  }

  /** A copy walks from place to place; the thing waits unseen where it will be. */
  #walk(node: Element, from: DOMRect, to: DOMRect, way: DOMRect[], factor: number): number {
    const copy = copyOf(node, to)
    if (!copy || !this.#layer) return 0
    node.classList.add('waits-unseen')
    this.#layer.append(copy)
    // It keeps its distance to the middle of each place.
    const [dx, dy] = [center(from).x - center(way[0] ?? from).x, center(from).y - center(way[0] ?? from).y]
    const stops = way.slice(1, -1).map((it) => {
      const { x, y } = center(it)
      return new DOMRect(x + dx - to.width / 2, y + dy - to.height / 2, to.width, to.height)
    })
    const frames = [from, ...stops, to].map((it) => ({ transform: placed(to, it) }))
    const duration = Math.min(MOST_WALKED, WALKED * (way.length - 1)) * factor
    return this.#run(copy, frames, { duration, fill: 'both' }, () => node.classList.remove('waits-unseen'))
  }

  /** What is gone flies to where it went, and fades. */
  #leave(copy: SVGGElement, from: DOMRect, to: string, noted: Noted, factor: number): number {
    const goal = this.#anchor(to, noted)
    if (!goal) return 0
    return this.#travel(copy, from, from, goal, { duration: 420 * factor, delay: 0, fades: true })
  }

  #tokens(token: string, n: number, from: string, to: string, factor: number): number {
    const start = this.place(from)
    const end = this.place(to)
    if (!start || !end) return 0
    const source = middle(start)
    const target = middle(end)
    let last = 0
    for (let each = 0; each < Math.min(n, 5); each += 1) {
      const copy = tokenAt(token, target)
      if (!copy) return last
      last = this.#travel(copy, target, source, target, {
        duration: 420 * factor,
        delay: each * STAGGER * factor,
      })
    }
    return last
  }

  /** A copy that stands at `at` goes from one place to another, lifted on its way. */
  #travel(
    copy: SVGGElement,
    at: DOMRect,
    from: DOMRect,
    to: DOMRect,
    { duration, delay, fades = false, landed = () => undefined }: Travel,
  ): number {
    if (!this.#layer) {
      landed()
      return 0
    }
    this.#layer.append(copy)
    const lift = Math.min(36, Math.hypot(to.x - from.x, to.y - from.y) / 8)
    const half = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2 - lift, (from.width + to.width) / 2, 0)
    const frames = [
      { transform: placed(at, from), easing: EASE_LIFT },
      { transform: placed(at, half, 1.08), easing: EASE_LAND, opacity: 1 },
      { transform: placed(at, to), opacity: fades ? 0 : 1 },
    ]
    return this.#run(copy, frames, { duration, delay, fill: 'both' }, landed)
  }

  #run(copy: SVGGElement, frames: Keyframe[], timing: Timing, landed: () => void): number {
    const animation = copy.animate(frames, timing)
    const flight = { animation, end: () => (copy.remove(), landed()) }
    this.#running.push(flight)
    animation.onfinish = () => {
      this.#running = this.#running.filter((it) => it !== flight)
      flight.end()
    }
    return timing.duration + (timing.delay ?? 0)
  }
}

interface Timing extends KeyframeAnimationOptions {
  duration: number
  delay?: number
}

interface Travel {
  duration: number
  delay: number
  fades?: boolean
  landed?: () => void
}

/** What brings something that stands at `at` to another place. */
function placed(at: DOMRect, to: DOMRect, lifted = 1): string {
  const scale = (to.width / at.width) * lifted
  return `translate(${to.x - at.x * scale}px, ${to.y - at.y * scale}px) scale(${scale})`
}

function middle({ x, y, width, height }: DOMRect): DOMRect {
  return new DOMRect(x + width / 2 - TOKEN / 2, y + height / 2 - TOKEN / 2, TOKEN, TOKEN)
}

function isElsewhere(from: DOMRect, to: DOMRect): boolean {
  return Math.abs(from.x - to.x) > STILL || Math.abs(from.y - to.y) > STILL
}

const center = ({ x, y, width, height }: DOMRect): DOMPoint => new DOMPoint(x + width / 2, y + height / 2)

/** Whether something stands on a place. */
function isOn(thing: DOMRect, place: DOMRect | undefined): boolean {
  if (!place) return false
  const [one, other] = [center(thing), center(place)]
  return Math.abs(one.x - other.x) < place.width / 2 && Math.abs(one.y - other.y) < place.height / 2
}

/** Steps that follow each other are one way, as places on the screen. */
function waysOf(walks: [string, string][], place: (id: string) => DOMRect | null): DOMRect[][] {
  const ways: string[][] = []
  for (const [from, to] of walks) {
    const last = ways.at(-1)
    if (last?.at(-1) === from) last.push(to)
    else ways.push([from, to])
  }
  return ways.map((way) => way.flatMap((id) => place(id) ?? []))
}
