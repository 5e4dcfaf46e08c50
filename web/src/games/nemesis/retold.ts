/** What the client says in its own words: several events in one line. */

import { say, texts } from '../../texts/texts.svelte'
import type { ActionCard, Heard } from '../../types/nemesis'
import { cardName } from './names'

type SeatName = (seat: number) => string
type Given = Extract<Heard, { heard: 'card-discarded' | 'contamination-discarded' }>

const isGiven = (it: Heard | undefined): it is Given =>
  it?.heard === 'card-discarded' || it?.heard === 'contamination-discarded'

/** Cards are paid and discarded one after another, each as an answer. */
export function goesOn(before: Heard[], next: Heard[]): boolean {
  const [last, first] = [before.at(-1), next[0]]
  if (!isGiven(first) || last === undefined) return false
  return (isGiven(last) || last.heard === 'declared') && last.seat === first.seat
}

/**
 * Cards that somebody draws, pays or discards one after another are one line, and so are tokens
 * that go into the bag: the first of them has it, and the others have none.
 */
export function inOneLine(it: Heard, n: number, heard: Heard[], seatName: SeatName): string | null {
  if (it.heard === 'card-drawn') {
    const drawn = run(it, n, heard, (other) => other.heard === 'card-drawn')
    return drawn && say('nemesis-log-cards-drawn', { seat: seatName(it.seat), n: drawn.length })
  }
  if (it.heard === 'token-added') return tokensAdded(n, heard)
  if (!isGiven(it)) return null
  const given = run(it, n, heard, isGiven)
  if (!given) return ''
  const before = heard[n - 1]
  const isPaid = before?.heard === 'declared' && before.seat === it.seat
  const args = { seat: seatName(it.seat), n: given.length, cards: listed(given) }
  return isPaid ? say('nemesis-log-cards-paid', args) : say('nemesis-log-cards-discarded', args)
}

/** Everything of somebody from here on that is alike; nothing, if it began before. */
function run<It extends Heard & { seat: number }>(
  it: It,
  n: number,
  heard: Heard[],
  isAlike: (other: Heard) => boolean,
): Heard[] | '' {
  const isSame = (other: Heard | undefined): boolean =>
    other !== undefined && 'seat' in other && other.seat === it.seat && isAlike(other)
  if (isSame(heard[n - 1])) return ''
  const end = heard.findIndex((other, at) => at > n && !isSame(other))
  return heard.slice(n, end < 0 ? undefined : end)
}

/** One token is told by itself. */
function tokensAdded(n: number, heard: Heard[]): string | null {
  if (heard[n - 1]?.heard === 'token-added') return ''
  const end = heard.findIndex((it, at) => at > n && it.heard !== 'token-added')
  const names = heard
    .slice(n, end < 0 ? undefined : end)
    .flatMap((it) => (it.heard === 'token-added' ? [say(`nemesis-intruder-token-${it.token}`)] : []))
  if (names.length === 1) return null
  return say('nemesis-log-tokens-added', { tokens: new Intl.ListFormat(texts.language).format(names) })
}

function listed(given: Heard[]): string {
  const cards = given.flatMap((it): ActionCard[] => (it.heard === 'card-discarded' ? [it.card] : []))
  const contamination = given.length - cards.length
  const names = [
    ...cards.map((card) => say('nemesis-log-card', { name: cardName(card) })),
    ...(contamination > 0 ? [say('nemesis-log-contamination', { n: contamination })] : []),
  ]
  return new Intl.ListFormat(texts.language).format(names)
}
