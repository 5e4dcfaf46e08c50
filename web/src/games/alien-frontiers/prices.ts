/** What is printed on technology cards as the price of their power, in fuel. */

import type { Technology } from '../../types/alien-frontiers'

/** For each ship or colony where it has a `×`; cards that are not here work by themselves. */
export const PRICES: Partial<Record<Technology, string>> = {
  'booster-pod': '1',
  'data-crystal': '1×',
  'gravity-manipulator': '2',
  'orbital-teleporter': '2',
  'plasma-cannon': '1×',
  'polarity-device': '1',
  'stasis-beam': '1',
  'temporal-warper': '1',
}
