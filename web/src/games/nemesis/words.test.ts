// @vitest-environment happy-dom
/** Everything on the table can be said in every language, and nothing of it is missing. */

import { beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../texts/languages'
import { named, texts } from '../../texts/texts.svelte'
import { picture } from './adapter'
import { example } from './example'
import { explain } from './explain'
import { factsOf } from './facts'
import { ids } from './ids'
import { roomLabel } from './labels'
import { WAYS } from './layouts/layouts'
import { lessons } from './lessons'
import * as names from './names'
import { textBoard } from './textboard'
import { matching, type Item } from '../../board/in-words'
import { ACTION_CARDS, ATTACKS, CHARACTERS, EVENTS, INTRUDERS, ITEMS, OBJECTIVES, ROOMS } from './content'

const seatName = (seat: number): string => ['Maja', 'Тарас'][seat - 1] ?? ''
/** A key that was not found, a variable that was not given, or anything else that is no language. */
const RUBBISH = /nemesis-|undefined|null|NaN|[{}⟨]/

const said = (items: Item[]): string[] => items.flatMap((it) => [it.text, ...said(it.items ?? [])])

beforeAll(async () => {
  await texts.need('ui')
  await texts.need('nemesis')
})

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => texts.speak(language))

  it('every room, card, item, attack and event has its words', () => {
    const words = [
      ...ROOMS.flatMap((it) => [names.roomName(it), names.shortRoom(it), names.roomText(it)]),
      ...ACTION_CARDS.flatMap((it) => [names.cardName(it), names.cardText(it), names.cardGist(it)]),
      ...ITEMS.flatMap((it) => [names.itemName(it), names.itemText(it)]),
      ...ATTACKS.flatMap((it) => [names.attackName(it), names.attackText(it)]),
      ...EVENTS.flatMap((it) => [names.eventName(it), names.eventText(it)]),
      ...CHARACTERS.map(names.characterName),
      ...INTRUDERS.map(names.intruderName),
    ]
    for (const it of words) expect(it).not.toMatch(RUBBISH)
  })

  it('what stands on a card and on the board is short', () => {
    for (const card of ACTION_CARDS) expect(names.cardGist(card).length).toBeLessThanOrEqual(46)
    for (const room of ROOMS) expect(names.shortRoom(room).length).toBeLessThanOrEqual(19)
  })

  it('the whole table is written out also when the game is over', () => {
    const parts = textBoard(picture(example({ ending: 'fire' })), [1], seatName)
    for (const line of parts.flatMap(({ items }) => said(items))) expect(line).not.toMatch(RUBBISH)
  })

  it('the whole table is written out, and can be searched', () => {
    const parts = textBoard(picture(example()), [1], seatName)
    for (const { title, items } of parts) {
      for (const line of [title, ...said(items)]) expect(line).not.toMatch(RUBBISH)
    }
    const found = matching(
      parts.flatMap(({ items }) => items),
      names.roomName('canteen'),
    )
    expect(found.length).toBeGreaterThan(0)
  })

  it('everything that can be pointed at is explained', () => {
    const view = example()
    const ship = picture(view)
    const all = [
      ...ship.rooms.map(({ number }) => ids.room(number)),
      ...WAYS.basic.map(({ room, number }) => ids.corridor(room, number)),
      ...ship.characters.map(({ seat }) => ids.character(seat)),
      ...ship.intruders.map(({ id }) => ids.intruder(id)),
      ...ship.pods.map(({ number }) => ids.pod(number)),
      ...ACTION_CARDS.map((card) => ids.handCard(card, 0)),
      ...ITEMS.map((item) => ids.item(item, 1)),
      ids.handCard('contamination', 0),
      ids.held(0, 1),
      ids.network('red'),
      ids.timeTrack,
      ids.selfDestruct,
      ids.bag,
      ids.coordinates,
      ids.markers('fire'),
      ids.markers('malfunction'),
      ids.object('blue-corpse', 11),
    ]
    for (const id of all) {
      const explained = explain(id, view, seatName)
      expect([id, explained]).not.toEqual([id, null])
      for (const line of [explained?.title ?? '', ...(explained?.lines ?? [])])
        expect(line).not.toMatch(RUBBISH)
    }
  })

  it('rooms say what is in them', () => {
    const ship = picture(example())
    for (const room of ship.rooms) expect(roomLabel(room, ship, seatName)).not.toMatch(RUBBISH)
  })

  it('objectives say how they stand', () => {
    const ship = picture(example())
    const facts = OBJECTIVES.flatMap((it) => factsOf(it, ship.characters[0], ship, seatName))
    expect(facts.length).toBeGreaterThan(OBJECTIVES.length)
    for (const it of facts) expect(it).not.toMatch(RUBBISH)
  })

  it('every lesson has a heading and words', () => {
    for (const { name } of lessons) {
      expect(named(`nemesis-lesson-${name}`)).not.toMatch(RUBBISH)
      expect(named(`nemesis-lesson-${name}.title`)).not.toMatch(RUBBISH)
    }
  })
})
