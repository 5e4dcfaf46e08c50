/** The ids of everything at the table of Nemesis, made in one place. */

import { ids as shared } from '../nemesis-kit/ids'
import type { Course, Network, Section } from '../../types/nemesis'

export const ids = {
  ...shared,
  network: (network: Network): string => `place:technical:${network}`,
  pod: (pod: number): string => `place:pod:${pod}`,
  section: (section: Section): string => `place:section:${section}`,
  engine: (engine: number): string => `place:engine:${engine}`,
  course: (course: Course): string => `place:course:${course}`,
  coordinates: 'place:coordinates',
  selfDestruct: 'place:track:self-destruct',
} as const
