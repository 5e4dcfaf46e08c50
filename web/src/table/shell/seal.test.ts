/** A seal that fits its seed, and some that do not. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isSealed } from './seal'

const RECORD = readFileSync(
  join(import.meta.dirname, '../../../../golden/alien-frontiers/the-last-one-left.game'),
  'utf8',
)

/** What a line of the record says. */
function line(record: string, name: string): string {
  return new RegExp(`^${name} (\\S+)$`, 'm').exec(record)?.[1] ?? ''
}

const opened = (record: string) => isSealed(line(record, 'seed'), line(record, 'commitment'))

describe('the seal of the dice', () => {
  it('fits the seed of a true record', () => {
    expect(line(RECORD, 'seed')).toHaveLength(64)
    expect(opened(RECORD)).toBe(true)
  })

  it('does not fit a record whose seed was changed', () => {
    const last = line(RECORD, 'seed').at(-1) === '0' ? '1' : '0'
    expect(opened(RECORD.replace(/^(seed \S+)\S$/m, `$1${last}`))).toBe(false)
  })

  it('does not fit a seed of another size, or what is no seed', () => {
    const commitment = line(RECORD, 'commitment')
    for (const seed of ['', 'ab', `${line(RECORD, 'seed')}00`, 'z'.repeat(64)])
      expect(isSealed(seed, commitment)).toBe(false)
  })
})
