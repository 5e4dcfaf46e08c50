/** A table whose view follows from what the server says has changed. */

// @vitest-environment happy-dom
import { beginAnew, line, missed, played, seated, settled, table, tell } from './sitting-played'
import { beforeEach, describe, expect, it } from 'vitest'

beforeEach(beginAnew)

describe('a table whose view is not sent again', () => {
  it('follows what changes, without a whole view', async () => {
    const sitting = await seated()

    played(2, 2, 2, 'theirs')
    played(3, 3, null, 'a roll')
    table(3, 3, true, [], { follows: true, view: null })
    await settled()

    const view = { played: ['first', 'theirs', 'a roll'] }
    expect([sitting.queue?.shown, sitting.settled?.view, sitting.now?.view]).toEqual([view, view, view])
  })

  it('leaves out what is as it was, whoever came or went meanwhile', async () => {
    const sitting = await seated()
    const { questions, mine } = sitting.now ?? {}
    const here = [{ seat: 1, name: 'Maja' }]
    tell({ type: 'presence', seats: here, spectators: 2 })

    tell({ type: 'table', n: 2, follows: true, 'undo-asked': { seat: 2, to: 0, 'waits-for': [1] } })
    await settled()

    expect(sitting.settled).toMatchObject({ n: 2, mine, questions, seats: here, spectators: 2 })
    expect(sitting.settled?.['undo-asked']?.seat).toBe(2)
    expect(sitting.settled?.view).toEqual({ played: ['first'] })
    expect(sitting.choosing.isOpen).toBe(true)
  })

  it('comes anew when it has lost the thread, and shows nothing until it has the whole view', async () => {
    const sitting = await seated()

    missed(2, 2, 2, 'theirs', { changes: [{ after: 1, edits: [{ at: ['nowhere', 1], put: 1 }] }] })
    missed(3, 3, null, 'a roll', { changes: [{ after: 1, edits: [{ at: ['played', 0], put: 'wrong' }] }] })
    table(3, 3, true, [], { follows: true, view: null })
    await settled()
    expect(line.said).toEqual(['closed'])
    expect(sitting.settled?.view).toEqual({ played: ['first'] })

    line.listener.changed('open')
    missed(2, 2, 2, 'theirs')
    missed(3, 3, null, 'a roll')
    table(3, 3, true, ['first', 'theirs', 'a roll'])
    played(4, 4, 2, 'more')
    table(4, 4, true, [], { follows: true, view: null })
    await settled()
    expect(sitting.settled?.view).toEqual({ played: ['first', 'theirs', 'a roll', 'more'] })
    expect(sitting.memory.steps).toHaveLength(4)
    expect(sitting.choosing.isOpen).toBe(true)
  })

  it('hears nothing twice after a lost line', async () => {
    const sitting = await seated()
    line.listener.changed('lost')
    expect(sitting.choosing.isOpen).toBe(false)
    line.listener.changed('open')
    missed(1, 1, 2, 'first')
    missed(2, 2, null, 'second')
    table(2, 2, true, ['first', 'second'])
    await settled()
    expect(sitting.memory.steps).toHaveLength(2)
    expect(sitting.queue?.shown).toEqual({ played: ['first', 'second'] })
    expect(sitting.choosing.isOpen).toBe(true)
  })
})
