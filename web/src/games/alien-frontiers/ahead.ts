/** What lies ahead of an answer, as the server foresees it, in a few words. */

import { say } from '../../texts/texts.svelte'
import type { ControlAhead, Foresight, View } from '../../types/alien-frontiers'
import type { Foreseen, Offer } from '../game'
import { territoriesOf } from './choices'
import { stationName, territoryKey } from './names'

type SeatName = (seat: number) => string

/** What one answer leads to; nothing where nothing is to be said. */
export function foresee(
  foresight: unknown,
  answer: number,
  view: View,
  seatName: SeatName,
  offer: Offer,
): Foreseen | null {
  const it = (foresight as Foresight | null | undefined)?.answers.find((each) => each.answer === answer)
  if (!it) return null
  const { control, opens, ends } = it
  const named = territoriesOf(offer)
  // Wherever a colony goes, the same stations open: that helps nobody to choose a territory.
  const isOpening = opens.length > 0 && named.length === 0
  const told = [
    ...control.map((each) => controlled(each, view['this-turn'].seat, seatName, named)),
    ...(isOpening
      ? [say('alien-frontiers-ahead-opens', { stations: opens.map(stationName).join(', ') })]
      : []),
    ...(ends ? [say('alien-frontiers-ahead-ends')] : []),
  ]
  const words = told.join(' · ')
  return { words, brief: words, warns: '', strip: null }
}

/** Whose a territory will be; it is named unless the answer names it, and no other. */
function controlled(
  { territory, to }: ControlAhead,
  me: number,
  seatName: SeatName,
  named: string[],
): string {
  const whose = to === null ? 'nobodys' : to === me ? 'yours' : 'theirs'
  const key = `alien-frontiers-ahead-${whose}` as const
  const isNamed = named.length === 1 && named[0] === territory
  return say(isNamed ? key : (`${key}.named` as const), {
    territory: territoryKey(territory),
    seat: to === null ? '' : seatName(to),
  })
}
