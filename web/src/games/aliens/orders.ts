/** Orders: a square is a whole Move, an enemy a whole attack, in as many answers as the rules ask for. */

import { PRINTED } from '../../printed/aliens'
import { named, type Text } from '../../texts/texts.svelte'
import type { Character, Choice, Foresight, Reach, Square, View, Weapon } from '../../types/aliens'
import type { Offer, Order, Part } from '../game'
import { enemyOf, foreseenMove, foreseenShot, foresightOf, isFinal } from './ahead'
import { part } from './answers'
import { squareText } from './called'
import { isSame } from './ids'
import { cardName, enemyName } from './names'

export function orders(offers: Offer[], view: View, foresight: unknown): Order[] {
  const ahead = foresightOf(foresight)
  const first = offers[0]?.choice as Choice | undefined
  if (!ahead || !first) return []
  switch (first.question) {
    case 'next-action':
      return [...moves(offers, view, ahead), ...attacks(offers, view, ahead)]
    case 'next-step':
      return steps(view, ahead)
    default:
      return []
  }
}

const MOVE: Choice = { question: 'next-action', answer: 'move' }
const STOP: Choice = { question: 'next-step', answer: 'stop' }
const to = (square: Square): Choice => ({ question: 'next-step', answer: { to: { square } } })
const isMove = ({ choice }: Offer): boolean => JSON.stringify(choice) === JSON.stringify(MOVE)

/** The steps to a square, the first one first. */
export function wayTo(reach: Reach, all: Reach[]): Square[] {
  const before = reach.via && all.find(({ square }) => reach.via !== null && isSame(square, reach.via))
  return [...(before ? wayTo(before, all) : []), reach.square]
}

function walk(
  reach: Reach,
  view: View,
  mover: Character,
): Required<Pick<Order, 'parts' | 'isFinal' | 'says' | 'ahead'>> {
  const there = squarePart(reach.square, view, to(reach.square))
  return {
    parts: [{ ...there, isWhole: true }],
    isFinal: isFinal(reach),
    says: () => ['aliens-table-order-move', { where: inWords(squareText(reach.square, view)) }],
    ahead: () => foreseenMove(reach, mover),
  }
}

const inWords = ([key, args]: Text): string => named(key, args)

const squarePart = (square: Square, view: View, choice: Choice): Part =>
  part({ touch: 'square', square }, view, { choice, touches: [] })

/** From where the active character stands, and at the end of it: the Move is over there. */
function moves(offers: Offer[], view: View, ahead: Foresight): Order[] {
  const mover = view.activation?.character
  const bare = offers.find(isMove)
  if (!bare || !mover || ahead.reach.length === 0) return []
  const deed: Part = {
    key: 'deed:move',
    ids: ['deed:move'],
    label: ['aliens-action-move', {}],
    rank: 0,
    icon: 'move',
  }
  const ends = ahead.reach.filter((reach) => reach['may-stop'])
  const whole = ends.map((reach): Order => {
    const there = walk(reach, view, mover)
    const choices = [MOVE, ...wayTo(reach, ahead.reach).map(to)]
    return { ...there, parts: [deed, ...there.parts], choices, last: STOP }
  })
  const byStep: Order = {
    choices: [MOVE],
    parts: [deed],
    isFinal: bare['is-final'] ?? false,
    says: () => ['aliens-table-step-by-step', {}],
    ahead: () => null,
  }
  return [...whole, byStep]
}

/** In the middle of a Move one may walk on to any square, and on from there. */
function steps(view: View, ahead: Foresight): Order[] {
  const waiting = view['under-way'].at(-1)
  if (waiting?.rule !== 'next-step') return []
  const mover = waiting.movement.character
  const ends = ahead.reach.filter((reach) => reach['may-stop'] || reach.cost === 1)
  return ends.map((reach): Order => ({
    ...walk(reach, view, mover),
    choices: wayTo(reach, ahead.reach).map(to),
  }))
}

/** With each weapon at each enemy. Where there is only one, nobody is asked at which. */
function attacks(offers: Offer[], view: View, ahead: Foresight): Order[] {
  const attacker = view.activation?.character
  return offers.flatMap((offer): Order[] => {
    const { question, answer } = offer.choice as Choice
    if (question !== 'next-action' || typeof answer !== 'object' || !('attack' in answer)) return []
    const { weapon } = answer.attack
    // What hits everybody around is aimed at a square.
    if (isArea(weapon)) return []
    const shots = ahead.shots.filter(
      (it) => it.character === attacker && it.weapon === weapon && it['blocked-by'] === null,
    )
    return shots.flatMap((shot): Order[] => {
      const enemy = enemyOf(view, shot.enemy)
      if (!enemy) return []
      const at: Choice = { question: 'target-choice', answer: enemy.it.square }
      return [
        {
          choices: shots.length > 1 ? [offer.choice, at] : [offer.choice],
          parts: [
            ...offer.touches.map((touch) => part(touch, view, offer)),
            { ...squarePart(enemy.it.square, view, at), isWhole: true },
          ],
          isFinal: true,
          says: () => ['aliens-table-order-attack', { what: enemyName(enemy), weapon: cardName(weapon) }],
          ahead: () => foreseenShot(shot, ahead, view),
        },
      ]
    })
  })
}

const isArea = (weapon: Weapon): boolean =>
  PRINTED.weapons.some((it) => it.weapon === weapon && it.keywords.includes('area'))
