/** Small signs drawn for this project, in the same 512 × 512 box as the icons. */

const CLAWS =
  'M150 90C120 200 120 300 170 420C180 320 180 220 200 110ZM240 70C225 200 225 310 262 450C285 320 285 210 295 80ZM345 90C345 200 340 310 350 420C400 320 405 210 395 100Z'

export const OWN = {
  'out-of-combat': `<path fill="currentColor" opacity=".75" d="${CLAWS}"/><path d="M70 430L440 80" stroke="currentColor" stroke-width="52"/>`,
  'in-combat': `<path fill="currentColor" d="${CLAWS}"/>`,
  any: `<path fill="currentColor" opacity=".55" d="${CLAWS}"/><circle cx="256" cy="256" r="215" fill="none" stroke="currentColor" stroke-width="36"/>`,
  secret:
    '<path fill="currentColor" d="M60 250C140 140 370 140 452 250L420 274C350 190 160 190 92 274ZM110 300l40-30 34 54-36 22ZM232 290h48v72h-48ZM328 324l36-54 40 30-42 46Z"/>',
  computer:
    '<path fill="currentColor" fill-rule="evenodd" d="M50 80h412v270H50ZM90 120v190h332V120ZM200 370h112v40h60v40H140v-40h60ZM120 150l70 55-70 55v-34l28-21-28-21ZM205 240h90v26h-90Z"/>',
  check: '<path fill="currentColor" d="M70 270l55-55 85 85 180-190 55 55-235 245Z"/>',
  cross:
    '<path fill="currentColor" d="M110 60L256 206 402 60l50 50-146 146 146 146-50 50-146-146-146 146-50-50 146-146L60 110Z"/>',
  blank:
    '<circle cx="256" cy="256" r="170" fill="none" stroke="currentColor" stroke-width="46" stroke-dasharray="76 58"/>',
} as const
