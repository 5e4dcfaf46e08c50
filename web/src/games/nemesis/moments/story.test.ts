/** The moments that events make in the foreground. */

import { describe, expect, it } from 'vitest'
import { example } from '../example'
import type { Heard } from '../../../types/nemesis'
import { tell, type Shown } from './story'

const after = (heard: Heard[], view: Shown = example()): Shown =>
  heard.reduce((shown, it) => tell(shown, shown, it), view)

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
  })

  it('of the event phase counts what came of its steps, and steps aside for the ship', () => {
    const drawn = after([
      { event: 'time-passed', time: 3, self_destruct: null },
      { event: 'attacked', figure: 0, kind: 'adult', seat: 1, occasion: 'event-phase' },
      { event: 'injured', figure: 0, kind: 'adult', injuries: 1, by: 'fire' },
      { event: 'event-drawn', card: 'hunt-two' },
    ])
    expect(drawn.results).toEqual({ time: 3, attacks: 1, burnt: 1, isDrawn: true })
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

  it('of an exploration tells what is in the room, whatever its token says', () => {
    const heard = { seat: 1, number: 2, room: 'armory', effect: 'fire', items: 1 } as const
    const view = after([{ event: 'room-explored', ...heard }])
    expect(view.moment).toMatchObject({ moment: 'exploration', effect: 'fire', items: 1 })
  })

  it('changes nothing else in the view, and rides along where nothing is heard', () => {
    const view = example()
    const rolled = after([{ event: 'noise-rolled', seat: 1, face: 'two' }], view)
    const { moment, results: _, ...rest } = tell(view, rolled, null)
    expect(rest).toEqual(view)
    expect(moment).toBe(rolled.moment)
  })
})
