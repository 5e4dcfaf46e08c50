/** The words of Nemesis as the wire spells them, in the order in which people are used to them. */

export const CHARACTERS = ['captain', 'pilot', 'mechanic', 'soldier', 'scout', 'scientist'] as const
export type Character = (typeof CHARACTERS)[number]

export const INTRUDERS = ['larva', 'creeper', 'adult', 'breeder', 'queen'] as const
export type Intruder = (typeof INTRUDERS)[number]

export const ROOMS = [
  'armory',
  'comms-room',
  'emergency-room',
  'evacuation-section-a',
  'evacuation-section-b',
  'fire-control-system',
  'generator',
  'laboratory',
  'nest',
  'storage',
  'surgery',
  'airlock-control',
  'cabins',
  'canteen',
  'command-center',
  'engine-control-room',
  'hatch-control-system',
  'monitoring-room',
  'room-covered-with-slime',
  'shower-room',
  'cockpit',
  'hibernatorium',
  'engine-room-one',
  'engine-room-two',
  'engine-room-three',
] as const
export type Room = (typeof ROOMS)[number]

export type Side = 'basic' | 'alternative'
export type RoomColour = 'red' | 'yellow' | 'green' | 'white' | 'colourless'
export type Network = 'red' | 'blue'
export type Door = 'open' | 'closed' | 'destroyed'
export type Section = 'a' | 'b'
export type Course = 'a' | 'b' | 'c' | 'd'
export type Destination = 'earth' | 'mars' | 'venus' | 'deep-space'
export type EngineToken = 'working' | 'damaged'
export type Exploration = 'silence' | 'danger' | 'slime' | 'fire' | 'malfunction' | 'door'

export const ACTION_CARDS = [
  'search',
  'rest',
  'demolition',
  'interruption',
  'basic-repairs',
  'reload',
  'order',
  'motivation',
  'suppressive-fire',
  'repairs',
  'computer-skills',
  'piloting',
  'knowledge-of-the-ship',
  'old-friend',
  'fast-repairs',
  'technical-corridors',
  'pyrotechnics',
  'ingenuity',
  'covering-fire',
  'taking-aim',
  'full-auto',
  'nerves-of-steel',
  'scavenging',
  'reconnaissance',
  'adrenaline',
  'risk-assessment',
  'blocking-access',
  'intranet',
] as const
export type ActionCard = (typeof ACTION_CARDS)[number]

export type Contamination = 'clean' | 'infected'
export type SeriousWound = 'arm' | 'hand' | 'leg' | 'body' | 'bleeding'
export type CombatIcon = 'any' | 'in-combat' | 'out-of-combat'
/** The cards of whoever leads the intruders. */
export const INTRUDER_CARDS = [
  'pursuit-one',
  'pursuit-two',
  'pursuit-three',
  'pursuit-any',
  'coordinated-hunt-three',
  'coordinated-hunt-four',
  'metamorphosis-one',
  'planning-four',
  'planning-any',
  'self-healing-two',
] as const
export type IntruderCard = (typeof INTRUDER_CARDS)[number]
export type IntruderEffect = 'pursuit' | 'coordinated-hunt' | 'metamorphosis' | 'planning' | 'self-healing'

export const BACKS = ['red', 'yellow', 'green', 'blue', 'starting', 'quest'] as const
export type Back = (typeof BACKS)[number]
export type ObjectKind = 'character-corpse' | 'egg' | 'intruder-carcass'

export const ITEMS = [
  'energy-charge',
  'grenade',
  'smoke-grenade',
  'recon-drone',
  'decoy',
  'extended-magazine',
  'prototype-rifle',
  'prototype-shotgun',
  'prototype-pistol',
  'comms-key',
  'evacuation-key',
  'self-destruct-key',
  'chemicals',
  'tools',
  'duct-tape',
  'fire-extinguisher',
  'clothes',
  'technical-corridors-plan',
  'space-suit',
  'nemesis-plans',
  'medkit',
  'bandages',
  'synthetic-food',
  'adrenaline-injection',
  'alcohol',
  'military-drugs',
  'antidote',
  'taser',
  'flamethrower',
  'molotov-cocktail',
  'revolver',
  'shotgun',
  'sawed-off-shotgun',
  'assault-rifle',
  'rifle',
  'pistol',
  'log-key',
  'intercom',
  'orbital-maneuvering-system',
  'pilots-evacuation-key',
  'plasma-torch',
  'flashlight',
  'autoloader',
  'armor',
  'motion-scanner',
  'security-key',
  'laboratory-equipment',
  'holo-computer',
] as const
export type Item = (typeof ITEMS)[number]

export const ATTACKS = [
  'scratch',
  'claw-attack',
  'bite',
  'tail-attack',
  'transformation',
  'frenzy',
  'slime',
  'summoning',
] as const
export type Attack = (typeof ATTACKS)[number]

export const EVENTS = [
  'regeneration',
  'egg-protection',
  'hunt-three',
  'flammable-compounds',
  'bulkheads-open',
  'malfunction',
  'hatching',
  'noise-in-technical-corridors',
  'damaging-fire',
  'damage',
  'scent-of-prey',
  'lurking',
  'eclosion',
  'hunt-two',
  'nest',
  'consuming-fire',
  'coolant-leak',
  'life-support-failure',
  'evacuation-pod-ejection',
  'short-circuit',
] as const
export type Event = (typeof EVENTS)[number]

export type Weakness =
  | 'vital-places'
  | 'the-way-of-moving'
  | 'susceptibility-to-phosphates'
  | 'vulnerability-to-energy'
  | 'reaction-to-danger'
  | 'species-on-the-brink-of-extinction'
  | 'the-way-of-fighting'
  | 'vulnerability-to-fire'

export type CombatFace = 'blank' | 'creeper' | 'adult' | 'single-hit' | 'double-hit'
export type NoiseFace = 'one' | 'two' | 'three' | 'four' | 'silence' | 'danger'
export type Ending = 'hyperspace-jump' | 'self-destruct' | 'fire' | 'hull-breach' | 'engine-explosion'
/** The objectives are many, and the drawing needs no more than their names. */
export type Objective = string

export const PHASES = [
  'draw-cards',
  'pass-first-player',
  'turns',
  'end-of-player-phase',
  'time-track',
  'intruder-attack',
  'fire-damage',
  'event-card',
  'bag-development',
  'end-of-round',
] as const
export type Phase = (typeof PHASES)[number]
