/** Where the rules speak about each room. */

import type { Room } from './words'

export const ROOM_RULES: Record<Room, string> = {
  armory: 'NEM-17.1',
  'comms-room': 'NEM-17.2',
  'emergency-room': 'NEM-17.3',
  'evacuation-section-a': 'NEM-17.4',
  'evacuation-section-b': 'NEM-17.5',
  'fire-control-system': 'NEM-17.6',
  generator: 'NEM-17.7',
  laboratory: 'NEM-17.8',
  nest: 'NEM-17.9',
  storage: 'NEM-17.10',
  surgery: 'NEM-17.11',
  'airlock-control': 'NEM-17.25',
  cabins: 'NEM-17.26',
  canteen: 'NEM-17.27',
  'command-center': 'NEM-17.28',
  'engine-control-room': 'NEM-17.29',
  'hatch-control-system': 'NEM-17.42',
  'monitoring-room': 'NEM-17.43',
  'room-covered-with-slime': 'NEM-17.44',
  'shower-room': 'NEM-17.45',
  cockpit: 'NEM-17.47',
  hibernatorium: 'NEM-17.49',
  'engine-room-one': 'NEM-17.48',
  'engine-room-two': 'NEM-17.48',
  'engine-room-three': 'NEM-17.48',
}
