/** Who sits in front of this browser. */

import { ask } from '../server/http'
import type { Me } from '../types/protocol'

class Myself {
  me: Me | null = $state.raw(null)
  /** How often a new name was told: what was asked before it is out of date. */
  #renamed = 0

  /** Learns who we are; a guest is somebody at once. */
  async learn(): Promise<Me> {
    const before = this.#renamed
    const me = await ask<Me>('GET', '/api/me')
    if (before === this.#renamed) this.me = me
    return me
  }

  async rename(name: string): Promise<void> {
    const me = await ask<Me>('PATCH', '/api/me', { name })
    this.#renamed += 1
    this.me = me
  }
}

export const myself = new Myself()
