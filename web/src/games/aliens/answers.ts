/** The parts of an answer: what can be pressed for it, and the question that asks for the next of them. */

import { type Argument, say, type Text, texts } from '../../texts/texts.svelte'
import type {
  ActionAnswer,
  Amount,
  Ability,
  Card,
  Character,
  Choice,
  Square,
  StepAnswer,
  Touch,
  View,
} from '../../types/aliens'
import type { Offer, Part, Pressed } from '../game'
import { COPIES, ids, isSame, PUT_BACK } from './ids'
import { heroesOf, picture } from './picture'
import { PRINTED } from '../../printed/aliens'
import { squareText } from './called'
import { QUESTIONS } from './questions'

/** What is asked for first: what is done, with which card, by or to whom, where. */
const RANK = { deed: 0, card: 1, somebody: 2, place: 3, seat: 4 }

type Answer = { choice: unknown; touches: unknown[] }

const named = (key: string, where: string[], label: Text, rank: number, icon: string): Part => ({
  key,
  ids: where,
  label,
  rank,
  icon,
})

const CHARACTERS = PRINTED.characters.map(({ character }) => character)

/** Where a card is pressed: in hand, or where it is laid out. */
const cardIds = (card: Card): string[] => [...COPIES.map((copy) => ids.card(card, copy)), ids.laid(card)]

/** The card, whoever wears it: only whom the question is about can. */
const wornIds = (card: Card): string[] => CHARACTERS.map((character) => ids.worn(character, card))

export function part(touched: unknown, view: View, { choice }: Answer): Part {
  const touch = touched as Touch
  const { question } = choice as Choice
  switch (touch.touch) {
    case 'square':
      return square(touch.square, view, question)
    case 'door':
      return named(
        ids.door(touch.door),
        [ids.door(touch.door)],
        [
          'aliens-door',
          {
            'door-facing': `aliens-facing-${touch.door.facing}`,
            'door-square-board': touch.door.square.board,
            'door-square-column': touch.door.square.column,
            'door-square-row': touch.door.square.row,
          },
        ],
        RANK.place,
        'barricade',
      )
    case 'character':
      return somebody(touch.character)
    case 'hand-card':
      return named(
        `card:${touch.card}`,
        cardIds(touch.card),
        [`aliens-card-${touch.card}`, {}],
        RANK.card,
        touch.card,
      )
    case 'equipped-card':
      return named(
        ids.worn(touch.character, touch.card),
        [ids.worn(touch.character, touch.card)],
        [`aliens-card-${touch.card}`, {}],
        RANK.card,
        touch.card,
      )
    case 'gun':
      return named(
        ids.gun(touch.gun),
        [ids.gun(touch.gun)],
        [`aliens-gun-${touch.gun}`, {}],
        RANK.place,
        'gun',
      )
    case 'player':
      return player(touch.seat, view)
    case 'endurance-deck':
      return pile('deck', 'aliens-zone-deck')
    case 'exhaust-pile':
      return pile('exhaust', 'aliens-zone-exhaust-pile')
    case 'tracker-deck':
      return putBack(choice as Choice)
  }
}

const somebody = (character: Character): Part =>
  named(
    `character:${character}`,
    [ids.character(character)],
    [`aliens-character-${character}`, {}],
    RANK.somebody,
    character,
  )

/** The card lies open beside the deck: each end of it is a place. */
function putBack({ answer }: Choice): Part {
  const place = PUT_BACK.find((it) => it === answer) ?? 'top'
  const label: Text = [`aliens-answer-put-back-${place}`, {}]
  return {
    ...named(`tracker:${place}`, [ids.putBack(place)], label, RANK.place, 'tracker'),
    isWhole: true,
  }
}

const pile = (which: 'deck' | 'exhaust', name: string): Part =>
  named(`pile:${which}`, [ids.pile(which)], [name, {}], RANK.card, 'rest')

/** A square is pressed itself, or by the enemy on it. */
function square(at: Square, view: View, question: Choice['question']): Part {
  const enemies = picture(view).enemies.filter(({ it }) => isSame(it.square, at))
  return named(
    ids.square(at),
    [...enemies.map(({ it }) => ids.enemy(it.arrival)), ids.square(at)],
    squareText(at, view),
    RANK.place,
    enemies.length > 0 ? 'claw' : QUESTIONS[question],
  )
}

/** Somebody at the table, by their seat or by the hero they play. */
function player(seat: number, view: View): Part {
  const heroes = heroesOf(view, seat).map(({ character }) => ids.character(character))
  return named(
    `seat:${seat}`,
    [ids.seat(seat), ...heroes],
    ['aliens-table-player', { seat: { seat } }],
    RANK.seat,
    'squad',
  )
}

/** What is done, where no touch says it: with a sign of its own, and a place that stands for it. */
export function deed({ choice }: Offer): Part | null {
  const it = choice as Choice
  switch (it.question) {
    case 'next-action':
      return action(it.answer)
    case 'next-step':
      return step(it.answer)
    case 'gun-facing':
      return named(
        `facing:${it.answer}`,
        [`place:facing:${it.answer}`],
        [`aliens-facing-${it.answer}`, {}],
        RANK.deed,
        'gun',
      )
    case 'weapon-question':
    case 'gear-choice':
      return worn(it.answer)
    case 'defensive-shot':
      return it.answer === 'hold-fire' ? null : worn(it.answer.fire.weapon)
    case 'search-choice':
    case 'saved-card':
      return named(
        `card:${it.answer}`,
        cardIds(it.answer),
        [`aliens-card-${it.answer}`, {}],
        RANK.card,
        it.answer,
      )
    case 'board-order':
      return named(
        `board:${it.answer}`,
        [ids.board(it.answer)],
        [`aliens-board-face-${it.answer}`, {}],
        RANK.place,
        'scope',
      )
    case 'next-ability':
      return typeof it.answer === 'object' && 'use' in it.answer ? ability(it.answer.use.ability) : null
    default:
      return null
  }
}

const worn = (card: Card): Part =>
  named(`worn:${card}`, wornIds(card), [`aliens-card-${card}`, {}], RANK.card, card)

/** An ability is its character's, or its card's. */
function ability(which: Ability): Part {
  const owner = CHARACTERS.find((character) => which.startsWith(`${character}-`))
  const where = owner ? [ids.character(owner)] : wornIds('motion-tracker')
  return named(
    `ability:${which}`,
    where,
    [`aliens-ability-${which}`, {}],
    RANK.deed,
    owner ?? 'motion-tracker',
  )
}

function action(answer: ActionAnswer): Part | null {
  const plain = (name: 'move' | 'aim' | 'rest'): Part =>
    named(`deed:${name}`, [`deed:${name}`], [`aliens-action-${name}`, {}], RANK.deed, name)
  if (answer === 'move' || answer === 'aim' || answer === 'rest') return plain(answer)
  if (answer === 'end') return null
  if ('barricade' in answer)
    return named(
      'deed:barricade',
      ['deed:barricade'],
      ['aliens-action-barricade', {}],
      RANK.deed,
      'barricade',
    )
  return null
}

const EXITS = ['exit', 'exit-a', 'exit-b'] as const

function step(answer: StepAnswer): Part | null {
  if (answer === 'leave')
    return named('deed:leave', EXITS.map(ids.exit), ['aliens-answer-next-step-leave', {}], RANK.deed, 'exit')
  return null
}

/** What only carries out or leaves what was chosen before. */
const ENDS: Partial<Record<Choice['question'], readonly unknown[]>> = {
  'next-action': ['end'],
  'next-step': ['stop'],
  'equip-step': ['done'],
  preparation: ['done'],
  'grunt-order': ['nobody'],
}

export function endsTurn({ choice }: Offer): boolean {
  const { question, answer } = choice as Choice
  return ENDS[question]?.includes(answer) ?? false
}

/**
 * A button that names its price is pressed once, and so is whatever is asked in the course of an Action
 * that was chosen before. What gives something up or is the squad's defeat is pressed twice, and so is
 * a Move on which something comes to light.
 */
export function isDecided(
  { choice, forgoes, costs }: Offer,
  { isNamed, presses, isOrder }: Pressed,
): boolean {
  const { question, answer } = choice as Choice
  const isDefeat = ((costs ?? []) as Amount[]).some(({ what }) => what === 'defeat')
  if (isDefeat || forgoes) return false
  // Whoever has pressed both the enemy and the Weapon has aimed.
  if (isOrder) return presses > 1 && typeof answer === 'object' && 'attack' in answer
  // A Move that goes on, a card that is put on: nobody has to press anything for that.
  if (question === 'next-step' || question === 'equip-step') return true
  return isNamed || (presses > 0 && question !== 'next-action')
}

/** The question when a part is chosen already. */
export function heading(chosen: Part[], next: Part[], asks: Text | null): Text | null {
  const last = chosen.at(-1)
  if (!last) return asks
  const rank = next[0]?.rank
  const what = inHeading(last.label)
  if (rank === RANK.somebody || rank === RANK.seat) return ['aliens-table-heading-whom', { what }]
  if (rank === RANK.place) return ['aliens-table-heading-where', { what }]
  return ['aliens-table-heading-how', { what }]
}

/** A label inside another text: a person, a word by its key, or words that are said already. */
function inHeading([key, args]: Text): Argument {
  const { seat } = args
  if (typeof seat === 'object') return seat
  return texts.say(key, args)
}

/** How much of the activation is left. */
export function note(offers: Offer[], view: View): string | null {
  const { activation } = view
  const first = offers[0]?.choice as Choice | undefined
  if (!activation || first?.question !== 'next-action') return null
  return say('aliens-table-actions-left', {
    who: `aliens-character-${activation.character}`,
    n: activation.actions,
  })
}
