/** What a newcomer is told in the first game, each thing when it first matters. */

import type { Choice, View } from '../../types/aliens'
import type { Lecture, Lesson } from '../game'
import { ids } from './ids'
import { enduranceOf, isSeen, picture } from './picture'

type Now = Lecture<View>

/** Whether I am asked something of a kind. */
const asks = (it: Now, ...questions: Choice['question'][]): boolean =>
  it.isAsked &&
  it.choosing.possible.some(({ offer }) => questions.includes((offer.choice as Choice).question))

/** Whether one of the answers costs cards. */
const costs = ({ choosing }: Now): boolean =>
  choosing.possible.some(({ offer }) =>
    ((offer.costs ?? []) as { what: string }[]).some(({ what }) => what === 'exhausted'),
  )

const enemyIds = ({ view }: Now, is: (it: View['enemies'][number]) => boolean): string[] =>
  view.enemies.filter(is).map(({ arrival }) => ids.enemy(arrival))

const deck = (): string[] => [ids.pile('deck'), ids.pile('exhaust')]

/** So near a blip is worth a word, in squares. */
const NEAR = 8

const isNear = ({ view }: Now): boolean => {
  const { enemies, figures } = picture(view)
  return enemies.some(
    ({ it, at }) =>
      it.kind === 'blip' &&
      figures.some((one) => Math.max(Math.abs(one.at.x - at.x), Math.abs(one.at.y - at.y)) <= NEAR),
  )
}

const active = ({ view }: Now): string[] =>
  view.activation ? [ids.character(view.activation.character)] : []

const isUnderWay = ({ view }: Now, rule: string): boolean => view['under-way'].some((it) => it.rule === rule)

export const lessons: Lesson<View>[] = [
  { name: 'squad', when: (it) => asks(it, 'hero-choice'), points: () => [], rule: 'AGD-3.3' },
  { name: 'equipment', when: (it) => asks(it, 'preparation'), points: () => [], rule: 'AGD-3.5' },
  {
    name: 'endurance',
    when: (it) => it.view.phase === 'marine-phase' && it.isAsked && costs(it),
    points: deck,
    rule: 'AGD-6E.2',
  },
  { name: 'actions', when: (it) => asks(it, 'next-action'), points: active, rule: 'AGD-4.13' },
  { name: 'sight', when: (it) => asks(it, 'next-step'), points: active, rule: 'AGD-6C.1' },
  {
    name: 'blip',
    when: (it) => it.isAsked && isNear(it),
    points: (it) => enemyIds(it, ({ kind }) => kind === 'blip'),
    rule: 'AGD-6J.1',
  },
  {
    name: 'spotted',
    when: (it) =>
      it.isAsked && it.view.enemies.some(({ kind, square }) => kind === 'alien' && isSeen(it.view, square)),
    points: (it) => enemyIds(it, ({ kind }) => kind === 'alien'),
    rule: 'AGD-6J.7',
  },
  { name: 'aim', when: (it) => asks(it, 'target-choice'), points: active, rule: 'AGD-6D.3' },
  { name: 'full-auto', when: (it) => asks(it, 'full-auto'), points: active, rule: 'AGD-6D.9' },
  {
    name: 'grunts',
    when: (it) => asks(it, 'grunt-order', 'remaining-grunt'),
    points: () => [],
    rule: 'AGD-4.15',
  },
  {
    name: 'rest',
    when: (it) => {
      const { above, under, exhaust } = enduranceOf(it.view)
      return asks(it, 'next-action') && exhaust > above + under
    },
    points: deck,
    rule: 'AGD-5.25',
  },
  { name: 'hazard', when: (it) => isUnderWay(it, 'hazard-effect'), points: () => [], rule: 'AGD-6E.18' },
  { name: 'defensive-fire', when: (it) => asks(it, 'defensive-shot'), points: () => [], rule: 'AGD-6H.2' },
  { name: 'defence', when: (it) => isUnderWay(it, 'defending'), points: () => [], rule: 'AGD-6I.1' },
  {
    name: 'down',
    when: (it) => it.isAsked && it.view.figures.some(({ condition }) => condition === 'knocked-down'),
    points: (it) =>
      it.view.figures
        .filter(({ condition }) => condition === 'knocked-down')
        .map(({ character }) => ids.character(character)),
    rule: 'AGD-4.22',
  },
  { name: 'window', when: (it) => asks(it, 'react-window'), points: () => [], rule: 'AGD-4.29' },
  {
    name: 'tracker',
    when: (it) => isUnderWay(it, 'resolving'),
    points: () => [ids.pile('tracker')],
    rule: 'AGD-6K.1',
  },
  {
    name: 'door',
    when: (it) =>
      asks(it, 'next-action') &&
      it.choosing.possible.some(({ offer }) => {
        const { answer } = offer.choice as Choice
        return typeof answer === 'object' && 'barricade' in answer
      }),
    points: (it) => it.view.fittings.barricaded.map(ids.door),
    rule: 'AGD-5.17',
  },
  {
    name: 'gun',
    when: (it) => it.isAsked && it.view.fittings.guns.length > 0,
    points: (it) => it.view.fittings.guns.map(({ gun }) => ids.gun(gun)),
    rule: 'AGD-6M.3',
  },
  {
    name: 'exit',
    when: (it) => it.isAsked && it.view.fittings['open-exit'] !== null,
    points: (it) => {
      const exit = it.view.fittings['open-exit']
      return exit === null ? [] : [ids.exit(exit)]
    },
    rule: 'AGD-6O.6',
  },
]
