/** A table follows what the server tells, through reloads, other windows and what is taken back. */

// @vitest-environment happy-dom
import { beginAnew, game, line, played, seated, settled, table, tell } from './sitting-played'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { settings } from '../../app/settings.svelte'
import { Sitting } from './sitting.svelte'
import type { Desk, Said } from '../shell/desk.svelte'
import { takeBack, takenBackText } from '../question/undoing'

beforeEach(beginAnew)

describe('the log', () => {
  it('has an answer and what carries it out in one moment, with what was known before it', async () => {
    const sitting = await seated()

    played(2, 2, 1, 'declares')
    played(3, 3, 1, 'pays')
    played(4, 4, 2, 'pays')
    table(4, 4, true, ['first', 'declares', 'pays', 'pays'])
    await settled()

    const moments = sitting.memory.log.map(({ what, known }) => ['heard' in what ? what.heard : [], known])
    expect(moments).toEqual([
      [['first'], null],
      [['declares', 'pays'], ['first']],
      [['pays'], ['first', 'declares', 'pays']],
    ])
  })

  it('reads out what is new, though it stands in a moment that was read before', async () => {
    const sitting = await seated()
    played(2, 2, 1, 'declares')
    table(2, 2, true, ['first', 'declares'])
    await settled()

    played(3, 3, 1, 'pays')
    table(3, 3, true, ['first', 'declares', 'pays'])
    await settled()

    expect(sitting.memory.log).toHaveLength(2)
    expect(sitting.memory.news.map(({ what }) => 'heard' in what && what.heard)).toEqual([['pays']])
  })
})

describe('a table', () => {
  it('asks once what led to the question has been shown', async () => {
    const sitting = await seated()
    expect(sitting.question?.entry).toBe(1)
    expect(sitting.memory.log).toHaveLength(1)
    expect(sitting.choosing.isOpen).toBe(true)
    expect(sitting.queue?.shown).toEqual({ played: ['first'] })
  })

  it('is there at once, though something that waits for a press came while it was being set up', async () => {
    const sitting = new Sitting('t', null)
    line.listener.changed('open')
    table(1, 1, true, [])
    played(2, 2, 2, 'it befalls me')
    table(2, 2, true, ['it befalls me'])
    await settled()

    expect(sitting.settled?.n).toBe(1)
    expect(sitting.queue?.isHeld).toBe(true)
    sitting.queue?.skip()
    await settled()
    expect(sitting.settled?.n).toBe(2)
  })

  it('asks again for drawings that did not come', async () => {
    vi.useFakeTimers()
    line.failures = 2
    const sitting = new Sitting('t', null)
    line.listener.changed('open')
    table(1, 1, true, ['first'])
    await vi.advanceTimersByTimeAsync(3_000)
    vi.useRealTimers()

    expect(sitting.problem).toBeNull()
    expect(sitting.settled?.n).toBe(1)
  })

  it('says so when its drawings cannot be had', async () => {
    vi.useFakeTimers()
    line.failures = Infinity
    const sitting = new Sitting('t', null)
    line.listener.changed('open')
    table(1, 1, true, ['first'])
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()

    expect(sitting.problem?.code).toBe('no-connection')
  })

  it('keeps what is half chosen when somebody comes or writes', async () => {
    const sitting = await seated()
    sitting.choosing.pressed = ['a']
    tell({ type: 'happened', n: 2, at: 0, what: 'chat', seat: 2, name: 'Тарас', text: 'hi' })
    table(2, 1, true, ['first'])
    await settled()
    expect(sitting.choosing.pressed).toEqual(['a'])
    expect(sitting.memory.unread).toBe(1)
  })

  it('sees who comes and goes without being asked anew', async () => {
    const sitting = await seated()
    sitting.choosing.pressed = ['a']
    const asked = sitting.question

    const seats = [
      { seat: 1, kind: { kind: 'person' }, name: 'Maja', 'is-here': true, 'sitting-in': null },
      { seat: 2, kind: { kind: 'bot', level: 'greedy' }, name: '', 'is-here': true, 'sitting-in': null },
    ]
    tell({ type: 'presence', seats, spectators: 3 })
    await settled()

    expect(sitting.now?.spectators).toBe(3)
    expect(sitting.settled?.seats[1]?.['is-here']).toBe(true)
    expect(sitting.question).toEqual(asked)
    expect(sitting.choosing.pressed).toEqual(['a'])
  })

  it('sees who came while what happened before was still being shown', async () => {
    const sitting = await seated()

    played(2, 2, 1, 'declares')
    table(2, 2, true, ['first', 'declares'])
    tell({ type: 'presence', seats: sitting.now?.seats ?? [], spectators: 3 })
    expect(sitting.settled?.view).toEqual({ played: ['first'] })
    await settled()

    expect(sitting.settled?.view).toEqual({ played: ['first', 'declares'] })
    expect(sitting.settled?.spectators).toBe(3)
  })

  it('does not come back to a table that it was sent away from', async () => {
    const sitting = await seated()

    tell({ type: 'closing', problem: { code: 'sent-away' } })
    await settled()

    expect(sitting.problem?.code).toBe('sent-away')
    expect(line.said.at(-1)).toBe('closed')
  })

  it('sends an answer once, and takes the next question', async () => {
    const sitting = await seated()
    sitting.choosing.press('a')
    sitting.choosing.press('b')
    expect(line.said.filter((it) => (it as { say?: string }).say === 'answer')).toHaveLength(1)
    expect(sitting.choosing.given).not.toBeNull()
    played(2, 2, 1, 'mine')
    table(2, 2, true, ['first', 'mine'])
    await settled()
    expect(sitting.choosing.given).toBeNull()
    expect(sitting.choosing.isOpen).toBe(true)
    expect(sitting.notice).toBeNull()
  })

  it('says so when another window has answered', async () => {
    const sitting = await seated()
    played(2, 2, 1, 'mine, elsewhere')
    table(2, 2, false, ['first', 'mine, elsewhere'])
    await settled()
    expect(sitting.notice).toBe('web-table-answered-elsewhere')
    expect(sitting.question).toBeNull()
    expect(sitting.choosing.possible).toEqual([])
  })

  it('opens the question again when an answer is refused', async () => {
    const sitting = await seated()
    sitting.choosing.press('a')
    tell({ type: 'refused', re: line.said.length, problem: { code: 'refused-because', rule: 'AF-5.2' } })
    expect(sitting.refused.answer?.rule).toBe('AF-5.2')
    expect(sitting.choosing.isOpen).toBe(true)
    expect(sitting.choosing.given).toBeNull()
  })

  it('forgets what was taken back', async () => {
    const sitting = await seated()
    played(2, 2, 1, 'mine')
    table(2, 2, true, ['first', 'mine'])
    tell({ type: 'happened', n: 3, at: 0, what: 'undone', to: 1, seat: 1, answers: 1, outcomes: 0 })
    table(3, 3, true, ['first'])
    await settled()
    expect(sitting.memory.steps.map((step) => step.entry)).toEqual([1])
    expect(sitting.memory.log.map((it) => ('note' in it.what ? it.what.note : it.what.entry))).toEqual([
      1,
      'undone',
    ])
    expect(sitting.queue?.shown).toEqual({ played: ['first'] })
  })

  it('says what was taken back, and can do it again', async () => {
    const sitting = await seated()
    sitting.choosing.press('a')
    played(2, 2, 1, 'mine')
    table(2, 2, true, ['first', 'mine'])
    await settled()
    tell({ type: 'happened', n: 3, at: 0, what: 'undone', to: 1, seat: 1, answers: 1, outcomes: 0 })
    table(3, 3, true, ['first'])
    await settled()
    const back = sitting.takenBack
    expect(back?.answer?.heard).toEqual(['mine'])
    if (!back) throw new Error('something was taken back')
    const toast = takenBackText(sitting, back)
    expect(toast.text).toBe('web-undo-done')
    line.said.length = 0
    toast.action?.act()
    expect(line.said).toMatchObject([{ say: 'answer', entry: 3, choice: 'a' }])
  })

  it('offers nothing again that is not offered any more, or was not mine', async () => {
    const sitting = await seated()
    sitting.choosing.press('a')
    played(2, 2, 1, 'mine')
    table(2, 2, true, ['first', 'mine'])
    await settled()
    tell({ type: 'happened', n: 3, at: 0, what: 'undone', to: 1, seat: 1, answers: 1, outcomes: 0 })
    table(3, 3, false, ['first'])
    await settled()
    if (!sitting.takenBack) throw new Error('something was taken back')
    expect(takenBackText(sitting, sitting.takenBack).action).toBeUndefined()
    const { answer } = sitting.takenBack
    if (!answer) throw new Error('it was an answer')
    const other = { ...sitting.takenBack, answer: { ...answer, entry: 9 } }
    expect(takenBackText(sitting, other).action).toBeUndefined()
  })

  it('says what went with it, and by whom it was taken back', async () => {
    const sitting = await seated()
    played(2, 2, 1, 'mine')
    played(3, 3, null, 'a roll')
    played(4, 4, 2, 'theirs')
    table(4, 4, true, ['first', 'mine'])
    await settled()
    tell({ type: 'happened', n: 5, at: 0, what: 'undone', to: 1, seat: 1, answers: 2, outcomes: 1 })
    table(5, 5, true, ['first'])
    await settled()
    expect(sitting.takenBack).toMatchObject({ seat: 1, answers: 2, outcomes: 1, answer: { entry: 2 } })
    const noted = sitting.memory.log.at(-1)?.what
    expect(noted).toMatchObject({ note: 'undone', seat: 1, answers: 2, outcomes: 1 })
    if (!sitting.takenBack) throw new Error('something was taken back')
    expect(takenBackText(sitting, sitting.takenBack).text).toContain('web-undo-more')
  })

  it('takes back freely at once, and asks once more before anything else goes back', async () => {
    const sitting = await seated()
    const desk = { sitting, toast: null } as unknown as Desk
    played(2, 2, 1, 'mine')
    table(2, 2, true, ['first', 'mine'], { undo: [{ seat: 1, to: 1, how: 'freely', places: [1] }] })
    await settled()
    line.said.length = 0
    takeBack(desk)
    expect(line.said).toMatchObject([{ say: 'undo', seat: 1 }])
    expect(desk.toast).toBeNull()

    played(3, 3, 2, 'theirs')
    for (const how of ['for-practice', 'by-consent'] as const) {
      table(3, 3, true, ['first', 'mine'], { undo: [{ seat: 1, to: 1, how, places: [] }] })
      await settled()
      line.said.length = 0
      desk.toast = null
      takeBack(desk)
      expect(line.said).toEqual([])
      const toast = desk.toast as Said | null
      expect(toast?.text).toContain('web-undo-more')
      toast?.action?.act()
      expect(line.said).toMatchObject([{ say: 'undo', seat: 1 }])
    }

    table(3, 3, true, ['first', 'mine'])
    await settled()
    line.said.length = 0
    desk.toast = null
    takeBack(desk)
    expect([line.said, desk.toast]).toEqual([[], null])
  })

  it('calls me when somebody asks me to decide, and only me', async () => {
    const sitting = await seated()
    const calls = sitting.calls
    tell({ type: 'reminded', by: 1, seat: 2 })
    expect(sitting.reminder).toBeNull()
    tell({ type: 'reminded', by: 2, seat: 1 })
    expect(sitting.reminder).toBe(2)
    expect(sitting.calls).toBe(calls + 1)
  })

  it('joins an answer and the chance that followed in the log', async () => {
    const sitting = await seated()
    played(2, 2, null, 'a roll')
    played(3, 3, 2, 'another answer')
    table(3, 3, true, [])
    await settled()
    const heard = sitting.memory.log.map((it) => ('heard' in it.what ? it.what.heard : []))
    expect(heard).toEqual([['first', 'a roll'], ['another answer']])
  })

  it('tells what happened since my last turn, until I act', async () => {
    const sitting = await seated()
    played(2, 2, 1, 'mine')
    table(2, 2, false, [])
    await settled()
    played(3, 3, 2, 'theirs')
    table(3, 3, true, [])
    await settled()
    expect(sitting.memory.digest?.after).toBe(2)
    expect(sitting.memory.digest?.steps.map((step) => step.heard[0])).toEqual(['theirs'])
    sitting.choosing.press('a')
    expect(sitting.memory.digest).toBeNull()
  })

  it('tells nothing of my own turn as news, though others let it happen', async () => {
    const sitting = await seated()
    played(2, 2, 1, 'mine to begin')
    table(2, 2, false, ['mine to begin'])
    await settled()
    played(3, 3, 2, 'mine to go on')
    table(3, 3, true, ['mine to go on'])
    await settled()
    expect(sitting.memory.digest).toBeNull()
  })

  it('plays a forced answer by itself, if that is wished', async () => {
    settings.change({ playForced: true })
    const sitting = await seated()
    const [offer] = sitting.choosing.possible
    line.said.length = 0
    played(2, 2, 2, 'theirs')
    table(2, 2, true, [], {
      questions: [{ seat: 1, entry: 2, offers: [offer?.offer], says: [], timing: 'at-once' }],
    })
    await settled()
    expect(line.said).toMatchObject([{ say: 'answer', entry: 2 }])
  })

  it('gives the only answer to what was decided before, where everybody knows that there is no other', async () => {
    let ends = true
    Object.assign(game, { isDecided: () => true, endsTurn: () => ends })
    const sitting = await seated()
    const [offer] = sitting.choosing.possible
    line.said.length = 0
    const question = { seat: 1, offers: [offer?.offer], says: [] }
    const only = (entry: number, timing: string) =>
      table(entry, entry, true, [], { questions: [{ ...question, entry, timing }] })

    only(2, 'after-the-delay')
    await settled()
    expect(line.said).toEqual([])
    only(3, 'at-once')
    await settled()
    expect(line.said, 'whoever ends their turn does it themselves').toEqual([])
    ends = false
    only(4, 'at-once')
    await settled()
    Object.assign(game, { isDecided: undefined, endsTurn: undefined })
    expect(line.said).toMatchObject([{ say: 'answer', entry: 4 }])
  })

  it('takes its time with a forced answer that others do not know to be forced', async () => {
    settings.change({ playForced: true })
    const sitting = await seated()
    const [offer] = sitting.choosing.possible
    line.said.length = 0
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    played(2, 2, 2, 'theirs')
    const timing = 'after-the-delay'
    table(2, 2, true, [], {
      questions: [{ seat: 1, entry: 2, offers: [offer?.offer], says: [], timing }],
    })
    await vi.advanceTimersByTimeAsync(7_000)
    expect(line.said).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    vi.restoreAllMocks()
    expect(line.said).toMatchObject([{ say: 'answer', entry: 2 }])
  })
})
