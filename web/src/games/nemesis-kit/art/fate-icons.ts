/** The icons of attacks, events and objectives, by their names. */

import type { Attack, Event, Objective } from '../../../types/nemesis'
import alienSkullIcon from 'virtual:icons/alien-skull'
import caterpillarIcon from 'virtual:icons/caterpillar'
import clawSlashesIcon from 'virtual:icons/claw-slashes'
import coffinIcon from 'virtual:icons/coffin'
import crownIcon from 'virtual:icons/crown'
import duelIcon from 'virtual:icons/duel'
import earthAmericaIcon from 'virtual:icons/earth-america'
import eggClutchIcon from 'virtual:icons/egg-clutch'
import eggEyeIcon from 'virtual:icons/egg-eye'
import enrageIcon from 'virtual:icons/enrage'
import explosionRaysIcon from 'virtual:icons/explosion-rays'
import flameIcon from 'virtual:icons/flame'
import gasStoveIcon from 'virtual:icons/gas-stove'
import gearsIcon from 'virtual:icons/gears'
import gooeyImpactIcon from 'virtual:icons/gooey-impact'
import graspingClawsIcon from 'virtual:icons/grasping-claws'
import hammerBreakIcon from 'virtual:icons/hammer-break'
import healingIcon from 'virtual:icons/healing'
import hiddenIcon from 'virtual:icons/hidden'
import holeLadderIcon from 'virtual:icons/hole-ladder'
import huntingHornIcon from 'virtual:icons/hunting-horn'
import knapsackIcon from 'virtual:icons/knapsack'
import leakIcon from 'virtual:icons/leak'
import lightningStormIcon from 'virtual:icons/lightning-storm'
import lungsIcon from 'virtual:icons/lungs'
import magnifyingGlassIcon from 'virtual:icons/magnifying-glass'
import microscopeIcon from 'virtual:icons/microscope'
import nestEggsIcon from 'virtual:icons/nest-eggs'
import noseSideIcon from 'virtual:icons/nose-side'
import openGateIcon from 'virtual:icons/open-gate'
import parachuteIcon from 'virtual:icons/parachute'
import pawPrintIcon from 'virtual:icons/paw-print'
import ringedPlanetIcon from 'virtual:icons/ringed-planet'
import scalpelIcon from 'virtual:icons/scalpel'
import scorpionTailIcon from 'virtual:icons/scorpion-tail'
import sharpLipsIcon from 'virtual:icons/sharp-lips'
import threeFriendsIcon from 'virtual:icons/three-friends'

export const ATTACK_ICONS: Record<Attack, string> = {
  scratch: clawSlashesIcon,
  'claw-attack': graspingClawsIcon,
  bite: sharpLipsIcon,
  'tail-attack': scorpionTailIcon,
  transformation: caterpillarIcon,
  frenzy: enrageIcon,
  slime: gooeyImpactIcon,
  summoning: huntingHornIcon,
}

export const EVENT_ICONS: Record<Event, string> = {
  regeneration: healingIcon,
  'egg-protection': eggEyeIcon,
  'hunt-three': pawPrintIcon,
  'flammable-compounds': gasStoveIcon,
  'bulkheads-open': openGateIcon,
  malfunction: gearsIcon,
  hatching: nestEggsIcon,
  'noise-in-technical-corridors': holeLadderIcon,
  'damaging-fire': flameIcon,
  damage: hammerBreakIcon,
  'scent-of-prey': noseSideIcon,
  lurking: hiddenIcon,
  eclosion: alienSkullIcon,
  'hunt-two': pawPrintIcon,
  nest: eggClutchIcon,
  'consuming-fire': explosionRaysIcon,
  'coolant-leak': leakIcon,
  'life-support-failure': lungsIcon,
  'evacuation-pod-ejection': parachuteIcon,
  'short-circuit': lightningStormIcon,
}

export const OBJECTIVE_ICONS: Record<Objective, string> = {
  'salvaging-the-prime-asset': earthAmericaIcon,
  quarantine: ringedPlanetIcon,
  'the-great-hunt': pawPrintIcon,
  'a-proper-burial': coffinIcon,
  hoarder: knapsackIcon,
  'relentless-investigator': magnifyingGlassIcon,
  'the-oldest-friend': earthAmericaIcon,
  'best-friends-forever': threeFriendsIcon,
  'aliens-on-a-spaceship': eggClutchIcon,
  necroscopy: alienSkullIcon,
  'ab-ovo': eggEyeIcon,
  'extreme-field-biology': microscopeIcon,
  'my-precious': eggEyeIcon,
  'the-right-moment-to-strike': duelIcon,
  'greener-pastures': duelIcon,
  'an-old-feud': duelIcon,
  'hostile-takeover': duelIcon,
  'the-final-enlightenment': duelIcon,
  'destination-earth': earthAmericaIcon,
  'emergency-post-mortem': scalpelIcon,
  'first-contact-protocol': microscopeIcon,
  'cutting-off-the-head': crownIcon,
  'no-man-left-behind': magnifyingGlassIcon,
  'special-delivery': eggEyeIcon,
  'clean-up-crew': eggClutchIcon,
}
