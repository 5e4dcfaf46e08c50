/** An explanation covers neither what it explains nor its neighbours, and stays in the window. */

import { describe, expect, it } from 'vitest'
import { alongEdge, around, beside, besideRow } from './placing'

const WINDOW = { width: 1440, height: 900 }
const CARD = { width: 312, height: 400 }
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

describe('an explanation', () => {
  it('stands to the right, and to the left where there is no room', () => {
    expect(beside(box(300, 200, 100, 80), CARD, WINDOW)).toEqual({ left: 410, top: 200 })
    expect(beside(box(1200, 200, 100, 80), CARD, WINDOW)).toEqual({ left: 878, top: 200 })
  })

  it('does not stand over what must stay in sight, where there is another place', () => {
    const station = box(900, 200, 150, 80)
    const question = box(1090, 50, 340, 500)
    expect(beside(station, { width: 300, height: 200 }, WINDOW)).toEqual({ left: 1060, top: 200 })
    expect(beside(station, { width: 300, height: 200 }, WINDOW, [question])).toEqual({ left: 590, top: 200 })
  })

  it('on a phone leaves the middle of the board free', () => {
    const phone = { width: 390, height: 844 }
    const board = box(0, 90, 390, 414)
    const small = { width: 300, height: 120 }
    expect(alongEdge(box(10, 100, 90, 60), small, board, phone)).toEqual({ left: 45, top: 374 })
    expect(alongEdge(box(90, 450, 290, 60), small, board, phone)).toEqual({ left: 45, top: 100 })
  })

  it('stands below or above in a narrow window', () => {
    const narrow = { width: 360, height: 740 }
    const small = { width: 300, height: 120 }
    expect(beside(box(20, 100, 320, 60), small, narrow)).toEqual({ left: 30, top: 170 })
    expect(beside(box(20, 600, 320, 60), small, narrow)).toEqual({ left: 30, top: 470 })
  })

  it('never leaves the window', () => {
    expect(beside(box(300, 860, 100, 30), CARD, WINDOW).top).toBe(490)
  })

  it('of one thing in a row leaves the others free', () => {
    const row = around([box(700, 750, 108, 130), box(820, 750, 108, 130), box(940, 750, 108, 130)])
    expect(row).toEqual(box(700, 750, 348, 130))
    expect(besideRow(box(820, 750, 108, 130), row, CARD, WINDOW)).toEqual({ left: 718, top: 340 })
    const high = box(250, 320, 160, 60)
    expect(besideRow(box(250, 320, 50, 60), high, CARD, WINDOW)).toEqual({ left: 119, top: 390 })
    const low = { ...WINDOW, height: 700 }
    expect(besideRow(box(250, 320, 50, 60), high, CARD, low)).toEqual({ left: 420, top: 290 })
  })
})
