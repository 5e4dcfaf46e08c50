/** Materials of the board that no token names: they belong to this drawing alone. */

/** What is printed on paper and on territories. */
export const INK = '#1d1330'
/** The dark line around names and pieces on the planet. */
export const NIGHT = '#1d0f33'
/** The dark of an empty port. */
export const PORT = '#0b0b20'
export const PORT_EDGE = '#55539a'
export const PORT_TEXT = '#9794c9'
export const HULL_EDGE = '#5f5da3'
export const STRUT = '#7a78bd'
export const LAMP = '#ff9d5c'
/** Icons of stations. */
export const BRASS = '#ffbf8a'
export const CARD_EDGE = '#b79f74'
