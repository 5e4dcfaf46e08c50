// @vitest-environment happy-dom
/** Whole games watched at normal speed: nothing of importance is skipped, and bots do not dawdle. */

import { beforeAll, describe, expect, it, vi } from 'vitest'
import { settings } from '../../app/settings.svelte'
import { GAMES, isTable, recorded } from '../../../tests/fixtures/nemesis'
import type { GameClient } from '../game'
import { beatsOf, type Beat } from '../../table/shown/change'
import { Queue } from '../../table/shown/queue.svelte'
import { texts } from '../../texts/texts.svelte'
import type { Heard } from '../../types/nemesis'
import { tell, type Shown } from './moments/story'
import { motion } from './motion'

/** What is never dropped, and the picture in which it is seen. */
const IMPORTANT: Partial<Record<Heard['heard'], string>> = {
  encountered: 'encounter',
  'first-encounter': 'encounter',
  attacked: 'attack',
  'attack-revealed': 'attack',
  'event-drawn': 'event-phase',
  'time-passed': 'event-phase',
  'bag-developed': 'event-phase',
  died: 'death',
}

/** With these the game is judged: whoever dies then stands in the verdict. */
const JUDGED: readonly Heard['heard'][] = ['ship-destroyed', 'ship-jumped', 'engine-revealed']

/** What whoever sits there is told, from the first table that they see until the game is judged. */
function toldIn(name: string): Heard[] {
  const records = recorded(name)
  const told = records.slice(records.findIndex(isTable)).flatMap((it) => (isTable(it) ? [] : it.heard))
  const judged = told.findIndex(({ heard }) => JUDGED.includes(heard))
  return judged < 0 ? told : told.slice(0, judged)
}

interface Seen {
  heard: Heard
  view: Shown
  /** How long it was to be seen, in milliseconds, and whether it waited for a press. */
  lasted: number
  isHeld: boolean
}

const STEP = 40
/** Every mode from a seat, and one from beside the table. */
const WATCHED = GAMES.filter((name) => !name.endsWith('-watched') || name.startsWith('three'))

/** Watches a record as somebody who sits there: the server tells everything up to each question at once. */
async function watch(name: string): Promise<{ seen: Seen[]; own: number[] }> {
  const records = recorded(name)
  const own = records.find((it) => isTable(it))?.view.own ?? []
  const seen: Seen[] = []
  const byView = new Map<unknown, Seen>()
  const game = {
    onTurn: (view: Shown) => (view.phase === 'turns' && view.ending === null ? view.turn.seat : null),
    motion,
    tell: (view: Shown, before: Shown, heard: Heard | null) => {
      const after = { ...tell(view, before, heard) }
      if (heard) byView.set(after, { heard, view: after, lasted: 0, isHeld: false })
      return after
    },
  } as unknown as GameClient
  const queue = new Queue(game, String, {
    isBot: (seat) => !own.includes(seat),
    isMine: (seat) => own.includes(seat),
  })
  let view: unknown = null
  let last: unknown = null
  for (const it of records) {
    if (!isTable(it)) {
      const heard: Beat[] = view === null ? [] : beatsOf(view, [it])
      heard.forEach((beat) => queue.hear(beat))
      view = heard.at(-1)?.after ?? view
      continue
    }
    if (queue.shown === null) queue.start(it.view)
    view = it.view
    queue.settle(view, () => undefined)
    if (it.questions.every(({ offers }) => offers.length === 0) && it.view.ending === null) continue
    await vi.advanceTimersByTimeAsync(0)
    while (queue.isBusy) {
      const now = byView.get(queue.shown)
      if (now && queue.shown !== last) seen.push(now)
      last = queue.shown
      if (now) {
        now.lasted += STEP
        now.isHeld ||= queue.isHeld
      }
      if (queue.isHeld) queue.skip()
      await vi.advanceTimersByTimeAsync(STEP)
    }
  }
  return { seen, own }
}

describe.each(WATCHED)('the game of %s, watched', (name) => {
  let seen: Seen[] = []
  let own: number[] = []

  beforeAll(async () => {
    await texts.need('ui')
    await texts.need('nemesis')
    vi.useFakeTimers()
    settings.change({ motion: 'normal', stopAfterEach: false })
    ;({ seen, own } = await watch(name))
    vi.useRealTimers()
  })

  it('shows every encounter, attack, event and death that is told, long enough to be seen', () => {
    const told = toldIn(name).filter((it) => IMPORTANT[it.heard] !== undefined)
    const shown = seen.filter(
      ({ heard, view: { moment }, lasted }) =>
        moment != null && moment.moment === IMPORTANT[heard.heard] && lasted > 300,
    )

    expect(told.length).toBeGreaterThan(20)
    expect(shown.map(({ heard }) => heard)).toEqual(told)
  })

  it('waits for whoever was attacked or killed', () => {
    const attacks = seen.flatMap(({ view: { moment } }, n) => {
      const next = seen[n + 1]?.view.moment
      const isLast = moment?.moment === 'attack' && next?.moment !== 'attack'
      return isLast && moment.card !== null && own.includes(moment.victim.seat) ? [n] : []
    })
    for (const n of attacks) {
      const scene = seen.slice(Math.max(0, n - 12), n + 1).filter((it) => it.view.moment?.moment === 'attack')
      expect(scene.some(({ isHeld }) => isHeld)).toBe(true)
    }
    for (const [n, { heard, view }] of seen.entries()) {
      if (heard.heard !== 'died' || !own.includes(heard.seat) || view.moment?.moment === 'verdict') continue
      expect(seen.slice(n, n + 6).some(({ isHeld }) => isHeld)).toBe(true)
    }
  })

  it('waits for whoever was hurt by fire, by bleeding or by their own blow', () => {
    for (const [n, { heard, view }] of seen.entries()) {
      const isHurt = heard.heard === 'light-wound-suffered' || heard.heard === 'serious-wound-suffered'
      if (!isHurt || !own.includes(heard.seat) || view.moment?.moment === 'attack') continue
      expect(view.moment?.moment, JSON.stringify(heard)).toBe('wound')
      expect(seen.slice(n, n + 6).some(({ isHeld }) => isHeld)).toBe(true)
    }
  })

  it('lets the turn of a bot take a few seconds, besides what has weight', () => {
    let turn = 0
    for (const { heard, view, lasted } of seen) {
      if (heard.heard === 'turn-began') turn = 0
      const isBot = view.phase === 'turns' && !own.includes(view.turn.seat)
      const weighs = motion(heard, view, String).scene !== undefined || view.moment != null
      if (isBot && !weighs) turn += lasted
      expect(turn).toBeLessThan(2_900)
    }
  })
})
