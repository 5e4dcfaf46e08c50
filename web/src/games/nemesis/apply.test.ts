/** What events change in the view that is shown, and the moments that they make. */

import { describe, expect, it } from 'vitest'
import { picture } from './adapter'
import { apply } from './apply'
import { example } from './example'
import type { Shown } from './moments/story'
import type { Heard } from '../../types/nemesis'

const after = (heard: Heard[], view: Shown = example()): Shown => heard.reduce(apply, view)
const corridor = (view: Shown, room: number, number: number) =>
  view.corridors.find(({ passage }) => passage.room === room && passage.corridor === number)

const FULL = [
  { held: 'object', what: 'egg' },
  { held: 'object', what: 'carcass' },
] as const

/** The example, with something in both hands of everybody. */
function withFullHands(): Shown {
  const view = example()
  return { ...view, players: view.players.map((it) => ({ ...it, hands: [...FULL] })) }
}

describe('a heavy item that is kept while both hands are full', () => {
  it('is in no hand and not in the inventory, but lies before its owner', () => {
    const view = after([{ event: 'item-kept', seat: 1, back: 'red', item: 'shotgun' }], withFullHands())

    expect(view.players[0]?.inventory).toEqual(example().players[0]?.inventory)
    expect(view.players[0]?.hands).toEqual(FULL)
    expect(picture(view).found).toMatchObject([{ item: 'shotgun' }])
  })

  it('is in the hand that was emptied for it', () => {
    const view = after(
      [
        { event: 'item-kept', seat: 1, back: 'red', item: 'shotgun' },
        { event: 'object-dropped', seat: 1, object: 'egg' },
        { event: 'heavy-item-taken', seat: 1, item: { item: 'shotgun', back: 'red' }, ammo: 1 },
      ],
      withFullHands(),
    )

    expect(view.players[0]?.hands[0]).toMatchObject({ held: 'item', item: { card: { item: 'shotgun' } } })
    expect(picture(view).found).toEqual([])
  })

  it('is nowhere for the others until it is known to be heavy or light', () => {
    const kept = after([{ event: 'item-kept', seat: 2, back: 'red', item: null }], withFullHands())
    const heavy = after(
      [
        { event: 'object-dropped', seat: 2, object: 'egg' },
        { event: 'heavy-item-taken', seat: 2, item: { item: 'shotgun', back: 'red' }, ammo: 1 },
      ],
      kept,
    )
    const light = after([{ event: 'turn-ended', seat: 2 }], kept)

    const before = example().players[1]?.backs ?? []
    expect(kept.players[1]?.backs).toEqual(before)
    expect(heavy.players[1]?.backs).toEqual(before)
    expect(heavy.players[1]?.hands[0]).toMatchObject({ held: 'item', item: { card: { item: 'shotgun' } } })
    expect(light.players[1]?.backs).toHaveLength(before.length + 1)
  })
})

describe('an event', () => {
  it('moves people and intruders', () => {
    const view = after([
      { event: 'moved', seat: 2, from: 11, to: 15 },
      { event: 'intruder-moved', figure: 0, kind: 'adult', from: 6, to: 7 },
    ])
    expect(view.players[1]?.whereabouts).toEqual({ whereabouts: 'room', room: 15 })
    expect(view.figures[0]?.room).toBe(7)
  })

  it('makes noise from either end of a corridor, and an encounter takes it all away', () => {
    const noisy = after([{ event: 'noise-made', room: 11, number: 3 }])
    expect(corridor(noisy, 8, 3)?.['has-noise']).toBe(true)
    const quiet = after([{ event: 'encountered', seat: 1, room: 14 }], noisy)
    expect(quiet['technical-noise']).toEqual([])
    expect(corridor(quiet, 8, 3)?.['has-noise']).toBe(true)
  })

  it('explores a room, with the items that are in it, whatever its token says', () => {
    const heard = { seat: 1, number: 2, room: 'armory', effect: 'fire', items: 1 } as const
    const view = after([{ event: 'room-explored', ...heard }])
    expect(view.rooms[1]).toMatchObject({ room: 'armory', 'is-explored': true, items: 1 })
    expect(view.moment).toMatchObject({ moment: 'exploration', effect: 'fire', items: 1 })
  })

  it('takes the armor that was given up from whoever had it', () => {
    const armor = { card: { item: 'armor', back: 'quest' }, count: 1 } as const
    const armed = example()
    const players = armed.players.map((it) => (it.seat === 1 ? { ...it, inventory: [armor] } : it))
    const view = after([{ event: 'armor-given-up', seat: 1 }], { ...armed, players })

    expect(view.players[0]?.inventory).toEqual([])
  })

  it('takes a discarded card out of my hand', () => {
    const view = after([{ event: 'card-discarded', seat: 1, card: 'search' }])
    expect(view.players[0]?.hand.cards?.actions).toEqual(['search', 'fast-repairs'])
    expect(view.players[0]?.hand.count).toBe(4)
  })

  it('spends ammunition and never more than there is', () => {
    const view = after([{ event: 'ammo-spent', seat: 1, weapon: 'sawed-off-shotgun', rounds: 3 }])
    expect(view.players[0]?.hands[0]).toMatchObject({ item: { ammo: 0 } })
  })
})

describe('a scan', () => {
  const known = { unscanned: 1, infected: 0, clean: 0 }
  /** The example, in which I have a contamination card in the hand and one among those discarded. */
  function withDiscarded(): Shown {
    const view = example()
    const discard = { actions: [], contamination: 1, scanned: known }
    return { ...view, players: view.players.map((it) => (it.seat === 1 ? { ...it, discard } : it)) }
  }

  it('tells of a card in my hand', () => {
    const view = after([{ event: 'scanned', seat: 1, result: 'clean' }], withDiscarded())

    expect(view.players[0]?.hand.cards?.scanned).toEqual({ unscanned: 0, infected: 1, clean: 1 })
    expect(view.players[0]?.discard.scanned).toEqual(known)
  })

  it('tells of a card in my hand first, and then of one that was turned up', () => {
    const one = after(
      [
        { event: 'contamination-turned-up', seat: 1 },
        { event: 'scanned', seat: 1, result: 'clean' },
      ],
      withDiscarded(),
    )
    const both = after([{ event: 'scanned', seat: 1, result: 'infected' }], one)

    expect(one.players[0]?.hand.cards?.scanned).toEqual({ unscanned: 0, infected: 1, clean: 1 })
    expect(one.players[0]?.discard.scanned).toEqual({ unscanned: 2, infected: 0, clean: 0 })
    expect(both.players[0]?.discard.scanned).toEqual({ unscanned: 1, infected: 1, clean: 0 })
  })
})

describe('a moment', () => {
  it('of an encounter grows to a surprise attack with its wounds', () => {
    const met = after([
      { event: 'encountered', seat: 2, room: 11 },
      { event: 'token-drawn', token: 'adult-four' },
    ])
    expect(met.moment).toMatchObject({ moment: 'encounter', token: { kind: 'adult', number: 4 }, hand: 5 })
    const hurt = after(
      [
        { event: 'attacked', figure: 1, kind: 'adult', seat: 2, occasion: 'surprise' },
        { event: 'attack-revealed', card: 'claw-attack-retreat', hits: true },
        { event: 'light-wound-suffered', seat: 2, by: 'attack' },
        { event: 'serious-wound-suffered', seat: 2, wound: 'leg', by: 'attack' },
      ],
      met,
    )
    expect(hurt.moment).toMatchObject({
      moment: 'attack',
      isSurprise: true,
      card: { attack: 'claw-attack', blood: 'retreat' },
      wounds: { light: 1, serious: ['leg'] },
    })
  })

  it('of a shot counts injuries and checks', () => {
    const view = after([
      { event: 'ammo-spent', seat: 1, weapon: 'sawed-off-shotgun', rounds: 1 },
      { event: 'combat-rolled', seat: 1, face: 'double-hit' },
      { event: 'injured', figure: 0, kind: 'adult', injuries: 2, by: 'shot' },
      {
        event: 'endurance-shown',
        figure: 0,
        kind: 'adult',
        card: 'scratch-three',
        compared: { endurance: 3, is_weakened: false, injuries: 3 },
        result: 'dies',
      },
      { event: 'intruder-died', figure: 0, kind: 'adult', room: 6 },
    ])
    expect(view.moment).toMatchObject({
      moment: 'shot',
      target: 'adult',
      injuries: 2,
      checks: [3],
      result: 'dies',
    })
    expect(view.rooms[5]?.carcasses).toBe(1)
  })

  it('of the event phase counts what came of its steps, and steps aside for the ship', () => {
    const drawn = after([
      { event: 'time-passed', time: 3, self_destruct: null },
      { event: 'attacked', figure: 0, kind: 'adult', seat: 1, occasion: 'event-phase' },
      { event: 'injured', figure: 0, kind: 'adult', injuries: 1, by: 'fire' },
      { event: 'event-drawn', card: 'hunt-two' },
    ])
    expect(drawn.results).toEqual({ time: 3, attacks: 1, burnt: 1 })
    expect(drawn.moment).toMatchObject({
      moment: 'event-phase',
      now: 'event',
      event: 'hunt-two',
      isAside: false,
    })
    const moved = after([{ event: 'intruder-moved', figure: 0, kind: 'adult', from: 6, to: 7 }], drawn)
    expect(moved.moment).toMatchObject({ moment: 'event-phase', event: 'hunt-two', isAside: true })
  })

  it('ends when a turn begins', () => {
    const rolled = after([{ event: 'noise-rolled', seat: 1, face: 'two' }])
    expect(rolled.moment).toMatchObject({ moment: 'noise', result: null })
    expect(after([{ event: 'turn-began', seat: 2 }], rolled).moment).toBeNull()
  })

  it('of the victory check keeps what came to light', () => {
    const view = after([
      { event: 'ship-jumped' },
      { event: 'engine-revealed', engine: 'one', token: 'damaged' },
      { event: 'arrived', coordinates: 'one', destination: 'mars' },
      { event: 'found-healthy', seat: 1 },
      { event: 'objective-revealed', seat: 1, objective: 'quarantine' },
      { event: 'game-over', winners: [1], leader: null },
    ])
    expect(view.moment).toMatchObject({
      moment: 'verdict',
      verdict: {
        step: 'over',
        engines: [{ number: 1, token: 'damaged' }],
        arrival: { course: 'b', destination: 'mars' },
        objectives: [{ seat: 1, objective: 'quarantine', isWinner: true }],
      },
    })
  })
})
