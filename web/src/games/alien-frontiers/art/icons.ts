/** The icons of stations, territories and fields, by their names. */

import type { Station, Territory } from '../../../types/alien-frontiers'
import alienArtifact from 'virtual:icons/crystal-shine'
import circle from 'virtual:icons/plain-circle'
import colonistHub from 'virtual:icons/family-house'
import colonyConstructor from 'virtual:icons/crane'
import control from 'virtual:icons/flag-objective'
import discard from 'virtual:icons/card-burn'
import endTurn from 'virtual:icons/hourglass'
import enough from 'virtual:icons/cancel'
import fire from 'virtual:icons/ion-cannon-blast'
import lunarMine from 'virtual:icons/mining'
import maintenanceBay from 'virtual:icons/auto-repair'
import orbitalMarket from 'virtual:icons/trade'
import point from 'virtual:icons/round-star'
import raidersOutpost from 'virtual:icons/pirate-flag'
import relic from 'virtual:icons/rune-stone'
import roll from 'virtual:icons/rolling-dices'
import shipyard from 'virtual:icons/spaceship'
import solarConverter from 'virtual:icons/solar-power'
import technology from 'virtual:icons/circuitry'
import terraformingStation from 'virtual:icons/sprout'

export const STATION_ICONS: Record<Station, string> = {
  'solar-converter': solarConverter,
  'lunar-mine': lunarMine,
  'alien-artifact': alienArtifact,
  'colonist-hub': colonistHub,
  'colony-constructor': colonyConstructor,
  'terraforming-station': terraformingStation,
  shipyard,
  'orbital-market': orbitalMarket,
  'raiders-outpost': raidersOutpost,
}

/** A territory shows what its bonus is about. */
export const TERRITORY_ICONS: Record<Territory, string> = {
  heinlein: orbitalMarket,
  pohl: technology,
  'van-vogt': lunarMine,
  bradbury: colonyConstructor,
  asimov: colonistHub,
  herbert: shipyard,
  lem: solarConverter,
  burroughs: relic,
}

export const OTHER_ICONS = {
  'maintenance-bay': maintenanceBay,
  technology,
  relic,
  point,
  control,
  circle,
  'end-turn': endTurn,
  enough,
  fire,
  roll,
  discard,
} as const
