/** The moments that events make in the foreground. */

import { describe, expect, it } from 'vitest'
import { example } from '../example'
import type { Cause, Heard } from '../../../types/nemesis'
import { tell, type Shown } from './story'

const after = (heard: Heard[], view: Shown = example()): Shown =>
  heard.reduce((shown, it) => tell(shown, shown, it), view)

describe('a moment', () => {
  it('of an encounter grows to a surprise attack with its wounds', () => {
    const met = after([
      { heard: 'encountered', seat: 2, room: 11 },
      { heard: 'token-drawn', token: 'adult-four' },
    ])
    expect(met.moment).toMatchObject({
      moment: 'encounter',
      token: { intruder: 'adult', number: 4 },
      hand: 5,
    })
    const hurt = after(
      [
        { heard: 'attacked', figure: 1, kind: 'adult', seat: 2, occasion: 'surprise' },
        { heard: 'attack-revealed', card: 'claw-attack-retreat', hits: true },
        { heard: 'light-wound-suffered', seat: 2, by: 'attack' },
        { heard: 'serious-wound-suffered', seat: 2, wound: 'leg', by: 'attack' },
      ],
      met,
    )
    expect(hurt.moment).toMatchObject({
      moment: 'attack',
      isSurprise: true,
      card: { attack: 'claw-attack', blood: null },
      wounds: { light: 1, serious: ['leg'] },
    })
  })

  it('of an attack tells that a light wound found no room', () => {
    const attack: Heard[] = [
      { heard: 'attacked', figure: 1, kind: 'adult', seat: 2, occasion: 'event-phase' },
      { heard: 'attack-revealed', card: 'scratch-two', hits: true },
    ]
    const full: Heard = { heard: 'serious-wound-suffered', seat: 2, wound: 'arm', by: 'light-wounds' }

    expect(after(attack).moment).toMatchObject({ isTrackFull: false })
    expect(after([...attack, full]).moment).toMatchObject({ isTrackFull: true, wounds: { serious: ['arm'] } })
  })

  it('of a wound is mine alone, and over with what comes next', () => {
    const burnt = (seat: number): Heard => ({ heard: 'light-wound-suffered', seat, by: 'fire' })
    const full: Heard = { heard: 'serious-wound-suffered', seat: 1, wound: 'leg', by: 'light-wounds' }

    expect(after([burnt(2)]).moment ?? null).toBeNull()
    expect(after([burnt(1)]).moment).toMatchObject({ moment: 'wound', by: 'fire', isTrackFull: false })
    expect(after([burnt(1), full]).moment).toMatchObject({ by: 'fire', isTrackFull: true })
    expect(after([burnt(1), burnt(2)]).moment).toBeNull()
    expect(after([burnt(1), { heard: 'event-drawn', card: 'lurking' }]).moment).toMatchObject({
      moment: 'event-phase',
    })
  })

  it('of a shot counts injuries and checks', () => {
    const view = after([
      { heard: 'ammo-spent', seat: 1, weapon: 'sawed-off-shotgun', rounds: 1 },
      { heard: 'combat-rolled', seat: 1, face: 'double-hit' },
      { heard: 'injured', figure: 0, kind: 'adult', injuries: 2, by: 'shot' },
      {
        heard: 'endurance-shown',
        figure: 0,
        kind: 'adult',
        card: 'scratch-three',
        compared: { endurance: 3, 'is-weakened': false, injuries: 3 },
        result: 'dies',
      },
      { heard: 'intruder-died', figure: 0, kind: 'adult', room: 6 },
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
      { heard: 'time-passed', time: 3, 'self-destruct': null },
      { heard: 'attacked', figure: 0, kind: 'adult', seat: 1, occasion: 'event-phase' },
      { heard: 'injured', figure: 0, kind: 'adult', injuries: 1, by: 'fire' },
      { heard: 'event-drawn', card: 'hunt-two' },
    ])
    expect(drawn.results).toEqual({ time: 3, attacks: 1, burnt: 1, isDrawn: true })
    expect(drawn.moment).toMatchObject({
      moment: 'event-phase',
      now: 'event',
      event: 'hunt-two',
      isAside: false,
    })
    const moved = after([{ heard: 'intruder-moved', figure: 0, kind: 'adult', from: 6, to: 7 }], drawn)
    expect(moved.moment).toMatchObject({ moment: 'event-phase', event: 'hunt-two', isAside: true })
  })

  it('ends when a turn begins', () => {
    const rolled = after([{ heard: 'noise-rolled', seat: 1, face: 'two' }])
    expect(rolled.moment).toMatchObject({ moment: 'noise', result: null })
    expect(after([{ heard: 'turn-began', seat: 2 }], rolled).moment).toBeNull()
  })

  it('of the victory check keeps what came to light', () => {
    const view = after([
      { heard: 'ship-jumped' },
      { heard: 'engine-revealed', engine: 'one', token: 'damaged' },
      { heard: 'arrived', coordinates: 'one', destination: 'mars' },
      { heard: 'found-healthy', seat: 1 },
      { heard: 'objective-revealed', seat: 1, objective: 'quarantine' },
      { heard: 'game-over', winners: [1], leader: null },
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
    const view = after([{ heard: 'room-explored', ...heard }])
    expect(view.moment).toMatchObject({ moment: 'exploration', effect: 'fire', items: 1 })
  })

  it('changes nothing else in the view, and rides along where nothing is heard', () => {
    const view = example()
    const rolled = after([{ heard: 'noise-rolled', seat: 1, face: 'two' }], view)
    const { moment, results: _, ...rest } = tell(view, rolled, null)
    expect(rest).toEqual(view)
    expect(moment).toBe(rolled.moment)
  })
})

describe('a death', () => {
  const attacked: Heard[] = [
    { heard: 'attacked', figure: 0, kind: 'breeder', seat: 1, occasion: 'event-phase' },
    { heard: 'attack-revealed', card: 'bite-six', hits: true },
  ]
  const eclosion: Heard[] = [{ heard: 'event-drawn', card: 'eclosion' }]
  const dies = (by: Cause): Heard => ({ heard: 'died', seat: 1, room: 6, by })
  const cause = (...heard: Heard[]): unknown => {
    const { moment } = after(heard)
    return moment?.moment === 'death' ? moment.cause : null
  }

  it('of an attack tells who and with what', () => {
    const card = { card: 'bite-six', attack: 'bite', blood: 6 }
    expect(cause(...attacked, dies('attack'))).toEqual({
      by: 'attack',
      attacker: 'breeder',
      card,
      event: null,
    })
  })

  it.each(['larva', 'blow', 'bleeding', 'surgery', 'resignation'] as const)('of %s says so', (by) => {
    expect(cause(dies(by))).toEqual({ by, attacker: null, card: null, event: null })
  })

  it('in an event names it, but not for somebody who leaves the table meanwhile', () => {
    expect(cause(...eclosion, dies('larva'))).toMatchObject({ by: 'larva', event: 'eclosion' })
    expect(cause(...eclosion, dies('resignation'))).toMatchObject({ by: 'resignation', event: null })
  })

  it('of something else during an attack is not laid to the attacker', () => {
    expect(cause(...attacked, dies('resignation'))).toMatchObject({ attacker: null, card: null })
  })
})
