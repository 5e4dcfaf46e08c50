/** What is in the Complex, in whole sentences: for screen readers and for the table in words. */

import { say } from '../../texts/texts.svelte'
import * as kit from '../nemesis-kit/labels'
import type { Way } from '../nemesis-kit/layouts/ways'
import { intrudersIn, peopleIn } from '../nemesis-kit/who'
import type { Level } from '../../types/lockdown'
import { BOOK } from './book'
import { areaName, roomName } from './names'
import type {
  CharacterPicture,
  CodePicture,
  ComplexPicture,
  CorridorPicture,
  Held,
  IntruderPicture,
  ObjectPicture,
  PowerPicture,
  RoomPicture,
} from './picture'

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
    ? say('lockdown-table-room-unknown', { n: number })
    : say('lockdown-table-room', { n: number, name: roomName(room) })

/** A room within a sentence: its number, and its name if it is known. */
export const roomCalled = ({ number, room }: RoomPicture): string =>
  room === null ? String(number) : say('lockdown-log-room', { n: number, name: roomName(room) })

/** What is special about a room now, besides who is there. */
export function roomStates(it: RoomPicture, { time }: ComplexPicture): string[] {
  return [
    it.isDark ? say('lockdown-table-is-dark') : say('lockdown-table-is-lit'),
    !it.isExplored && it.room !== null && !it.isSecret ? say('lockdown-table-not-explored') : '',
    it.isSecret ? say('lockdown-table-only-you-know') : '',
    it.items === null ? '' : say('lockdown-table-items', { n: it.items }),
    it.computer === 'none' ? '' : say(`lockdown-table-computer-${it.computer}`),
    it.hasFire ? say('lockdown-table-burns') : '',
    it.hasMalfunction ? say('lockdown-table-malfunction') : '',
    it.isVenting ? say('lockdown-table-venting') : '',
    it.nestEggs === null ? '' : say('lockdown-table-eggs', { n: it.nestEggs }),
    it.room === 'isolation-room'
      ? say(time.isIsolationOpen ? 'lockdown-table-isolation-open' : 'lockdown-table-isolation-closed')
      : '',
    it.isInCombat ? say('lockdown-table-combat') : '',
  ].filter((state) => state !== '')
}

export function roomLabel(it: RoomPicture, picture: ComplexPicture, seatName: SeatName): string {
  const people = peopleIn(it.number, picture).map((person) => personLabel(person, seatName))
  const intruders = intrudersIn(it.number, picture).map(intruderLabel)
  const objects = it.objects.map((object) => objectLabel(object, seatName))
  const here = [...people, ...intruders, ...objects].join(', ')
  return kit.sentences([
    roomTitle(it),
    ...roomStates(it, picture),
    here === '' ? null : say('lockdown-table-here', { list: here }),
  ])
}

export function corridorLabel(way: Way, it: CorridorPicture | undefined, rooms: RoomPicture[]): string {
  const called = (number: number): string | number => {
    const room = rooms.find((one) => one.number === number)
    return room ? roomCalled(room) : number
  }
  return kit.sentences([
    say('lockdown-table-corridor', {
      numbers: way.numbers.join(', '),
      from: called(way.room),
      to: called(way.other),
    }),
    it && it.door !== 'open' ? say(`lockdown-door-${it.door}`) : null,
    it?.hasNoise ? say('lockdown-table-noise') : null,
  ])
}

/** The entrance of a room to the technical corridors, by its numbers. */
export const entranceLabel = (room: number, numbers: readonly number[], isNoisy: boolean): string =>
  kit.sentences([
    say('lockdown-table-entrance', { n: room, numbers: numbers.join(', ') }),
    isNoisy ? say('lockdown-table-noise') : null,
  ])

/** A level or the elevator: whether it has power, by which token, and whether it is the next to lose it. */
export const powerLabel = ({ area, number, isOn, isNext }: PowerPicture): string =>
  kit.sentences([
    `${areaName(area)}: ${say(isOn ? 'lockdown-table-has-power' : 'lockdown-table-no-power')}`,
    number === null ? null : say('lockdown-table-power-token', { n: number }),
    isNext ? say('lockdown-table-next-off') : null,
  ])

export const elevatorLabel = (level: Level, hasPower: boolean): string =>
  kit.sentences([
    say('lockdown-table-elevator-at', { level: areaName(level) }),
    say(hasPower ? 'lockdown-table-has-power' : 'lockdown-table-no-power'),
  ])

/** Where a contingency token lies. */
export const codePlace = ({ lies, seat }: CodePicture, seatName: SeatName): string =>
  lies === 'with' && seat !== null
    ? say('lockdown-table-code-with', { seat: seatName(seat) })
    : say(`lockdown-table-code-${lies === 'with' ? 'pool' : lies}`)

/** A contingency token: what it says, as far as it is known. */
export function codeLabel(it: CodePicture, seatName: SeatName): string {
  const says = it.code === null ? say('lockdown-table-code-unseen') : say(`lockdown-contingency-${it.code}`)
  return say('lockdown-table-code', { n: it.token + 1, where: codePlace(it, seatName), says })
}
