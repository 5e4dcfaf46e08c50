/** The ids of everything at the table of Lockdown, made in one place. */

import { ids as shared } from '../nemesis-kit/ids'
import type { ComputerAction, Level, Pod, PowerArea, Zone } from '../../types/lockdown'

export const ids = {
  ...shared,
  /** An entrance to the technical corridors, and the space that stands for all of them. */
  entrance: (room: number): string => `place:entrance:${room}`,
  technical: 'place:technical',
  zone: (zone: Zone): string => `place:zone:${zone}`,
  level: (level: Level): string => `place:level:${level}`,
  power: (area: PowerArea): string => `place:power:${area}`,
  powerToken: (token: string): string => `thing:power:${token}`,
  elevator: 'place:elevator',
  gate: 'place:gate',
  rover: 'place:rover',
  bunker: 'place:bunker',
  /** A space of the time track, and the CSS token that lies there. */
  space: (space: number): string => `place:time:${space}`,
  css: (space: number): string => `thing:css:${space}`,
  time: 'thing:time',
  alert: 'thing:alert',
  bomb: 'thing:autodestruction',
  computer: 'place:computer',
  line: (line: ComputerAction): string => `place:computer:${line}`,
  computerCard: (card: string): string => `thing:computer-card:${card}`,
  pool: 'place:pool',
  code: (token: number): string => `thing:code:${token}`,
  knowledge: 'place:track:knowledge',
  pod: (pod: Pod): string => `place:pod:${pod}`,
  topCard: (deck: string, nth: number): string => `thing:top:${deck}:${nth}`,
} as const
