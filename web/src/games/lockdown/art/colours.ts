/** The materials of the Complex: warm where there is light, a blueprint where there is none. */

export const LIT = {
  edge: '#dbb48f',
  rim: '#8a6a50',
  level: '#d0976b',
  plate: '#c08a68',
  tube: '#b98f6c',
  floor: '#46352d',
  trace: '#ffd9a0',
  icon: '#fff0cf',
  ink: '#2a1a12',
  lamp: '#fff0cf',
} as const

export const DARK = {
  edge: '#3f6d96',
  rim: '#274766',
  level: '#31567a',
  plate: '#3f6d96',
  tube: '#31567a',
  floor: '#0c1320',
  trace: '#5aa9e6',
  icon: '#6f9cc4',
  lamp: '#16283c',
  name: '#b9d4ee',
} as const

export const BLACK = '#07050a'
/** The edge of what is printed or lies in every game. */
export const SPECIAL = '#f08a5d'
export const SCREEN = {
  body: '#0b1419',
  head: '#12303c',
  edge: '#3f7d92',
  text: '#e6f7fd',
  sign: '#8fe3ff',
} as const
