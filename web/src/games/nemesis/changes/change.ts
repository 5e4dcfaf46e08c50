/** What an event does to a view, and the verbs that all chapters of `changes` share. */

import type {
  ActionCard,
  FigureView,
  Heard,
  ItemCard,
  PlayerView,
  RoomView,
  TokenCount,
  Whereabouts,
} from '../../../types/nemesis'
import type { Shown } from '../moments/story'

/**
 * A view that is being followed, with what is remembered on the way: the last card that somebody
 * kept without showing it, and whose cards are being turned up. A card that was kept with both
 * hands full is nowhere until it is known whether it is heavy.
 */
export type Followed = Shown & {
  kept?: { seat: number; back: ItemCard['back']; isOpen: boolean }
  turned?: { seat: number; cards: (ActionCard | null)[] }
}

type Event = Heard['event']
export type Of<It extends Event> = Extract<Heard, { event: It }>

/** For every event there is, the view after it. A new event does not compile until it has one. */
export type Changes = { [It in Event]: (view: Followed, heard: Of<It>) => Followed }

/** Part of them, for a chapter. */
export type Chapter<It extends Event> = Pick<Changes, It>

/** An event that is only told: nothing on the table is different. */
export const same = (view: Followed): Followed => view

type Change<It> = (it: It) => Partial<It>

export function person(view: Followed, seat: number, change: Change<PlayerView>): Followed {
  return { ...view, players: view.players.map((it) => (it.seat === seat ? { ...it, ...change(it) } : it)) }
}

export function room(view: Followed, number: number, change: Change<RoomView>): Followed {
  return { ...view, rooms: view.rooms.map((it) => (it.number === number ? { ...it, ...change(it) } : it)) }
}

export function figure(view: Followed, id: number, change: Change<FigureView>): Followed {
  return { ...view, figures: view.figures.map((it) => (it.id === id ? { ...it, ...change(it) } : it)) }
}

export const at = (view: Followed, seat: number, whereabouts: Whereabouts): Followed =>
  person(view, seat, () => ({ whereabouts }))

export const playerOf = (view: Followed, seat: number): PlayerView | undefined =>
  view.players.find((it) => it.seat === seat)

/** The room that somebody is in, or that their pod leads to. */
export function roomOf(view: Followed, seat: number): number | null {
  const where = playerOf(view, seat)?.whereabouts
  if (where?.whereabouts === 'room') return where.room
  if (where?.whereabouts !== 'pod') return null
  const section = view.pods.find(({ pod }) => pod === where.pod)?.section
  return view.rooms.find((it) => it.room === `evacuation-section-${section ?? 'a'}`)?.number ?? null
}

/** A set of numbers with one more, in order. */
export const withOne = (some: number[], one: number): number[] =>
  some.includes(one) ? some : [...some, one].sort((a, b) => a - b)

export const without = (some: number[], one: number): number[] => some.filter((it) => it !== one)

/** How many there are of a token, changed by so many; the kinds stay in their order. */
export function counted(
  tokens: TokenCount[],
  token: TokenCount['token'],
  by: number,
  order: string[],
): TokenCount[] {
  const there = tokens.find((it) => it.token === token)
  const next = there
    ? tokens.map((it) => (it === there ? { ...it, count: it.count + by } : it))
    : [...tokens, { token, count: by }]
  return next.filter(({ count }) => count > 0).sort((a, b) => order.indexOf(a.token) - order.indexOf(b.token))
}

/** An egg leaves the nest; the last one is its end. */
export function fromNest(view: Followed): Followed {
  const eggs = Math.max(0, view.eggs - 1)
  return { ...view, eggs, 'nest-is-destroyed': view['nest-is-destroyed'] || eggs === 0 }
}
