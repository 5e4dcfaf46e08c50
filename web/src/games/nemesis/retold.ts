/**
 * What the client says in its own words: several events in one line, and fights, in which an
 * intruder is called what it is called on the board.
 */

import { say, texts, type Text } from '../../texts/texts.svelte'
import type { Action, ActionCard, Aim, Heard, Target } from '../../types/nemesis'
import type { Known } from './known'
import { cardName } from './names'

type SeatName = (seat: number) => string
type Given = Extract<Heard, { event: 'card-discarded' | 'contamination-discarded' }>

const isGiven = (it: Heard | undefined): it is Given =>
  it?.event === 'card-discarded' || it?.event === 'contamination-discarded'

/** Cards are paid and discarded one after another, each as an answer. */
export function goesOn(before: Heard[], next: Heard[]): boolean {
  const [last, first] = [before.at(-1), next[0]]
  if (!isGiven(first) || last === undefined) return false
  return (isGiven(last) || last.event === 'declared') && last.seat === first.seat
}

/**
 * Cards that somebody draws, pays or discards one after another are one line: the first of them
 * has it, and the others have none.
 */
export function inOneLine(it: Heard, n: number, heard: Heard[], seatName: SeatName): string | null {
  if (it.event === 'card-drawn') {
    const drawn = run(it, n, heard, (other) => other.event === 'card-drawn')
    return drawn && say('nemesis-log-cards-drawn', { seat: seatName(it.seat), n: drawn.length })
  }
  if (!isGiven(it)) return null
  const given = run(it, n, heard, isGiven)
  if (!given) return ''
  const before = heard[n - 1]
  const isPaid = before?.event === 'declared' && before.seat === it.seat
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

function listed(given: Heard[]): string {
  const cards = given.flatMap((it): ActionCard[] => (it.event === 'card-discarded' ? [it.card] : []))
  const contamination = given.length - cards.length
  const names = [
    ...cards.map((card) => say('nemesis-log-card', { name: cardName(card) })),
    ...(contamination > 0 ? [say('nemesis-log-contamination', { n: contamination })] : []),
  ]
  return new Intl.ListFormat(texts.language).format(names)
}

/** What is told of a figure by its number alone is told with its name, where that is known. */
export function ofFigure(heard: Heard, told: Text, { figures }: Known): Text {
  const about = aboutFigure(heard)
  const kind = about ? figures.get(about.figure) : undefined
  return about && kind ? [about.key, { ...told[1], kind: `nemesis-intruder-${kind}` }] : told
}

interface AboutFigure {
  figure: number
  key: string
}

function aboutFigure(heard: Heard): AboutFigure | null {
  switch (heard.event) {
    case 'injured':
      return { figure: heard.figure, key: 'nemesis-log-injured' }
    case 'endurance-shown':
      return { figure: heard.figure, key: 'nemesis-log-endurance' }
    case 'retreat-shown':
      return { figure: heard.figure, key: 'nemesis-log-retreat' }
    case 'intruder-healed':
      return { figure: heard.figure, key: 'nemesis-log-healed' }
    case 'declared':
      return declaredAgainst(heard.action)
    default:
      return null
  }
}

function declaredAgainst(action: Action): AboutFigure | null {
  if (typeof action !== 'object') return null
  if ('shoot' in action) return target(action.shoot.at, 'nemesis-log-shoots')
  if ('melee' in action) return target(action.melee.at, 'nemesis-log-strikes')
  if ('play' in action) return aimed(action.play.aim, 'nemesis-log-plays-at', 'nemesis-log-plays-shot')
  return 'use' in action ? aimed(action.use.aim, 'nemesis-log-uses-at', 'nemesis-log-uses-shot') : null
}

function aimed(aim: Aim, at: string, shot: string): AboutFigure | null {
  if (typeof aim !== 'object') return null
  if ('figure' in aim) return { figure: aim.figure.figure, key: at }
  return 'shot' in aim ? { figure: aim.shot.figure, key: shot } : null
}

const target = (at: Target, key: string): AboutFigure | null =>
  at === 'eggs' ? null : { figure: at.figure.figure, key }
