/** A box of the strip: a face of the noise die, how wide its chance is, and what it brings. */
export interface Box {
  face: string
  ways: number
  brings: 'noise' | 'encounter' | 'silence' | 'danger' | 'card'
}
