/** A campaign as this browser knows it, and what can be done about it. */

import { router } from '../../app/router.svelte'
import { tableLink } from '../../app/links'
import { ask, problemOf } from '../../server/http'
import type {
  CampaignCard,
  CampaignChange,
  CampaignNow,
  NewCampaign,
  NewMission,
  Problem,
} from '../../types/protocol'

const ALL = '/api/campaigns'

export const campaigns = (): Promise<CampaignCard[]> => ask('GET', ALL)

/** Begins a campaign; its id. */
export const begin = async (campaign: NewCampaign): Promise<string> =>
  (await ask<{ id: string }>('POST', ALL, campaign)).id

/** Brings one along from a file; its id. */
export const bring = async (file: Blob): Promise<string> =>
  (await ask<{ id: string }>('POST', `${ALL}/import`, file)).id

/** Whether somebody is waited for in a mission under way. */
export const isMyTurn = ({ 'under-way': on }: CampaignCard | CampaignNow): boolean =>
  on !== null && on['waiting-for'].some((seat) => on.mine.includes(seat))

export class Hub {
  readonly id: string
  readonly key: string | null
  now: CampaignNow | null = $state.raw(null)
  problem: Problem | null = $state.raw(null)
  isBusy = $state(false)

  constructor(id: string, key: string | null) {
    this.id = id
    this.key = key
  }

  async refresh(): Promise<void> {
    const query = this.key === null ? '' : `?key=${encodeURIComponent(this.key)}`
    try {
      this.now = await ask<CampaignNow>('GET', `${ALL}/${this.id}${query}`)
      this.problem = null
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
  }

  join(): Promise<void> {
    return this.#do(() => ask('POST', `${ALL}/${this.id}/members`, { key: this.key ?? '' }))
  }

  change(what: CampaignChange): Promise<void> {
    return this.#do(() => ask('PATCH', `${ALL}/${this.id}`, what))
  }

  renew(): Promise<void> {
    return this.#do(() => ask('POST', `${ALL}/${this.id}/invitation`, {}))
  }

  putAside(): Promise<void> {
    return this.#do(() => ask('DELETE', `${ALL}/${this.id}/table`))
  }

  sendAway(number: number): Promise<void> {
    return this.#do(() => ask('DELETE', `${ALL}/${this.id}/members/${number}`))
  }

  async leave(number: number): Promise<void> {
    await this.#do(() => ask('DELETE', `${ALL}/${this.id}/members/${number}`), '/campaigns')
  }

  async remove(): Promise<void> {
    await this.#do(() => ask('DELETE', `${ALL}/${this.id}`), '/campaigns')
  }

  /** Opens the next mission and goes there; or to its table, if another was faster. */
  async open(mission: NewMission): Promise<void> {
    this.isBusy = true
    try {
      const { id } = await ask<{ id: string }>('POST', `${ALL}/${this.id}/table`, mission)
      await this.refresh()
      const on = this.now?.['under-way']?.table
      router.go(tableLink(id, on?.id === id ? on.key : null))
    } catch (thrown) {
      await this.refresh()
      this.problem = problemOf(thrown)
    }
    this.isBusy = false
  }

  async #do(what: () => Promise<unknown>, then?: string): Promise<void> {
    this.isBusy = true
    try {
      await what()
      if (then !== undefined) router.go(then)
      else await this.refresh()
    } catch (thrown) {
      this.problem = problemOf(thrown)
    }
    this.isBusy = false
  }
}
