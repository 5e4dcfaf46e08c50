/** What a newcomer is told in the first game, each thing when it first matters. */

import type { Lecture, Lesson } from '../game'
import { picture } from './adapter'
import { ids } from './ids'
import type { CharacterPicture, RoomPicture } from './picture'
import type { Choice, View } from '../../types/nemesis'

type Now = Lecture<View>

const mine = ({ view, me }: Now): CharacterPicture | undefined =>
  picture(view).characters.find(({ seat }) => seat === me)

const myRoom = (it: Now): RoomPicture | undefined => {
  const place = mine(it)?.place
  return place?.at === 'room' ? picture(it.view).rooms.find(({ number }) => number === place.room) : undefined
}

const roomIds = (it: Now, is: (room: RoomPicture) => boolean): string[] =>
  picture(it.view)
    .rooms.filter(is)
    .map(({ number }) => ids.room(number))

/** Whether I am asked something of a kind. */
const asks = (it: Now, question: Choice['question']): boolean =>
  it.isAsked && it.choosing.possible.some(({ offer }) => (offer.choice as Choice).question === question)

/** In the turns of others one is asked as well: these lessons wait for the own. */
const isTurn = (it: Now): boolean => asks(it, 'turn')
const litRooms = (it: Now): string[] => roomIds(it, ({ number }) => it.choosing.isLit(ids.room(number)))
const noisy = (it: Now): string[] =>
  picture(it.view)
    .corridors.filter(({ hasNoise }) => hasNoise)
    .map(({ room, number }) => ids.corridor(room, number))

/** When something is to be seen somewhere in the rooms. */
const seen = (name: string, rule: string, is: (room: RoomPicture) => boolean): Lesson<View> => ({
  name,
  when: (it) => it.isAsked && picture(it.view).rooms.some(is),
  points: (it) => roomIds(it, is),
  rule,
})

/** When something is true of my character. */
const about = (name: string, rule: string, is: (person: CharacterPicture) => boolean): Lesson<View> => ({
  name,
  when: (it) => {
    const person = mine(it)
    return it.isAsked && person !== undefined && is(person)
  },
  points: (it) => [ids.character(it.me)],
  rule,
})

export const lessons: Lesson<View>[] = [
  {
    name: 'draft',
    when: (it) => it.isAsked && it.view.round === 0,
    points: () => [],
    rule: 'NEM-3.21',
  },
  { name: 'interruption', when: (it) => asks(it, 'interruption'), points: () => [], rule: 'NEM-5.55' },
  { name: 'objectives', when: isTurn, points: () => [], rule: 'NEM-21.1' },
  { name: 'welcome', when: isTurn, points: (it) => [ids.character(it.me)], rule: 'NEM-4.8' },
  {
    name: 'cards',
    when: isTurn,
    points: (it) => (mine(it)?.hand ?? []).map(({ id }) => id),
    rule: 'NEM-5.4',
  },
  { name: 'move', when: (it) => isTurn(it) && litRooms(it).length > 0, points: litRooms, rule: 'NEM-6.1' },
  { name: 'noise', when: (it) => it.isAsked && noisy(it).length > 0, points: noisy, rule: 'NEM-7.3' },
  {
    name: 'room-action',
    when: (it) => isTurn(it) && it.choosing.isLit(ids.room(myRoom(it)?.number ?? 0)),
    points: (it) => [ids.room(myRoom(it)?.number ?? 0)],
    rule: 'NEM-5.4',
  },
  {
    name: 'search',
    when: (it) => isTurn(it) && it.choosing.isLit(ids.handCard('search', 0)),
    points: () => [ids.handCard('search', 0)],
    rule: 'NEM-5.39',
  },
  {
    name: 'combat',
    when: (it) => it.isAsked && mine(it)?.isInCombat === true,
    points: (it) => [ids.character(it.me)],
    rule: 'NEM-11.1',
  },
  about('light-wounds', 'NEM-14.1', ({ lightWounds }) => lightWounds > 0),
  about('serious-wounds', 'NEM-14.3', ({ seriousWounds }) => seriousWounds.length > 0),
  about('slime', 'NEM-9.1', ({ hasSlime }) => hasSlime),
  about('larva', 'NEM-13.8', ({ hasLarva }) => hasLarva),
  {
    name: 'contamination',
    when: (it) => it.isAsked && (mine(it)?.hand ?? []).some(({ kind }) => kind === 'contamination'),
    points: (it) => (mine(it)?.hand ?? []).flatMap(({ id, kind }) => (kind === 'contamination' ? [id] : [])),
    rule: 'NEM-13.1',
  },
  seen('fire', 'NEM-9.4', ({ hasFire }) => hasFire),
  seen('malfunction', 'NEM-9.11', ({ hasMalfunction }) => hasMalfunction),
  seen('nest', 'NEM-17.9', ({ nestEggs }) => nestEggs !== null),
  {
    name: 'pass',
    when: (it) => isTurn(it) && it.canEndTurn && (mine(it)?.cards.hand ?? 0) <= 2,
    points: () => [],
    rule: 'NEM-4.10',
  },
  {
    name: 'event-phase',
    when: (it) => it.view.phase !== 'turns' && it.view.phase !== 'draw-cards' && it.view.round > 0,
    points: () => [ids.timeTrack, ids.bag],
    rule: 'NEM-4.14',
  },
  {
    name: 'hibernation',
    when: (it) => it.view.time >= 7,
    points: (it) => [ids.timeTrack, ...roomIds(it, ({ room }) => room === 'hibernatorium')],
    rule: 'NEM-19.4',
  },
  {
    name: 'self-destruct',
    when: (it) => it.view['self-destruct'] !== null,
    points: () => [ids.selfDestruct],
    rule: 'NEM-19.5',
  },
]
