/** The icons of rooms, cards, items and what befalls people, by their names. */

import type {
  ActionCard,
  Attack,
  ComputerAction,
  Event,
  Item,
  Objective,
  Room,
} from '../../../types/lockdown'
import alienSkull from 'virtual:icons/alien-skull'
import autoRepair from 'virtual:icons/auto-repair'
import battery75 from 'virtual:icons/battery-75'
import binoculars from 'virtual:icons/binoculars'
import bolterGun from 'virtual:icons/bolter-gun'
import cannister from 'virtual:icons/cannister'
import clawSlashes from 'virtual:icons/claw-slashes'
import coffin from 'virtual:icons/coffin'
import compass from 'virtual:icons/compass'
import crosshair from 'virtual:icons/crosshair'
import deliveryDrone from 'virtual:icons/delivery-drone'
import dynamite from 'virtual:icons/dynamite'
import electric from 'virtual:icons/electric'
import enrage from 'virtual:icons/enrage'
import fireExtinguisher from 'virtual:icons/fire-extinguisher'
import firstAidKit from 'virtual:icons/first-aid-kit'
import flame from 'virtual:icons/flame'
import flamethrower from 'virtual:icons/flamethrower'
import flashlight from 'virtual:icons/flashlight'
import gears from 'virtual:icons/gears'
import graspingClaws from 'virtual:icons/grasping-claws'
import grenade from 'virtual:icons/grenade'
import healing from 'virtual:icons/healing'
import hidden from 'virtual:icons/hidden'
import huntingHorn from 'virtual:icons/hunting-horn'
import keyCard from 'virtual:icons/key-card'
import keyboard from 'virtual:icons/keyboard'
import knapsack from 'virtual:icons/knapsack'
import laserGun from 'virtual:icons/laser-gun'
import leak from 'virtual:icons/leak'
import lightBulb from 'virtual:icons/light-bulb'
import lightningStorm from 'virtual:icons/lightning-storm'
import lungs from 'virtual:icons/lungs'
import machineGunMagazine from 'virtual:icons/machine-gun-magazine'
import magnifyingGlass from 'virtual:icons/magnifying-glass'
import matchHead from 'virtual:icons/match-head'
import medicinePills from 'virtual:icons/medicine-pills'
import megaphone from 'virtual:icons/megaphone'
import microscope from 'virtual:icons/microscope'
import mp5 from 'virtual:icons/mp5'
import muscularTorso from 'virtual:icons/muscular-torso'
import nestEggs from 'virtual:icons/nest-eggs'
import networkBars from 'virtual:icons/network-bars'
import nightSleep from 'virtual:icons/night-sleep'
import noseSide from 'virtual:icons/nose-side'
import openGate from 'virtual:icons/open-gate'
import paintRoller from 'virtual:icons/paint-roller'
import parachute from 'virtual:icons/parachute'
import pawPrint from 'virtual:icons/paw-print'
import pistolGun from 'virtual:icons/pistol-gun'
import potionBall from 'virtual:icons/potion-ball'
import rayGun from 'virtual:icons/ray-gun'
import scalpel from 'virtual:icons/scalpel'
import scorpionTail from 'virtual:icons/scorpion-tail'
import scrollUnfurled from 'virtual:icons/scroll-unfurled'
import smokeBomb from 'virtual:icons/smoke-bomb'
import spaceSuit from 'virtual:icons/space-suit'
import spanner from 'virtual:icons/spanner'
import stopSign from 'virtual:icons/stop-sign'
import strafe from 'virtual:icons/strafe'
import syringe from 'virtual:icons/syringe'
import tShirt from 'virtual:icons/t-shirt'
import targeted from 'virtual:icons/targeted'
import threeFriends from 'virtual:icons/three-friends'
import toolbox from 'virtual:icons/toolbox'
import treasureMap from 'virtual:icons/treasure-map'
import wrench from 'virtual:icons/wrench'
import { CARD_ICONS as OF_NEMESIS, ITEM_ICONS as THINGS_OF_NEMESIS } from '../../nemesis-kit/art/card-icons'
import { DRAWN } from './drawn'

export const ROOM_ICONS: Record<Room, string> = {
  archive: DRAWN.files,
  'cave-entrance': DRAWN.cave,
  'power-generator': DRAWN.bolt,
  nest: DRAWN.eggs,
  laboratory: DRAWN.flask,
  'emergency-room': DRAWN.bed,
  'decon-room': DRAWN.shower,
  'transmitter-control-room': DRAWN.dish,
  'css-room-a': DRAWN.pod,
  'cooling-system': DRAWN.snow,
  'contaminated-room': DRAWN.barrel,
  surgery: DRAWN.scalpel,
  'guard-room': DRAWN.rifle,
  'testing-lab': DRAWN.tubes,
  'vent-control-room': DRAWN.fan,
  'css-control-room': DRAWN.levers,
  'defense-control-room': DRAWN.turret,
  'isolation-room': DRAWN.iso,
  repository: DRAWN.shelf,
  'backup-power-supply': DRAWN.battery,
  'alert-room': DRAWN.siren,
  'elevator-room': DRAWN.lift,
  'emergency-staircases': DRAWN.stairs,
  crossroads: DRAWN.path,
  'css-room-b': DRAWN.pod,
  'css-room-c': DRAWN.pod,
}

export const CARD_ICONS: Record<ActionCard, string> = {
  search: magnifyingGlass,
  rest: nightSleep,
  interruption: stopSign,
  demolition: dynamite,
  'desperate-attack': enrage,
  distraction: megaphone,
  obstinate: muscularTorso,
  repairs: autoRepair,
  vents: DRAWN.fan,
  inconspicuous: hidden,
  'weird-metabolism': cannister,
  'basic-repairs': spanner,
  'sensitive-hearing': DRAWN.noise,
  'feel-of-the-dark': DRAWN.moon,
  quarantine: DRAWN.door,
  stun: DRAWN.stun,
  'defense-plan': DRAWN.shield,
  'facility-tour': DRAWN.steps,
  'clean-up': fireExtinguisher,
  'emergency-key': keyCard,
  'jury-rigging': toolbox,
  'maintenance-plan': wrench,
  'it-should-work': lightBulb,
  vivisection: scalpel,
  'field-experience': binoculars,
  pheromones: noseSide,
  'workspace-plan': compass,
  'rushed-analysis': microscope,
  neuralink: networkBars,
  bypass: keyboard,
  recharge: battery75,
  'it-works-for-me': gears,
  'master-plan': scrollUnfurled,
  reload: OF_NEMESIS.reload,
  order: OF_NEMESIS.order,
  motivation: OF_NEMESIS.motivation,
  'suppressive-fire': OF_NEMESIS['suppressive-fire'],
  'computer-skills': OF_NEMESIS['computer-skills'],
  'facility-routine': OF_NEMESIS['old-friend'],
  'sharp-turn': OF_NEMESIS.piloting,
  'remote-piloting': DRAWN.rover,
  'risk-assessment': OF_NEMESIS['risk-assessment'],
  'blocking-access': OF_NEMESIS['blocking-access'],
  intranet: OF_NEMESIS.intranet,
  scavenging: OF_NEMESIS.scavenging,
  reconnaissance: OF_NEMESIS.reconnaissance,
  adrenaline: OF_NEMESIS.adrenaline,
  'covering-fire': OF_NEMESIS['covering-fire'],
  'taking-aim': OF_NEMESIS['taking-aim'],
  'full-auto': OF_NEMESIS['full-auto'],
  'nerves-of-steel': OF_NEMESIS['nerves-of-steel'],
  'fast-repairs': OF_NEMESIS['fast-repairs'],
  'technical-corridors': OF_NEMESIS['technical-corridors'],
  pyrotechnics: OF_NEMESIS.pyrotechnics,
  ingenuity: OF_NEMESIS.ingenuity,
}

export const ITEM_ICONS: Record<Item, string> = {
  'weapon-battery': battery75,
  glowstick: lightBulb,
  grenade,
  'thermite-charge': dynamite,
  'smoke-grenade': smokeBomb,
  'recon-drone': deliveryDrone,
  decoy: targeted,
  'gate-access-card': keyCard,
  'code-reader': DRAWN.eye,
  'extended-magazine': machineGunMagazine,
  'prototype-pistol': laserGun,
  'prototype-rifle': bolterGun,
  'prototype-shotgun': rayGun,
  toolbelt: toolbox,
  'duct-tape': paintRoller,
  reagent: cannister,
  lighter: matchHead,
  flashlight,
  'fire-blanket': fireExtinguisher,
  clothes: tShirt,
  'cave-plans': treasureMap,
  'facility-plans': scrollUnfurled,
  'rover-remote': DRAWN.rover,
  medkit: firstAidKit,
  'medical-stapler': healing,
  'caffeine-pills': medicinePills,
  'adrenaline-injection': syringe,
  antiseptic: potionBall,
  'analyze-toolset': microscope,
  scalpel,
  'research-documents': DRAWN.files,
  neutralizer: strafe,
  'enviro-suit': spaceSuit,
  taser: electric,
  flamethrower,
  pistol: pistolGun,
  smg: DRAWN.rifle,
  nailgun: DRAWN.turret,
  'probe-arm': graspingClaws,
  'smart-gun': crosshair,
  'assault-rifle': mp5,
  wail: huntingHorn,
  'battle-suit': DRAWN.suit,
  'pressure-washer': DRAWN.shower,
  overmind: alienSkull,
  'cheat-codes': DRAWN.term,
  'command-codes': DRAWN.eye,
  'rover-key': keyCard,
  'data-crystal': DRAWN.files,
  'night-goggles': binoculars,
  'flak-vest': THINGS_OF_NEMESIS.armor,
  'power-coupling': DRAWN.bolt,
}

export const ATTACK_ICONS: Record<Attack, string> = {
  cut: clawSlashes,
  'perched-in-the-dark': DRAWN.moon,
  'blood-chase': pawPrint,
  evolve: nestEggs,
  'blood-rage': enrage,
  'piercing-the-heart': scorpionTail,
  'infecting-the-host': noseSide,
  scratch: clawSlashes,
  'claw-attack': graspingClaws,
  bite: alienSkull,
  'tail-attack': scorpionTail,
  transformation: nestEggs,
  frenzy: enrage,
  slime: leak,
  summoning: huntingHorn,
}

export const EVENT_ICONS: Record<Event, string> = {
  'coolant-leak': leak,
  'blood-trace-two': pawPrint,
  'blood-trace-three': pawPrint,
  panic: lungs,
  'power-surge': lightningStorm,
  'short-circuit': electric,
  'blue-screen': DRAWN.term,
  damage: gears,
  'fire-in-the-hole': flame,
  'consuming-fire': flame,
  'thats-hot': flame,
  'bulkheads-open': openGate,
  hatching: nestEggs,
  nest: nestEggs,
  lurking: hidden,
  'leaving-the-shell-one': nestEggs,
  'egg-protection': nestEggs,
  kickstopper: stopSign,
  'scent-of-blood': noseSide,
  'noise-in-corridors': DRAWN.noise,
  'leaving-the-shell-four': nestEggs,
  'sanitary-network-failure': DRAWN.shower,
  regeneration: healing,
  'hunt-three': pawPrint,
  'damaging-fire': flame,
  'scent-of-prey': noseSide,
  eclosion: nestEggs,
  'hunt-two': pawPrint,
  'life-network-failure': lungs,
}

export const OBJECTIVE_ICONS: Record<Objective, string> = {
  'live-cargo': nestEggs,
  'ovum-study': microscope,
  'comparative-anatomy': alienSkull,
  'lead-researcher': DRAWN.flask,
  'settled-account-one': coffin,
  'settled-account-two': coffin,
  'settled-account-three': coffin,
  'settled-account-four': coffin,
  'settled-account-five': coffin,
  'upper-survey': compass,
  'lower-survey': compass,
  'burn-the-brood': flame,
  regicide: DRAWN.crown,
  'whistle-blower': megaphone,
  'way-out': DRAWN.exit,
  'no-witnesses': DRAWN.skull,
  'not-alone': threeFriends,
  'clean-slate': DRAWN.bomb,
  'full-report': DRAWN.files,
  extermination: alienSkull,
  headhunt: DRAWN.crown,
  breakthrough: DRAWN.flask,
  'field-manual': scrollUnfurled,
  'specimen-return': knapsack,
  'lights-on': DRAWN.bulb,
  'open-archive': DRAWN.files,
  'deep-survey': compass,
  'scorched-earth': parachute,
}

/** The lines of a computer card. */
export const LINE_ICONS: Record<ComputerAction, string> = {
  'gain-knowledge': DRAWN.flask,
  'move-rover': DRAWN.rover,
  'look-at-contingencies': DRAWN.eye,
  'turn-door': DRAWN.door,
  'clear-room': flame,
  'look-at-css-token': DRAWN.pod,
  'swap-power-tokens': DRAWN.swap,
}
