/** One line at each station that says what it takes, the fullest wording first. */

import type { PortStation } from '../layouts/layout'
import type { StationView, View } from '../../../types/alien-frontiers'
import { say } from '../../../texts/texts.svelte'
import { CLAIM_TOTAL } from '../names'

/** The runs by their totals. */
const RUNS: Record<number, string> = { 6: '1 2 3', 9: '2 3 4', 12: '3 4 5', 15: '4 5 6' }

export function hints(station: StationView, view: View): string[] {
  switch (station.station) {
    case 'solar-converter':
      return [say('web-frontiers-hint-solar-converter'), say('web-frontiers-hint-solar-converter.short')]
    case 'lunar-mine': {
      const least = Math.max(station['to-beat'], 1)
      if (least === 1) return [say('web-frontiers-hint-mine-any')]
      return [say('web-frontiers-hint-mine', { least }), say('web-frontiers-hint-mine.short', { least })]
    }
    case 'alien-artifact': {
      const total = view['this-turn']['artifact-total']
      const short = say('web-frontiers-hint-artifact.short')
      if (total >= CLAIM_TOTAL) return [say('web-frontiers-hint-artifact-claim')]
      return total > 0
        ? [say('web-frontiers-hint-artifact-total', { total }), short]
        : [say('web-frontiers-hint-artifact'), short]
    }
    case 'colonist-hub':
      return [say('web-frontiers-hint-hub'), say('web-frontiers-hint-hub.short')]
    case 'colony-constructor':
      return [say('web-frontiers-hint-constructor'), say('web-frontiers-hint-constructor.short')]
    case 'terraforming-station':
      return [say('web-frontiers-hint-terraforming'), say('web-frontiers-hint-terraforming.short')]
    case 'shipyard':
      return [say('web-frontiers-hint-shipyard'), say('web-frontiers-hint-shipyard.short')]
    case 'orbital-market':
      return []
    case 'raiders-outpost': {
      const run = RUNS[station['to-beat']]
      if (run === undefined) return [say('web-frontiers-hint-raiders')]
      return [
        say('web-frontiers-hint-raiders-above', { run }),
        say('web-frontiers-hint-raiders-above.short', { run }),
      ]
    }
  }
}

/** What stands in a free port. */
export function portText(station: PortStation, least: number): string {
  switch (station) {
    case 'lunar-mine':
      return least > 1 ? `≥${least}` : ''
    case 'terraforming-station':
      return '6'
    case 'colony-constructor':
    case 'shipyard':
    case 'orbital-market':
      return '='
    case 'solar-converter':
    case 'alien-artifact':
    case 'raiders-outpost':
      return ''
  }
}
