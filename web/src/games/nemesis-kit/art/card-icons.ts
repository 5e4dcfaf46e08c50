/** The icons of action cards and items, by their names. */

import type { ActionCard, Item } from '../../../types/nemesis'
import ammoBoxIcon from 'virtual:icons/ammo-box'
import autoRepairIcon from 'virtual:icons/auto-repair'
import bandageRollIcon from 'virtual:icons/bandage-roll'
import battery75Icon from 'virtual:icons/battery-75'
import beerBottleIcon from 'virtual:icons/beer-bottle'
import binocularsIcon from 'virtual:icons/binoculars'
import bolterGunIcon from 'virtual:icons/bolter-gun'
import cannisterIcon from 'virtual:icons/cannister'
import compassIcon from 'virtual:icons/compass'
import crosshairIcon from 'virtual:icons/crosshair'
import deliveryDroneIcon from 'virtual:icons/delivery-drone'
import discussionIcon from 'virtual:icons/discussion'
import dynamiteIcon from 'virtual:icons/dynamite'
import electricIcon from 'virtual:icons/electric'
import erlenmeyerIcon from 'virtual:icons/erlenmeyer'
import fireExtinguisherIcon from 'virtual:icons/fire-extinguisher'
import firstAidKitIcon from 'virtual:icons/first-aid-kit'
import flameSpinIcon from 'virtual:icons/flame-spin'
import flamethrowerIcon from 'virtual:icons/flamethrower'
import flashlightIcon from 'virtual:icons/flashlight'
import grenadeIcon from 'virtual:icons/grenade'
import hazardSignIcon from 'virtual:icons/hazard-sign'
import heartBeatsIcon from 'virtual:icons/heart-beats'
import heavyBulletsIcon from 'virtual:icons/heavy-bullets'
import holeLadderIcon from 'virtual:icons/hole-ladder'
import joystickIcon from 'virtual:icons/joystick'
import kevlarVestIcon from 'virtual:icons/kevlar-vest'
import keyCardIcon from 'virtual:icons/key-card'
import keyboardIcon from 'virtual:icons/keyboard'
import knapsackIcon from 'virtual:icons/knapsack'
import laptopIcon from 'virtual:icons/laptop'
import laserGunIcon from 'virtual:icons/laser-gun'
import leeEnfieldIcon from 'virtual:icons/lee-enfield'
import lightBulbIcon from 'virtual:icons/light-bulb'
import machineGunMagazineIcon from 'virtual:icons/machine-gun-magazine'
import magnifyingGlassIcon from 'virtual:icons/magnifying-glass'
import matchHeadIcon from 'virtual:icons/match-head'
import mealIcon from 'virtual:icons/meal'
import medicinePillsIcon from 'virtual:icons/medicine-pills'
import megaphoneIcon from 'virtual:icons/megaphone'
import minigunIcon from 'virtual:icons/minigun'
import molotovIcon from 'virtual:icons/molotov'
import mp5Icon from 'virtual:icons/mp5'
import muscularTorsoIcon from 'virtual:icons/muscular-torso'
import networkBarsIcon from 'virtual:icons/network-bars'
import nightSleepIcon from 'virtual:icons/night-sleep'
import padlockIcon from 'virtual:icons/padlock'
import paintRollerIcon from 'virtual:icons/paint-roller'
import pistolGunIcon from 'virtual:icons/pistol-gun'
import potionBallIcon from 'virtual:icons/potion-ball'
import radarSweepIcon from 'virtual:icons/radar-sweep'
import rallyTheTroopsIcon from 'virtual:icons/rally-the-troops'
import rayGunIcon from 'virtual:icons/ray-gun'
import reloadGunBarrelIcon from 'virtual:icons/reload-gun-barrel'
import revolverIcon from 'virtual:icons/revolver'
import satelliteIcon from 'virtual:icons/satellite'
import sawedOffShotgunIcon from 'virtual:icons/sawed-off-shotgun'
import scrollUnfurledIcon from 'virtual:icons/scroll-unfurled'
import shotgunIcon from 'virtual:icons/shotgun'
import smokeBombIcon from 'virtual:icons/smoke-bomb'
import spaceSuitIcon from 'virtual:icons/space-suit'
import spannerIcon from 'virtual:icons/spanner'
import stopSignIcon from 'virtual:icons/stop-sign'
import strafeIcon from 'virtual:icons/strafe'
import syringeIcon from 'virtual:icons/syringe'
import tShirtIcon from 'virtual:icons/t-shirt'
import targetedIcon from 'virtual:icons/targeted'
import toolboxIcon from 'virtual:icons/toolbox'
import treasureMapIcon from 'virtual:icons/treasure-map'
import walkieTalkieIcon from 'virtual:icons/walkie-talkie'
import wrenchIcon from 'virtual:icons/wrench'

export const CARD_ICONS: Record<ActionCard, string> = {
  search: magnifyingGlassIcon,
  rest: nightSleepIcon,
  demolition: dynamiteIcon,
  interruption: stopSignIcon,
  'basic-repairs': spannerIcon,
  reload: reloadGunBarrelIcon,
  order: megaphoneIcon,
  motivation: rallyTheTroopsIcon,
  'suppressive-fire': strafeIcon,
  repairs: autoRepairIcon,
  'computer-skills': keyboardIcon,
  piloting: joystickIcon,
  'knowledge-of-the-ship': compassIcon,
  'old-friend': discussionIcon,
  'fast-repairs': wrenchIcon,
  'technical-corridors': holeLadderIcon,
  pyrotechnics: matchHeadIcon,
  ingenuity: lightBulbIcon,
  'covering-fire': heavyBulletsIcon,
  'taking-aim': crosshairIcon,
  'full-auto': minigunIcon,
  'nerves-of-steel': muscularTorsoIcon,
  scavenging: knapsackIcon,
  reconnaissance: binocularsIcon,
  adrenaline: heartBeatsIcon,
  'risk-assessment': hazardSignIcon,
  'blocking-access': padlockIcon,
  intranet: networkBarsIcon,
}

export const ITEM_ICONS: Record<Item, string> = {
  'energy-charge': battery75Icon,
  grenade: grenadeIcon,
  'smoke-grenade': smokeBombIcon,
  'recon-drone': deliveryDroneIcon,
  decoy: targetedIcon,
  'extended-magazine': machineGunMagazineIcon,
  'prototype-rifle': bolterGunIcon,
  'prototype-shotgun': rayGunIcon,
  'prototype-pistol': laserGunIcon,
  'comms-key': keyCardIcon,
  'evacuation-key': keyCardIcon,
  'self-destruct-key': keyCardIcon,
  chemicals: cannisterIcon,
  tools: toolboxIcon,
  'duct-tape': paintRollerIcon,
  'fire-extinguisher': fireExtinguisherIcon,
  clothes: tShirtIcon,
  'technical-corridors-plan': treasureMapIcon,
  'space-suit': spaceSuitIcon,
  'nemesis-plans': scrollUnfurledIcon,
  medkit: firstAidKitIcon,
  bandages: bandageRollIcon,
  'synthetic-food': mealIcon,
  'adrenaline-injection': syringeIcon,
  alcohol: beerBottleIcon,
  'military-drugs': medicinePillsIcon,
  antidote: potionBallIcon,
  taser: electricIcon,
  flamethrower: flamethrowerIcon,
  'molotov-cocktail': molotovIcon,
  revolver: revolverIcon,
  shotgun: shotgunIcon,
  'sawed-off-shotgun': sawedOffShotgunIcon,
  'assault-rifle': mp5Icon,
  rifle: leeEnfieldIcon,
  pistol: pistolGunIcon,
  'log-key': keyCardIcon,
  intercom: walkieTalkieIcon,
  'orbital-maneuvering-system': satelliteIcon,
  'pilots-evacuation-key': keyCardIcon,
  'plasma-torch': flameSpinIcon,
  flashlight: flashlightIcon,
  autoloader: ammoBoxIcon,
  armor: kevlarVestIcon,
  'motion-scanner': radarSweepIcon,
  'security-key': keyCardIcon,
  'laboratory-equipment': erlenmeyerIcon,
  'holo-computer': laptopIcon,
}
