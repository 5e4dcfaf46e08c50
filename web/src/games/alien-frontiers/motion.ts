/**
 * How each event is shown: how long it takes, what flies from where, what is heard.
 *
 * Ships, cards, colonies, fields and score markers fly by themselves from where they stood
 * to where they stand; here is said only where something comes from that was not there
 * before, and where something goes that is not there afterwards.
 */

import type { Heard, Resource, View } from '../../types/alien-frontiers'
import { say } from '../../texts/texts.svelte'
import type { Motion } from '../game'
import { ids, RELIC_NUMBER } from './ids'
import { cardKey } from './names'

/** Milliseconds at normal speed, as `--dur-*` has them. */
const MOVE = 420
const FLIP = 360
const SCENE = 700
const TUMBLE = 900
/** Between things that start together. */
const STAGGER = 60
/** What the queue waits after each event; dice that settle one by one count it in. */
const GAP = 120
/** As many tokens fly as can be told apart. */
const MOST_TOKENS = 5
/** Nobody has more colonies than this. */
const MOST_COLONIES = 8

const NOTHING: Motion = { lasts: 0 }

type SeatName = (seat: number) => string

export function motion(heard: Heard, before: View, seatName: SeatName): Motion {
  switch (heard.heard) {
    case 'turn-began': {
      const band = say('alien-frontiers-band-turn', { seat: seatName(heard.seat), round: heard.round })
      return { lasts: SCENE, band }
    }
    case 'game-over':
      return { lasts: SCENE, band: say('alien-frontiers-band-over'), sound: 'swell' }
    case 'player-resigned':
      return { lasts: SCENE, band: say('alien-frontiers-band-resigned', { seat: seatName(heard.seat) }) }

    case 'fleet-gathered':
      return { lasts: together(heard.ships.length) }
    case 'ship-rolled':
      return rolled(before, heard.seat, heard.ship)
    case 'ship-turned':
      return { lasts: FLIP, tumbles: [ids.ship(heard.seat, heard.ship)], sound: 'tap' }
    case 'ships-docked':
      return docked(heard, seatName)
    case 'ships-displaced':
      return { lasts: together(heard.ships.length), sound: 'swell' }
    case 'ships-stranded':
      return { lasts: together(heard.ships.length), sound: 'tap' }
    case 'ship-built':
      return { lasts: MOVE, comesFrom: shipsAt(heard.seat, [heard.ship]), sound: 'tap' }
    case 'relic-bought':
      return { lasts: MOVE, sound: 'tap' }
    case 'relic-went-home':
      return { lasts: MOVE, sound: 'swell' }
    case 'ship-forfeited':
      return { lasts: MOVE, goesTo: shipsAt(heard.seat, [heard.ship]) }
    case 'ship-lost':
    case 'ship-shot':
      return { lasts: MOVE, goesTo: shipsAt(heard.owner, [heard.ship]), sound: 'swell' }

    case 'fuel-gained':
      return tokens([['fuel', heard.fuel, ids.stock('fuel'), ids.atSeat(heard.seat, 'fuel')]])
    case 'ore-gained':
      return tokens([['ore', heard.ore, ids.stock('ore'), ids.atSeat(heard.seat, 'ore')]])
    case 'paid':
    case 'resources-returned':
      return {
        ...tokens([
          ['fuel', heard.fuel, ids.atSeat(heard.seat, 'fuel'), ids.stock('fuel')],
          ['ore', heard.ore, ids.atSeat(heard.seat, 'ore'), ids.stock('ore')],
        ]),
        sound: 'tap',
      }
    case 'traded':
      return tokens([
        ['fuel', heard.fuel, ids.atSeat(heard.seat, 'fuel'), ids.stock('fuel')],
        ['ore', 1, ids.stock('ore'), ids.atSeat(heard.seat, 'ore')],
      ])
    case 'fuel-stolen':
      return stolen('fuel', heard.fuel, heard.from, heard.seat)
    case 'ore-stolen':
      return stolen('ore', heard.ore, heard.from, heard.seat)

    case 'hub-started':
    case 'colony-placed':
      return { lasts: MOVE, comesFrom: newColony(heard.seat), sound: 'tap' }
    case 'hub-advanced':
    case 'colony-launched':
    case 'hub-colony-placed':
    case 'colony-moved':
    case 'colonies-swapped':
      return { lasts: MOVE, sound: 'tap' }
    case 'control-gained':
    case 'control-lost':
    case 'score-changed':
      return { lasts: MOVE }

    case 'field-placed':
      return { lasts: MOVE, comesFrom: { [ids.field(heard.field)]: ids.stock('fields') }, sound: 'tap' }
    case 'field-moved':
      return { lasts: MOVE, sound: 'tap' }
    case 'field-removed':
      return { lasts: MOVE, goesTo: { [ids.field(heard.field)]: ids.stock('fields') }, sound: 'tap' }

    case 'card-displayed': {
      const card = ids.displayedCard(heard.card, heard.slot - 1)
      return { lasts: FLIP, comesFrom: { [card]: ids.drawPileAnchor }, sound: 'paper' }
    }
    case 'card-dealt':
      return {
        lasts: FLIP,
        comesFrom: { [ids.card(heard.card, heard.seat)]: ids.drawPileAnchor },
        sound: 'paper',
      }
    case 'card-claimed': {
      const shown = ids.displayedCard(heard.card, heard.slot - 1)
      return { lasts: MOVE, comesFrom: { [ids.card(heard.card, heard.seat)]: shown }, sound: 'paper' }
    }
    case 'card-stolen': {
      const victim = ids.card(heard.card, heard.from)
      return { lasts: MOVE, comesFrom: { [ids.card(heard.card, heard.seat)]: victim }, sound: 'swell' }
    }
    case 'card-destroyed':
      return {
        lasts: MOVE,
        goesTo: { [ids.card(heard.card, heard.from)]: ids.discardPileAnchor },
        sound: 'swell',
      }
    case 'card-discarded': {
      const goesTo = { [ids.card(heard.card, heard.seat)]: ids.discardPileAnchor }
      return { lasts: SCENE, goesTo, band: played(heard.seat, heard.card, seatName), sound: 'paper' }
    }
    case 'card-recovered': {
      const comesFrom = { [ids.card(heard.card, heard.seat)]: ids.discardPileAnchor }
      return { lasts: MOVE, comesFrom, sound: 'paper' }
    }
    case 'display-cycled': {
      const cards = before.display.flatMap((card, slot) =>
        card === null ? [] : [ids.displayedCard(card, slot)],
      )
      return {
        lasts: MOVE,
        goesTo: Object.fromEntries(cards.map((id) => [id, ids.discardPileAnchor])),
        sound: 'paper',
      }
    }
    case 'pile-reshuffled':
      return { lasts: FLIP, sound: 'paper' }
    case 'power-used':
      return { lasts: SCENE, band: played(heard.seat, heard.card, seatName), sound: 'paper' }

    case 'first-player-chosen':
    case 'cache-counted':
    case 'ship-teleported':
    case 'nothing-left-in-stock':
    case 'nothing-stolen':
    case 'bonus-borrowed':
    case 'turn-ended':
      return NOTHING
  }
}

/** Several things that start one after another. */
function together(n: number): number {
  return MOVE + STAGGER * Math.min(Math.max(n - 1, 0), 6)
}

/** A raid is named while it goes on. */
function docked(heard: Extract<Heard, { heard: 'ships-docked' }>, seatName: SeatName): Motion {
  const lasts = together(heard.ships.length)
  if (heard.station !== 'raiders-outpost') return { lasts, sound: 'tap' }
  const band = say('alien-frontiers-band-raid', { seat: seatName(heard.seat) })
  return { lasts: Math.max(lasts, SCENE), band, sound: 'swell' }
}

function played(seat: number, card: Parameters<typeof cardKey>[0], seatName: SeatName): string {
  return say('alien-frontiers-band-card', { seat: seatName(seat), card: cardKey(card) })
}

/**
 * All dice of a roll tumble from its first event on, and settle one after another: each
 * event is one of them coming to rest, and together they last as long as one tumble.
 */
function rolled(before: View, seat: number, ship: number): Motion {
  const fleet = before.players[seat - 1]?.ships ?? []
  const rolling = chosenAgain(before) ?? fleet.flatMap((it, n) => (it.berth.at === 'hand' ? [n + 1] : []))
  const left = rolling.filter((number) => number >= ship)
  const lasts = Math.max(0, TUMBLE / Math.max(rolling.length, 1) - GAP)
  const isFirst = left.length === rolling.length
  return {
    lasts,
    tumbles: left.map((number) => ids.ship(seat, number)),
    ...(isFirst ? { sound: 'dice' } : {}),
  }
}

/** The ships that are rolled again with the Temporal Warper. */
function chosenAgain(view: View): number[] | null {
  const last = view['under-way'].at(-1)
  return last?.rule === 'reroll' ? last.chosen : null
}

type Flight = [what: Resource, n: number, from: string, to: string]

function tokens(flights: Flight[]): Motion {
  const flies = flights.filter(([, n]) => n > 0).map(([token, n, from, to]) => ({ token, n, from, to }))
  const most = Math.max(0, ...flies.map(({ n }) => Math.min(n, MOST_TOKENS)))
  return most === 0 ? NOTHING : { lasts: MOVE + STAGGER * (most - 1), flies, sound: 'chime' }
}

function stolen(what: Resource, n: number, from: number, to: number): Motion {
  return { ...tokens([[what, n, ids.atSeat(from, what), ids.atSeat(to, what)]]), sound: 'swell' }
}

/** Ships that are nobody's are beside the seat; the Relic Ship stands on its territory. */
function shipsAt(seat: number, ships: number[]): Record<string, string> {
  const own = ships.filter((ship) => ship !== RELIC_NUMBER)
  return Object.fromEntries(own.map((ship) => [ids.ship(seat, ship), ids.atSeat(seat, 'ships')]))
}

/** A colony that appears comes from those that its owner has still to place, whichever it is. */
function newColony(seat: number): Record<string, string> {
  const numbers = Array.from({ length: MOST_COLONIES }, (_, n) => n + 1)
  return Object.fromEntries(numbers.map((n) => [ids.colony(seat, n), ids.atSeat(seat, 'colonies')]))
}
