/** What mattered among some events, each in one short sentence. */

import type { Heard } from '../../types/alien-frontiers'
import { say, tell, type Text } from '../../texts/texts.svelte'
import type { Mark } from '../game'
import { cardKey, territoryKey } from './names'

type SeatName = (seat: number) => string

/**
 * How much each thing matters. What changes points and whose land it is comes before what only
 * prepares for it; a raid weighs more, the more it takes.
 */
const WEIGHT = {
  over: 12,
  resigned: 10,
  taken: 8,
  lost: 7,
  gained: 6,
  colony: 5,
  relic: 4,
  field: 4,
  fire: 4,
  ship: 3,
  raid: 3,
  stolenCard: 3,
  card: 2,
}

export function marks(heard: Heard[], told: Text[], seatName: SeatName): Mark[] {
  const found: Mark[] = []
  const loot: string[] = []
  let taken = 0
  heard.forEach((it, n) => {
    const sentence = () => tell(told[n] ?? ['', {}], seatName)
    switch (it.heard) {
      case 'colony-launched':
      case 'colony-placed':
      case 'hub-colony-placed':
      case 'colony-moved':
      case 'colonies-swapped':
        found.push({ icon: 'colony', seat: it.seat, text: sentence(), weight: WEIGHT.colony })
        break
      case 'control-lost': {
        const next = heard[n + 1]
        const isTaken = next?.heard === 'control-gained' && next.territory === it.territory
        // Whoever takes a territory from somebody is named together with them.
        if (!isTaken) found.push({ icon: 'control', seat: it.seat, text: sentence(), weight: WEIGHT.lost })
        break
      }
      case 'control-gained': {
        const last = heard[n - 1]
        const from = last?.heard === 'control-lost' && last.territory === it.territory ? last.seat : null
        const args = { seat: seatName(it.seat), territory: territoryKey(it.territory) }
        const text =
          from === null ? sentence() : say('alien-frontiers-moment-taken', { ...args, from: seatName(from) })
        const weight = from === null ? WEIGHT.gained : WEIGHT.taken
        found.push({ icon: 'control', seat: it.seat, text, weight })
        break
      }
      case 'fuel-stolen':
        taken += it.fuel
        loot.push(say('alien-frontiers-bit-fuel-stolen', { from: seatName(it.from), fuel: it.fuel }))
        break
      case 'ore-stolen':
        taken += it.ore
        loot.push(say('alien-frontiers-bit-ore-stolen', { from: seatName(it.from), ore: it.ore }))
        break
      case 'card-stolen':
      case 'card-destroyed':
        taken += WEIGHT.stolenCard
        loot.push(say('alien-frontiers-bit-card-stolen', { from: seatName(it.from), card: cardKey(it.card) }))
        break
      case 'relic-bought':
      case 'relic-went-home':
        found.push({ icon: 'relic', seat: it.seat, text: sentence(), weight: WEIGHT.relic })
        break
      case 'ship-built':
        found.push({ icon: 'ship', seat: it.seat, text: sentence(), weight: WEIGHT.ship })
        break
      case 'ship-lost':
      case 'ship-shot':
        found.push({ icon: 'fire', seat: it.seat, text: sentence(), weight: WEIGHT.fire })
        break
      case 'field-placed':
      case 'field-moved':
      case 'field-removed':
        found.push({ icon: it.field, seat: it.seat, text: sentence(), weight: WEIGHT.field })
        break
      case 'card-claimed':
      case 'card-recovered':
        found.push({ icon: it.card, seat: it.seat, text: sentence(), weight: WEIGHT.card })
        break
      case 'player-resigned':
        found.push({ icon: 'end-turn', seat: it.seat, text: sentence(), weight: WEIGHT.resigned })
        break
      case 'game-over':
        found.push({ icon: 'point', seat: null, text: sentence(), weight: WEIGHT.over })
        break
      default:
        break
    }
  })
  const raider = heard.find(
    (it) =>
      it.heard === 'fuel-stolen' ||
      it.heard === 'ore-stolen' ||
      it.heard === 'card-stolen' ||
      it.heard === 'card-destroyed',
  )
  if (raider && 'seat' in raider) {
    const text = say('alien-frontiers-moment-raid', { seat: seatName(raider.seat), loot: loot.join(', ') })
    found.push({ icon: 'raiders-outpost', seat: raider.seat, text, weight: WEIGHT.raid + taken })
  }
  return found
}
