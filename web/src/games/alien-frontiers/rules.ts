/** Which rule each kind of event follows, for whoever asks why. */

import type { Heard, Station } from '../../types/alien-frontiers'

/** Whoever leaves follows a rule of the house, not of the game. */
const RULES: Record<Exclude<Heard['heard'], 'player-resigned'>, string> = {
  'first-player-chosen': 'AF-3.14',
  'card-displayed': 'AF-6.7',
  'card-dealt': 'AF-3.5',
  'turn-began': 'AF-4.1',
  'ship-forfeited': 'AF-15.3',
  'fleet-gathered': 'AF-4.2',
  'ship-rolled': 'AF-4.2',
  'cache-counted': 'AF-21.44',
  'ships-docked': 'AF-5.18',
  'ship-teleported': 'AF-21.16',
  'ships-displaced': 'AF-12.4',
  'display-cycled': 'AF-6.2',
  'pile-reshuffled': 'AF-20.12',
  'card-claimed': 'AF-6.6',
  'fuel-gained': 'AF-22.1',
  'ore-gained': 'AF-22.1',
  'nothing-left-in-stock': 'AF-22.5',
  paid: 'AF-4.6',
  traded: 'AF-11.4',
  'hub-started': 'AF-7.4',
  'hub-advanced': 'AF-7.5',
  'colony-launched': 'AF-7.8',
  'colony-placed': 'AF-16.3',
  'hub-colony-placed': 'AF-7.16',
  'colony-moved': 'AF-21.24',
  'colonies-swapped': 'AF-21.36',
  'control-gained': 'AF-16.4',
  'control-lost': 'AF-16.8',
  'score-changed': 'AF-23.4',
  'relic-bought': 'AF-18.3',
  'relic-went-home': 'AF-18.6',
  'ship-built': 'AF-13.3',
  'ship-shot': 'AF-21.25',
  'ship-lost': 'AF-21.30',
  'fuel-stolen': 'AF-12.9',
  'ore-stolen': 'AF-12.9',
  'card-stolen': 'AF-12.7',
  'card-destroyed': 'AF-12.10',
  'nothing-stolen': 'AF-12.15',
  'power-used': 'AF-20.4',
  'card-discarded': 'AF-20.5',
  'card-recovered': 'AF-21.41',
  'ship-turned': 'AF-20.11',
  'bonus-borrowed': 'AF-21.5',
  'field-placed': 'AF-19.3',
  'field-moved': 'AF-19.3',
  'field-removed': 'AF-21.4',
  'ships-stranded': 'AF-5.8',
  'resources-returned': 'AF-22.2',
  'turn-ended': 'AF-4.2',
  'game-over': 'AF-23.1',
}

/** A docking is explained by the rule of its station. */
const DOCKED: Record<Station, string> = {
  'solar-converter': 'AF-14.2',
  'lunar-mine': 'AF-9.1',
  'alien-artifact': 'AF-6.1',
  'colonist-hub': 'AF-7.1',
  'colony-constructor': 'AF-8.1',
  'terraforming-station': 'AF-15.1',
  shipyard: 'AF-13.1',
  'orbital-market': 'AF-11.1',
  'raiders-outpost': 'AF-12.7',
}

export function ruleOf(heard: Heard): string | undefined {
  if (heard.heard === 'ships-docked') return DOCKED[heard.station]
  return heard.heard === 'player-resigned' ? undefined : RULES[heard.heard]
}

export const ROLL_RULE = RULES['ship-rolled']
export const DISPLAY_RULE = RULES['card-displayed']
export const SCORE_RULE = RULES['score-changed']
