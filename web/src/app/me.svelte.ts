/** Who sits in front of this browser. */

import { ask } from '../server/http'
import type { Me } from '../types/protocol'

class Myself {
  me: Me | null = $state.raw(null)

  /** Learns who we are; a guest is somebody at once. */
  async learn(): Promise<Me> {
    this.me = await ask<Me>('GET', '/api/me')
    return this.me
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>('PATCH', '/api/me', { name })
  }
}

export const myself = new Myself()
