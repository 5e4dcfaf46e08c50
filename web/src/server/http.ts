/** Requests to the server, with its answers typed and its refusals thrown. */

import type { Problem } from '../types/protocol'

/** The server said no, and why. */
export class Refusal extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** What could not even be asked. */
const NO_CONNECTION: Problem = { code: 'no-connection' }

let meeting: Promise<unknown> | null = null

/**
 * The first request goes alone: it makes somebody of whoever comes here for the first time,
 * and two at once would make two.
 */
export async function met(): Promise<void> {
  meeting ??= fetch('/api/me', { credentials: 'same-origin' }).then((answer) => answer.text())
  await meeting.catch(() => (meeting = null))
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Asks the server, with JSON or a file; throws a [`Refusal`] if it says no or cannot be reached. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  await met()
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : body instanceof Blob
          ? { headers: { 'content-type': 'text/plain' }, body }
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refusal(NO_CONNECTION)
  }
  const text = await response.text().catch(() => '')
  const answer: unknown = text === '' ? undefined : parsed(text)
  if (response.ok) return answer as T
  throw new Refusal(isProblem(answer) ? answer : { code: 'internal' })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isProblem(answer: unknown): answer is Problem {
  return typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'
}

/** The problem that somebody has to be told of, whatever was thrown. */
export function problemOf(thrown: unknown): Problem {
  return thrown instanceof Refusal ? thrown.problem : { code: 'internal' }
}
