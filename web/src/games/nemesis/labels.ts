/** What is on the ship, in whole sentences: for screen readers and for the table in words. */

import { say } from '../../texts/texts.svelte'
import { INTRUDER_CARD_PRINTS, ROOM_PRINTS } from './content'
import type { Way } from '../nemesis-kit/layouts/ways'
import { intrudersIn, peopleIn } from '../nemesis-kit/who'
import * as kit from '../nemesis-kit/labels'
import { sentences } from '../nemesis-kit/labels'
import { BOOK } from './book'
import { eventText, intruderEffectText, roomName } from './names'
import type {
  CharacterPicture,
  CorridorPicture,
  Held,
  IntruderPicture,
  ObjectPicture,
  PodPicture,
  RoomPicture,
  ShipPicture,
} from './picture'
import type { IntruderActionCard, Network } from '../../types/nemesis'

type SeatName = (seat: number) => string

export const personLabel = (it: CharacterPicture, seatName: SeatName): string =>
  kit.personLabel(BOOK, it, seatName)
export const intruderLabel = (it: IntruderPicture): string => kit.intruderLabel(BOOK, it)
export const objectLabel = (it: ObjectPicture, seatName: SeatName): string =>
  kit.objectLabel(BOOK, it, seatName)
/** What is in a hand. */
export const heldLabel = (held: Held[] | null): string => kit.heldLabel(BOOK, held)

export const roomTitle = ({ number, room }: RoomPicture): string =>
  room === null
    ? say('nemesis-table-room-unknown', { n: number })
    : say('nemesis-table-room', { n: number, name: roomName(room) })

/** A room within a sentence: its number, and its name if it is known. */
export const roomCalled = ({ number, room }: RoomPicture): string =>
  room === null ? String(number) : say('nemesis-log-room', { n: number, name: roomName(room) })

/** What is special about a room now, besides who is there. */
export function roomStates(it: RoomPicture): string[] {
  const { room } = it
  return [
    !it.isExplored && room !== null && !it.isSecret ? say('nemesis-table-not-explored') : '',
    it.isSecret ? say('nemesis-table-only-you-know') : '',
    it.items === null ? '' : say('nemesis-table-items', { n: it.items }),
    room !== null && ROOM_PRINTS[room]['has-computer'] ? say('nemesis-table-computer') : '',
    it.hasFire ? say('nemesis-table-burns') : '',
    it.hasMalfunction ? say('nemesis-table-malfunction') : '',
    it.isAirlock ? say('nemesis-table-airlock') : '',
    it.nestEggs === null ? '' : say('nemesis-table-eggs', { n: it.nestEggs }),
    it.engine ? engineState(it.engine) : '',
    it.isInCombat ? say('nemesis-table-combat') : '',
  ].filter((state) => state !== '')
}

export function engineState({ seen }: NonNullable<RoomPicture['engine']>): string {
  return seen === null
    ? say('nemesis-table-engine-unseen')
    : say('nemesis-table-engine-seen', { state: `nemesis-engine-token-${seen.value}`, round: seen.round })
}

export function roomLabel(it: RoomPicture, picture: ShipPicture, seatName: SeatName): string {
  const people = peopleIn(it.number, picture).map((person) => personLabel(person, seatName))
  const intruders = intrudersIn(it.number, picture).map(intruderLabel)
  const objects = it.objects.map((object) => objectLabel(object, seatName))
  const here = [...people, ...intruders, ...objects].join(', ')
  return sentences([
    roomTitle(it),
    ...roomStates(it),
    here === '' ? null : say('nemesis-table-here', { list: here }),
  ])
}

export function corridorLabel(way: Way, it: CorridorPicture | undefined, rooms: RoomPicture[]): string {
  const numbers = way.numbers.join(', ')
  const called = (number: number): string | number => {
    const room = rooms.find((one) => one.number === number)
    return room ? roomCalled(room) : number
  }
  return sentences([
    say('nemesis-table-corridor', { numbers, from: called(way.room), to: called(way.other) }),
    it && it.door !== 'open' ? say(`nemesis-door-${it.door}`) : null,
    it?.hasNoise ? say('nemesis-table-noise') : null,
  ])
}

export function networkLabel(network: Network, isOnly: boolean, isNoisy: boolean): string {
  return sentences([
    isOnly ? say('nemesis-table-technical') : say(`nemesis-network-${network}`),
    isNoisy ? say('nemesis-table-noise') : null,
  ])
}

export function podLabel({ number, section, isOpen, seats }: PodPicture, seatName: SeatName): string {
  return sentences([
    say('nemesis-table-pod', { n: number, section: section.toUpperCase() }),
    isOpen ? say('nemesis-pod-side-unlocked') : say('nemesis-pod-side-locked'),
    seats.length > 0 ? say('nemesis-table-here', { list: seats.map(seatName).join(', ') }) : null,
  ])
}

/** The three ways in which a card of the intruders can be used. */
export function intruderCardUses(card: IntruderActionCard): { move: string; attack: string; effect: string } {
  const { corridor, 'attack-cards': attackCards, effect } = INTRUDER_CARD_PRINTS[card]
  return {
    move:
      corridor === null
        ? say('nemesis-table-card-moves-anywhere')
        : say('nemesis-table-card-moves', { n: corridor }),
    attack: say('nemesis-table-card-attacks', { n: attackCards }),
    effect: [intruderEffectText(effect), ...(effect === 'metamorphosis' ? [eventText('eclosion')] : [])].join(
      ' ',
    ),
  }
}
