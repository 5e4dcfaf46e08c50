/** What a menu holds. */

import type { Component } from 'svelte'

export interface MenuItem {
  label: string
  icon?: Component<{ size?: number }>
  act: () => void
  isDanger?: boolean
  /** What it means, where its name alone does not say it. */
  text?: string
  /** What it says when it wants to be pressed a second time. */
  sure?: string
}
