/** Icons are drawn in whole units, and nothing moves by more than half a unit. */

import flame from 'virtual:icons/flame'
import { describe, expect, it } from 'vitest'
import { wholeUnits } from '../../build/paths'

describe('a path in whole units', () => {
  it('rounds points where they are, so that nothing drifts', () => {
    const steps = 'm0.4 0.4' + 'l0.4 0.4'.repeat(10)
    expect(wholeUnits(steps)).toBe('m0 0l1 1 0 0 1 1 0 0 0 0 1 1 0 0 1 1 0 0 0 0')
  })

  it('goes back to where a closed line began', () => {
    expect(wholeUnits('M1.4 1.4h2v2.2zl1.3 0')).toBe('M1 1h2v3zl2 0')
  })

  it('reads flags of arcs that touch what follows', () => {
    expect(wholeUnits('M0 0a1.25 1.25 0 011.6-2.4')).toBe('M0 0a1.3 1.3 0 0 1 2-2')
  })

  it('has no fractions in an icon', () => {
    expect(flame).toMatch(/^<path fill="currentColor" d="M245 16c/)
    expect(flame).not.toMatch(/\d\.\d/)
  })
})
