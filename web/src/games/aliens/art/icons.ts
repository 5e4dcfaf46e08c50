/** The icons of cards, actions and signs, by their names. */

import acidIcon from 'virtual:icons/acid'
import ammoBoxIcon from 'virtual:icons/ammo-box'
import armorVestIcon from 'virtual:icons/armor-vest'
import barricadeIcon from 'virtual:icons/barricade'
import biohazardIcon from 'virtual:icons/biohazard'
import bolterGunIcon from 'virtual:icons/bolter-gun'
import cardDiscardIcon from 'virtual:icons/card-discard'
import cardDrawIcon from 'virtual:icons/card-draw'
import cardPickIcon from 'virtual:icons/card-pick'
import cardPlayIcon from 'virtual:icons/card-play'
import crackedShieldIcon from 'virtual:icons/cracked-shield'
import crosshairIcon from 'virtual:icons/crosshair'
import deathSkullIcon from 'virtual:icons/death-skull'
import despairIcon from 'virtual:icons/despair'
import eyeballIcon from 'virtual:icons/eyeball'
import eyeTargetIcon from 'virtual:icons/eye-target'
import firstAidKitIcon from 'virtual:icons/first-aid-kit'
import flamethrowerIcon from 'virtual:icons/flamethrower'
import flameIcon from 'virtual:icons/flame'
import flashlightIcon from 'virtual:icons/flashlight'
import grenadeIcon from 'virtual:icons/grenade'
import handcuffsIcon from 'virtual:icons/handcuffs'
import hangingSpiderIcon from 'virtual:icons/hanging-spider'
import headphonesIcon from 'virtual:icons/headphones'
import heavyBulletsIcon from 'virtual:icons/heavy-bullets'
import knockoutIcon from 'virtual:icons/knockout'
import lungsIcon from 'virtual:icons/lungs'
import machineGunIcon from 'virtual:icons/machine-gun'
import machineGunMagazineIcon from 'virtual:icons/machine-gun-magazine'
import pistolGunIcon from 'virtual:icons/pistol-gun'
import radarSweepIcon from 'virtual:icons/radar-sweep'
import rallyIcon from 'virtual:icons/rally-the-troops'
import runIcon from 'virtual:icons/run'
import sawedOffShotgunIcon from 'virtual:icons/sawed-off-shotgun'
import screamingIcon from 'virtual:icons/screaming'
import sentryGunIcon from 'virtual:icons/sentry-gun'
import shieldIcon from 'virtual:icons/shield'
import spiderWebIcon from 'virtual:icons/spider-web'
import sprintIcon from 'virtual:icons/sprint'
import tripwireIcon from 'virtual:icons/tripwire'
import woodenCrateIcon from 'virtual:icons/wooden-crate'
import type { Card } from '../../../types/aliens'

export const CARD_ICONS: Record<Card, string> = {
  'hk-vp70-pistol': pistolGunIcon,
  'm41a-pulse-rifle': bolterGunIcon,
  'm40-grenades': grenadeIcon,
  'm56-smart-gun': machineGunIcon,
  'm240-incinerator': flamethrowerIcon,
  'ithaca37-shotgun': sawedOffShotgunIcon,
  'tactical-armour': armorVestIcon,
  'motion-tracker': radarSweepIcon,
  'hand-welder': flameIcon,
  'medi-kit': firstAidKitIcon,
  'ammo-pouch': ammoBoxIcon,
  headset: headphonesIcon,
  'shoulder-lamp': flashlightIcon,
  'in-the-pipe': eyeTargetIcon,
  'short-bursts': heavyBulletsIcon,
  'on-the-double': sprintIcon,
  steady: crosshairIcon,
  'watch-your-back': crackedShieldIcon,
  'on-your-feet': rallyIcon,
  'second-wind': lungsIcon,
  'seal-it': barricadeIcon,
  'eyes-forward': eyeballIcon,
  'covering-fire': tripwireIcon,
  'losing-hope': despairIcon,
  'weapon-jam': machineGunMagazineIcon,
  'low-ammo': ammoBoxIcon,
  contact: radarSweepIcon,
  'acid-spray': acidIcon,
  panic: screamingIcon,
}

const own = (d: string): string => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`

export const SIGNS = {
  move: own(
    'M150 70c40 0 60 50 55 110c-4 40-25 60-55 60s-52-22-55-60c-5-60 15-110 55-110ZM105 262h92c0 40-14 62-46 62s-46-22-46-62ZM350 180c40 0 60 50 55 110c-4 40-25 60-55 60s-52-22-55-60c-5-60 15-110 55-110ZM305 372h92c0 40-14 62-46 62s-46-22-46-62Z',
  ),
  claw: own(
    'M150 90C120 200 120 300 170 420C180 320 180 220 200 110ZM240 70C225 200 225 310 262 450C285 320 285 210 295 80ZM345 90C345 200 340 310 350 420C400 320 405 210 395 100Z',
  ),
  check: own('M70 270l55-55l85 85l180-190l55 55l-235 245Z'),
  cross: own('M110 60L256 206L402 60L452 110L306 256L452 402L402 452L256 306L110 452L60 402L206 256L60 110Z'),
  down: own('M210 60h92v220h100L256 450L110 280h100Z'),
  lock: own('M130 220v-50a126 126 0 0 1 252 0v50h40v230H90V220ZM186 220h140v-50a70 70 0 0 0-140 0Z'),
  exit: own('M60 60h200v60H120v272h140v60H60ZM300 130L450 256L300 382V300H190V212H300Z'),
  computer: own(
    'M50 80h412v270h-412ZM90 120v190h332v-190ZM200 370h112v40h60v40h-232v-40h60ZM120 150l70 55l-70 55v-34l28-21l-28-21ZM205 240h90v26h-90Z',
  ),
  scope:
    '<path fill="none" stroke="currentColor" stroke-width="34" d="M256 440L70 180M256 440L442 180M70 180A320 320 0 0 1 442 180M142 281A196 196 0 0 1 370 281"/><circle cx="256" cy="440" r="40" fill="currentColor"/><circle cx="300" cy="215" r="30" fill="currentColor"/>',
  squad: runIcon,
  aim: crosshairIcon,
  attack: crosshairIcon,
  defence: shieldIcon,
  death: deathSkullIcon,
  captured: handcuffsIcon,
  cocoon: spiderWebIcon,
  facehugger: hangingSpiderIcon,
  barricade: barricadeIcon,
  hazard: biohazardIcon,
  hand: cardPickIcon,
  rest: cardDrawIcon,
  spend: cardDiscardIcon,
  event: cardPlayIcon,
  tracker: radarSweepIcon,
  gun: sentryGunIcon,
  crate: woodenCrateIcon,
  melee: knockoutIcon,
} as const

export type SignName = keyof typeof SIGNS

/** The body of an icon by its name, if it has one. */
export function iconOf(name: string): string | null {
  const all: Record<string, string | undefined> = { ...SIGNS, ...CARD_ICONS }
  return all[name] ?? null
}
