/** What a newcomer is told in the first game, each thing when it first matters. */

import type { Lesson, Lecture } from '../game'
import type { Station, View } from '../../types/alien-frontiers'
import { ids } from './ids'

const mine = ({ view, me }: Lecture<View>) => view.players[me - 1]

const shipsInHand = (it: Lecture<View>): string[] =>
  (mine(it)?.ships ?? []).flatMap((ship, n) => (ship.berth.at === 'hand' ? [ids.ship(it.me, n + 1)] : []))

const isLit =
  (station: Station) =>
  ({ choosing }: Lecture<View>): boolean =>
    choosing.isLit(ids.station(station))

/** A lesson about a station, when it can first be used. */
const about = (station: Station, rule: string): Lesson<View> => ({
  name: station,
  when: (it) => it.isAsked && isLit(station)(it),
  points: () => [ids.station(station)],
  rule,
})

const hasColonies = (it: Lecture<View>): boolean =>
  it.view.territories.some(({ colonies }) => (colonies[it.me - 1] ?? 0) > 0)

export const lessons: Lesson<View>[] = [
  {
    name: 'welcome',
    when: (it) => it.isAsked && shipsInHand(it).length > 0,
    points: shipsInHand,
    rule: 'AF-4.2',
  },
  {
    name: 'choose',
    when: (it) => it.isAsked && it.choosing.pressed.length === 0,
    points: shipsInHand,
    rule: 'AF-5.1',
  },
  {
    name: 'targets',
    when: (it) => it.isAsked && it.choosing.pressed.length === 1,
    points: () => [],
    rule: 'AF-5.1',
  },
  { name: 'take-back', when: (it) => it.canUndo, points: () => [] },
  about('solar-converter', 'AF-14.1'),
  about('lunar-mine', 'AF-9.2'),
  about('colonist-hub', 'AF-7.1'),
  about('alien-artifact', 'AF-6.1'),
  about('shipyard', 'AF-13.1'),
  about('orbital-market', 'AF-11.1'),
  about('raiders-outpost', 'AF-12.1'),
  about('terraforming-station', 'AF-15.1'),
  about('colony-constructor', 'AF-8.1'),
  {
    name: 'cards',
    when: (it) =>
      it.isAsked && (mine(it)?.cards ?? []).some((card) => it.choosing.isLit(ids.card(card, it.me))),
    points: (it) => (mine(it)?.cards ?? []).map((card) => ids.card(card, it.me)),
    rule: 'AF-20.3',
  },
  { name: 'end-turn', when: (it) => it.isAsked && it.canEndTurn, points: () => [], rule: 'AF-5.4' },
  {
    name: 'others',
    when: (it) => !it.isAsked && it.view['this-turn'].seat !== it.me,
    points: () => [],
  },
  {
    name: 'launch',
    when: (it) => it.isAsked && it.choosing.isLit(ids.hubTrack(it.me)),
    points: (it) => [ids.hubTrack(it.me)],
    rule: 'AF-7.8',
  },
  {
    name: 'control',
    when: hasColonies,
    points: (it) =>
      it.view.territories.flatMap(({ territory, colonies }) =>
        (colonies[it.me - 1] ?? 0) > 0 ? [ids.territory(territory)] : [],
      ),
    rule: 'AF-16.4',
  },
  {
    name: 'limit',
    when: (it) => {
      const tokens = mine(it)?.tokens
      return tokens !== undefined && tokens.fuel + tokens.ore >= 7
    },
    points: (it) => [ids.tokens(it.me, 'fuel'), ids.tokens(it.me, 'ore')],
    rule: 'AF-22.2',
  },
  {
    name: 'end',
    when: ({ view }) => view.players.some((player) => player['free-colonies'] <= 1),
    points: () => [],
    rule: 'AF-23.1',
  },
]
