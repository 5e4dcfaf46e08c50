/** The technology cards as they look: an icon on rays of two colours. */

import type { Technology } from '../../../types/alien-frontiers'
import alienCity from 'virtual:icons/modern-city'
import alienMonument from 'virtual:icons/obelisk'
import boosterPod from 'virtual:icons/rocket-thruster'
import dataCrystal from 'virtual:icons/crystal-cluster'
import gravityManipulator from 'virtual:icons/vortex'
import holographicDecoy from 'virtual:icons/domino-mask'
import orbitalTeleporter from 'virtual:icons/teleport'
import plasmaCannon from 'virtual:icons/ion-cannon-blast'
import polarityDevice from 'virtual:icons/yin-yang'
import resourceCache from 'virtual:icons/cargo-crate'
import stasisBeam from 'virtual:icons/ringed-beam'
import temporalWarper from 'virtual:icons/backward-time'

export interface CardLook {
  icon: string
  ground: string
  light: string
}

export const CARDS: Record<Technology, CardLook> = {
  'alien-city': { icon: alienCity, ground: '#c2417a', light: '#ffb3d1' },
  'alien-monument': { icon: alienMonument, ground: '#4f8a3c', light: '#cfe8a0' },
  'booster-pod': { icon: boosterPod, ground: '#e8593f', light: '#ffb27d' },
  'data-crystal': { icon: dataCrystal, ground: '#2f6fb0', light: '#9fd3ff' },
  'gravity-manipulator': { icon: gravityManipulator, ground: '#5a4fb8', light: '#c6bfff' },
  'holographic-decoy': { icon: holographicDecoy, ground: '#3a7fa0', light: '#b3ecff' },
  'orbital-teleporter': { icon: orbitalTeleporter, ground: '#d98a1f', light: '#ffe08a' },
  'plasma-cannon': { icon: plasmaCannon, ground: '#8a3f9e', light: '#f2a6ff' },
  'polarity-device': { icon: polarityDevice, ground: '#7a4a2e', light: '#ffd2a6' },
  'resource-cache': { icon: resourceCache, ground: '#9a6a1f', light: '#ffe3a0' },
  'stasis-beam': { icon: stasisBeam, ground: '#2d8a5f', light: '#a6f0c6' },
  'temporal-warper': { icon: temporalWarper, ground: '#2f8f8a', light: '#8fe0cf' },
}

/** Rays from a point, all in one path. */
export function rays(x: number, y: number, length: number): string {
  const at = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180
    return `${(x + length * Math.cos(angle)).toFixed(1)} ${(y + length * Math.sin(angle)).toFixed(1)}`
  }
  return Array.from({ length: 18 }, (_, n) => `M${x} ${y}L${at(n * 20)}L${at(n * 20 + 9)}Z`).join('')
}
