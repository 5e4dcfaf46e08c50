/** The icons of rooms and of signs on the ship, by their names. */

import type { Room } from '../../../types/nemesis'
import aerialSignalIcon from 'virtual:icons/aerial-signal'
import airtightHatchIcon from 'virtual:icons/airtight-hatch'
import alienSkullIcon from 'virtual:icons/alien-skull'
import apolloCapsuleIcon from 'virtual:icons/apollo-capsule'
import backpackIcon from 'virtual:icons/backpack'
import biohazardIcon from 'virtual:icons/biohazard'
import bleedingWoundIcon from 'virtual:icons/bleeding-wound'
import bloodIcon from 'virtual:icons/blood'
import brainLeakIcon from 'virtual:icons/brain-leak'
import brokenBoneIcon from 'virtual:icons/broken-bone'
import bulletsIcon from 'virtual:icons/bullets'
import bunkBedsIcon from 'virtual:icons/bunk-beds'
import cardPickupIcon from 'virtual:icons/card-pickup'
import cargoCrateIcon from 'virtual:icons/cargo-crate'
import cctvCameraIcon from 'virtual:icons/cctv-camera'
import checkMarkIcon from 'virtual:icons/check-mark'
import cogIcon from 'virtual:icons/cog'
import controlTowerIcon from 'virtual:icons/control-tower'
import crossedClawsIcon from 'virtual:icons/crossed-claws'
import crosshairIcon from 'virtual:icons/crosshair'
import cryoChamberIcon from 'virtual:icons/cryo-chamber'
import deathSkullIcon from 'virtual:icons/death-skull'
import earthAmericaIcon from 'virtual:icons/earth-america'
import earthWormIcon from 'virtual:icons/earth-worm'
import eggClutchIcon from 'virtual:icons/egg-clutch'
import eggEyeIcon from 'virtual:icons/egg-eye'
import entryDoorIcon from 'virtual:icons/entry-door'
import fireExtinguisherIcon from 'virtual:icons/fire-extinguisher'
import flagObjectiveIcon from 'virtual:icons/flag-objective'
import flameIcon from 'virtual:icons/flame'
import footstepsIcon from 'virtual:icons/footsteps'
import galaxyIcon from 'virtual:icons/galaxy'
import gearsIcon from 'virtual:icons/gears'
import graspingClawsIcon from 'virtual:icons/grasping-claws'
import halfDeadIcon from 'virtual:icons/half-dead'
import holeLadderIcon from 'virtual:icons/hole-ladder'
import hourglassIcon from 'virtual:icons/hourglass'
import knifeForkIcon from 'virtual:icons/knife-fork'
import medicalPackAltIcon from 'virtual:icons/medical-pack-alt'
import microscopeIcon from 'virtual:icons/microscope'
import muscleUpIcon from 'virtual:icons/muscle-up'
import openWoundIcon from 'virtual:icons/open-wound'
import padlockIcon from 'virtual:icons/padlock'
import padlockOpenIcon from 'virtual:icons/padlock-open'
import personIcon from 'virtual:icons/person'
import powerGeneratorIcon from 'virtual:icons/power-generator'
import radioTowerIcon from 'virtual:icons/radio-tower'
import ringedPlanetIcon from 'virtual:icons/ringed-planet'
import rocketThrusterIcon from 'virtual:icons/rocket-thruster'
import runIcon from 'virtual:icons/run'
import scalpelIcon from 'virtual:icons/scalpel'
import showerIcon from 'virtual:icons/shower'
import slimeIcon from 'virtual:icons/slime'
import soundWavesIcon from 'virtual:icons/sound-waves'
import spannerIcon from 'virtual:icons/spanner'
import sprintIcon from 'virtual:icons/sprint'
import steeringWheelIcon from 'virtual:icons/steering-wheel'
import sunriseIcon from 'virtual:icons/sunrise'
import swapBagIcon from 'virtual:icons/swap-bag'
import timeBombIcon from 'virtual:icons/time-bomb'
import toolboxIcon from 'virtual:icons/toolbox'
import tradeIcon from 'virtual:icons/trade'

export const ROOM_ICONS: Record<Room, string> = {
  armory: bulletsIcon,
  'comms-room': radioTowerIcon,
  'emergency-room': medicalPackAltIcon,
  'evacuation-section-a': apolloCapsuleIcon,
  'evacuation-section-b': apolloCapsuleIcon,
  'fire-control-system': fireExtinguisherIcon,
  generator: powerGeneratorIcon,
  laboratory: microscopeIcon,
  nest: eggClutchIcon,
  storage: cargoCrateIcon,
  surgery: scalpelIcon,
  'airlock-control': entryDoorIcon,
  cabins: bunkBedsIcon,
  canteen: knifeForkIcon,
  'command-center': controlTowerIcon,
  'engine-control-room': gearsIcon,
  'hatch-control-system': airtightHatchIcon,
  'monitoring-room': cctvCameraIcon,
  'room-covered-with-slime': slimeIcon,
  'shower-room': showerIcon,
  cockpit: steeringWheelIcon,
  hibernatorium: cryoChamberIcon,
  'engine-room-one': rocketThrusterIcon,
  'engine-room-two': rocketThrusterIcon,
  'engine-room-three': rocketThrusterIcon,
}

/** Signs, each with one meaning. */
export const SIGNS = {
  noise: soundWavesIcon,
  fire: flameIcon,
  malfunction: cogIcon,
  combat: crossedClawsIcon,
  wound: bleedingWoundIcon,
  'light-wound': openWoundIcon,
  'serious-wound': deathSkullIcon,
  'broken-bone': brokenBoneIcon,
  cards: cardPickupIcon,
  time: hourglassIcon,
  'self-destruct': timeBombIcon,
  jump: galaxyIcon,
  bag: swapBagIcon,
  person: personIcon,
  slime: slimeIcon,
  signal: aerialSignalIcon,
  larva: earthWormIcon,
  contamination: biohazardIcon,
  locked: padlockIcon,
  open: padlockOpenIcon,
  pod: apolloCapsuleIcon,
  ladder: holeLadderIcon,
  carcass: alienSkullIcon,
  corpse: halfDeadIcon,
  egg: eggEyeIcon,
  sleep: cryoChamberIcon,
  engine: rocketThrusterIcon,
  planet: ringedPlanetIcon,
  earth: earthAmericaIcon,
  mars: ringedPlanetIcon,
  venus: sunriseIcon,
  'deep-space': galaxyIcon,
  red: bulletsIcon,
  yellow: spannerIcon,
  green: medicalPackAltIcon,
  white: cargoCrateIcon,
  move: footstepsIcon,
  carefully: sprintIcon,
  escape: runIcon,
  shoot: crosshairIcon,
  'melee-attack': muscleUpIcon,
  'pick-up': backpackIcon,
  trade: tradeIcon,
  craft: toolboxIcon,
  quest: flagObjectiveIcon,
  hatch: airtightHatchIcon,
  attack: graspingClawsIcon,
  blood: bloodIcon,
  gears: gearsIcon,
  weakness: brainLeakIcon,
  airlock: entryDoorIcon,
  event: cardPickupIcon,
  pass: checkMarkIcon,
  research: microscopeIcon,
} as const

/** What lies about or is carried, and is heavy. */
export const OBJECT_SIGNS: Record<string, string> = {
  'blue-corpse': SIGNS.corpse,
  corpse: SIGNS.corpse,
  egg: SIGNS.egg,
  carcass: SIGNS.carcass,
}
