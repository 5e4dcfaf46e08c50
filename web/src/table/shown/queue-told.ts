/** Queues that tests tell what they like: words of an event say what it is and how long it lasts. */

import type { GameClient, Motion } from '../../games/game'
import type { Beat } from './change'
import { Queue } from './queue.svelte'

/** A view is the list of what was heard; an event `x700` lasts 700 ms. */
const game = {
  motion: (heard: string) => ({ lasts: Number(/\d+/.exec(heard)?.[0] ?? 0) }),
  onTurn: () => null,
} as unknown as GameClient

/** The view after everything that each queue was told. */
const told = new WeakMap<Queue, string[]>()

export function hears(queue: Queue, heard: string): void {
  const after = [...(told.get(queue) ?? []), heard]
  told.set(queue, after)
  queue.hear({ heard: [heard], after })
}

/** Events one after another, each with the view after it. */
export const beats = (heard: string[]): Beat[] =>
  heard.map((it, n) => ({ heard: [it], after: heard.slice(0, n + 1) }))

export function started(): Queue {
  const queue = new Queue(game, String)
  queue.start([])
  return queue
}

/** At a table where I sit in seat 1 and bots in the others; words of an event say what it is. */
export function seated(): Queue {
  const words = (heard: string): Motion => ({
    lasts: Number(/\d+/.exec(heard)?.[0] ?? 0),
    ...(heard.includes('scene') ? { scene: 'a scene' } : {}),
    ...(heard.includes('turn') ? { begins: 'turn' as const } : {}),
    ...(heard.includes('action') ? { begins: 'action' as const } : {}),
    isAside: heard.includes('aside'),
    isEnd: heard.includes('end'),
    holds: heard.includes('holds'),
    concerns: heard.includes('mine') ? 1 : 2,
  })
  const onTurn = (view: string[]): number => (view.at(-1)?.includes('bot') ? 2 : 1)
  const at = { ...game, motion: words, onTurn } as unknown as GameClient
  const company = { isBot: (seat: number) => seat !== 1, isMine: (seat: number) => seat === 1 }
  const queue = new Queue(at, String, company)
  queue.start([])
  return queue
}
