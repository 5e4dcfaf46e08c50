/** What a newcomer is told in the first game, each thing when it first matters. */

import type { Choice, View } from '../../types/lockdown'
import type { Lecture, Lesson } from '../game'
import { picture } from './adapter'
import { TRACKS } from './content'
import { ids } from './ids'
import type { CharacterPicture, RoomPicture } from './picture'

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

/** When something is true of my character. */
const about = (name: string, rule: string, is: (person: CharacterPicture) => boolean): Lesson<View> => ({
  name,
  when: (it) => {
    const person = mine(it)
    return it.isAsked && it.view.round > 0 && person !== undefined && is(person)
  },
  points: (it) => [ids.character(it.me)],
  rule,
})

/** When something is true of the room in which my turn finds me. */
const here = (name: string, rule: string, is: (room: RoomPicture) => boolean): Lesson<View> => ({
  name,
  when: (it) => {
    const room = myRoom(it)
    return isTurn(it) && room !== undefined && is(room)
  },
  points: (it) => [ids.room(myRoom(it)?.number ?? 0)],
  rule,
})

/** So many rounds before a launch one has time to get there. */
const SOON = 2

export const lessons: Lesson<View>[] = [
  { name: 'draft', when: (it) => it.isAsked && it.view.round === 0, points: () => [], rule: 'LOC-4.80' },
  { name: 'interruption', when: (it) => asks(it, 'interruption'), points: () => [], rule: 'LOC-5.72' },
  { name: 'welcome', when: isTurn, points: (it) => [ids.character(it.me)], rule: 'LOC-4.8' },
  {
    name: 'objectives',
    when: (it) => isTurn(it) && (mine(it)?.objectives.length ?? 0) > 1,
    points: (it) =>
      (mine(it)?.objectives ?? []).flatMap(({ objective }) => (objective ? ids.objective(objective) : [])),
    rule: 'LOC-24.1',
  },
  {
    name: 'light',
    when: isTurn,
    points: () => (['s01', 's02', 's03', 'elevator'] as const).map(ids.power),
    rule: 'LOC-16.1',
  },
  {
    name: 'cards',
    when: isTurn,
    points: (it) => (mine(it)?.hand ?? []).map(({ id }) => id),
    rule: 'LOC-5.4',
  },
  { name: 'move', when: (it) => isTurn(it) && litRooms(it).length > 0, points: litRooms, rule: 'LOC-6.1' },
  { name: 'noise', when: (it) => it.isAsked && noisy(it).length > 0, points: noisy, rule: 'LOC-7.3' },
  about('dark', 'LOC-16.10', ({ isDark }) => isDark),
  {
    name: 'next-off',
    when: (it) => isTurn(it) && picture(it.view).time.next?.from === it.view.time.space,
    points: () => [ids.timeTrack],
    rule: 'LOC-16.31',
  },
  {
    name: 'room-action',
    when: (it) => isTurn(it) && it.choosing.isLit(ids.room(myRoom(it)?.number ?? 0)),
    points: (it) => [ids.room(myRoom(it)?.number ?? 0)],
    rule: 'LOC-5.4',
  },
  here('search', 'LOC-17.1', ({ items }) => (items ?? 0) > 0),
  here('fire', 'LOC-9.4', ({ hasFire }) => hasFire),
  here('malfunction', 'LOC-9.10', ({ hasMalfunction }) => hasMalfunction),
  here('elevator', 'LOC-8.10', ({ room }) => room === 'elevator-room'),
  here('backup', 'LOC-19.66', ({ room }) => room === 'backup-power-supply'),
  {
    name: 'computer',
    when: (it) => isTurn(it) && myRoom(it)?.computer === 'on',
    points: () => [ids.computer],
    rule: 'LOC-18.1',
  },
  {
    name: 'combat',
    when: (it) => it.isAsked && mine(it)?.isInCombat === true,
    points: (it) => [ids.character(it.me)],
    rule: 'LOC-11.1',
  },
  about('wounds', 'LOC-14.1', ({ lightWounds, seriousWounds }) => lightWounds + seriousWounds.length > 0),
  about('slime', 'LOC-9.1', ({ hasSlime }) => hasSlime),
  about('larva', 'LOC-13.8', ({ hasLarva }) => hasLarva),
  {
    name: 'contamination',
    when: (it) => it.isAsked && (mine(it)?.hand ?? []).some(({ kind }) => kind === 'contamination'),
    points: (it) => (mine(it)?.hand ?? []).flatMap(({ id, kind }) => (kind === 'contamination' ? [id] : [])),
    rule: 'LOC-13.1',
  },
  {
    name: 'codes',
    when: (it) => isTurn(it) && it.view.round >= 2 && (mine(it)?.codes.length ?? 0) > 0,
    points: (it) => (mine(it)?.codes ?? []).map(({ token }) => ids.code(token)),
    rule: 'LOC-22.8',
  },
  {
    name: 'knowledge',
    when: (it) => isTurn(it) && it.view.round >= 2 && (mine(it)?.knowledge ?? 0) > 1,
    points: () => [ids.knowledge],
    rule: 'LOC-15.1',
  },
  {
    name: 'pods',
    when: (it) => isTurn(it) && it.view.time.css.some(({ space }) => it.view.time.space - space <= SOON),
    points: (it) => it.view.time.css.map(({ space }) => ids.css(space)),
    rule: 'LOC-20.10',
  },
  {
    name: 'ways-out',
    when: (it) => isTurn(it) && it.view.round >= 3,
    points: (it) => [ids.gate, ...roomIds(it, ({ room }) => room === 'isolation-room')],
    rule: 'LOC-20.1',
  },
  {
    name: 'isolation',
    when: (it) => it.isAsked && it.view.time.space <= TRACKS['isolation-opens'] + 1,
    points: (it) => roomIds(it, ({ room }) => room === 'isolation-room'),
    rule: 'LOC-20.1',
  },
  {
    name: 'gate',
    when: (it) => it.isAsked && it.view['is-gate-open'],
    points: () => [ids.gate],
    rule: 'LOC-20.30',
  },
  { name: 'alert', when: (it) => it.view.time.alert !== null, points: () => [ids.alert], rule: 'LOC-21.20' },
  {
    name: 'autodestruction',
    when: (it) => it.isAsked && it.view.time.autodestruction !== null,
    points: () => [ids.bomb],
    rule: 'LOC-21.10',
  },
  {
    name: 'pass',
    when: (it) => isTurn(it) && it.canEndTurn && (mine(it)?.cards.hand ?? 0) <= 2,
    points: () => [],
    rule: 'LOC-4.17',
  },
  {
    name: 'event-phase',
    when: (it) => it.view.phase !== 'turns' && it.view.phase !== 'draw-cards' && it.view.round > 0,
    points: () => [ids.timeTrack, ids.bag],
    rule: 'LOC-4.1',
  },
]
