/**
 * What changed in a view, carried out.
 *
 * The server knows the rules: with each moment it says what is different in the view, and that is
 * all that has to be known here. What did not change stays the very same object.
 */

import type { Change, Edit, TableNow, ToClient } from '../../types/protocol'

/** What was told does not fit the view that it should change: the whole view is needed. */
export class LostThread extends Error {
  constructor() {
    super('a change does not fit the view')
  }
}

/** Events that are heard at once, and the view after them. */
export interface Beat {
  heard: unknown[]
  after: unknown
}

/** A moment as it is told: what is heard, and what changes after how much of it. */
interface Told {
  heard: unknown[]
  changes?: Change[]
}

/** What is heard of some moments with the views in between. Where no changes are told, the view stays. */
export function beatsOf(view: unknown, moments: Told[]): Beat[] {
  const beats: Beat[] = []
  for (const { heard, changes = [] } of moments) {
    let n = 0
    for (const { after, edits } of changes) {
      view = changed(view, edits)
      beats.push({ heard: heard.slice(n, after), after: view })
      n = after
    }
    if (n < heard.length) beats.push({ heard: heard.slice(n), after: view })
  }
  return beats
}

/** A table as it is after the one before: of one that follows only what is otherwise is told. */
export function tableAfter(before: TableNow | null, told: Extract<ToClient, { type: 'table' }>): TableNow {
  if (!told.follows) return told as TableNow
  if (!before) throw new LostThread()
  return { ...before, ...told }
}

/** A value after some edits; the value itself stays as it was. */
export function changed(value: unknown, edits: Edit[]): unknown {
  return edits.reduce((it: unknown, edit) => {
    if ('gone' in edit) return within(it, edit.gone.slice(0, -1), (part) => without(part, edit.gone.at(-1)))
    if ('edits' in edit) return within(it, edit.at, (part) => changed(part, edit.edits))
    if ('from' in edit) return within(it, edit.at, (part) => cut(part, edit.from, edit.cut, edit.put))
    return put(it, edit.at, edit.put)
  }, value)
}

type Way = (string | number)[]

function put(value: unknown, at: Way, what: unknown): unknown {
  if (at.length === 0) return what
  const last = at.at(-1)
  return within(value, at.slice(0, -1), (part) => {
    if (Array.isArray(part) && typeof last === 'number' && last < part.length) return part.with(last, what)
    if (isObject(part) && typeof last === 'string') return { ...part, [last]: what }
    throw new LostThread()
  })
}

function without(value: unknown, name: string | number | undefined): unknown {
  if (!isObject(value) || typeof name !== 'string' || !Object.hasOwn(value, name)) throw new LostThread()
  const { [name]: _, ...rest } = value
  return rest
}

function cut(value: unknown, from: number, n: number, instead: unknown[]): unknown {
  if (!Array.isArray(value) || from + n > value.length) throw new LostThread()
  return value.toSpliced(from, n, ...(instead as never[]))
}

/** The value with the part to which a way leads made another. */
function within(value: unknown, way: Way, make: (part: unknown) => unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined) return make(value)
  if (Array.isArray(value) && typeof step === 'number' && step < value.length)
    return value.with(step, within(value[step], rest, make))
  if (isObject(value) && typeof step === 'string' && Object.hasOwn(value, step))
    return { ...value, [step]: within(value[step], rest, make) }
  throw new LostThread()
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
