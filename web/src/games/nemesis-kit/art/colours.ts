/** The materials of the ship. What belongs to the interface comes from tokens. */

export const METAL = {
  black: '#0b0806',
  shadow: '#090604',
  dark: '#2e241c',
  edge: '#6b5443',
  line: '#927a66',
  rim: '#7d6450',
  brass: '#d9b48a',
  lamp: '#ffd69a',
  ink: '#120e0b',
} as const

export const FLESH = {
  body: '#5c130e',
  rim: '#ff5a4a',
  eye: '#ffe9a8',
  badge: '#43150f',
  light: '#ff9a90',
} as const

/** What is seen of an intruder where there is no light. */
export const COLD = { rim: '#7fb7d9', body: '#05070c', eye: '#d9fbff' } as const

export const NOISE = { ring: '#ff8a4a', ground: '#2b0f08', ink: '#ffe1cf' } as const
export const HAZARD = { line: '#ffb03a', ground: '#1a1308' } as const

/** What is found in a room of a colour. */
export const ITEM_COLOURS = {
  red: '#ff7a6e',
  yellow: '#ffcf4a',
  green: '#7bd88f',
  white: '#e8e4da',
  blue: '#8ab8ff',
  starting: '#cdbcaa',
  quest: '#c9a6ff',
} as const

/** The two networks of technical corridors: a colour and a shape each. */
export const NETWORK_COLOURS = { red: '#ffb48a', blue: '#9fc9ff', only: '#d9b48a' } as const
