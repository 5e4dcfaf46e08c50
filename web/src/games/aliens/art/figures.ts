/**
 * The figures of Aliens, drawn for this project.
 *
 * Each stands in a box of 100 × 120 with its feet at 112, and looks to the left. The body is the
 * current colour; `hi` and `lo` are light and shade on it, `glint` is glass or a lamp.
 */

import type { Character } from '../../../types/aliens'

const LEGS =
  '<path d="M36,68 L33,92 L34,106 L27,112 L46,112 L47,100 L50,80 L54,100 L55,112 L74,112 L67,106 L67,92 L64,68 Z"/><path class="lo" d="M34,93 h13 l-1,6 h-12 Z M54,93 h13 l0,6 h-12 Z M31,108 h14 v4 h-18 Z M56,108 h12 l6,4 h-18 Z"/>'
const TORSO =
  '<path d="M36,36 C28,38 22,42 20,50 L18,66 L26,70 L32,60 L33,72 L67,72 L68,60 L74,70 L82,66 L80,50 C78,42 72,38 64,36 Z"/>'
const ARMOUR =
  '<path class="hi" d="M37,39 C42,42 58,42 63,39 L65,58 C58,62 42,62 35,58 Z"/><path class="lo" d="M34,66 h32 v5 h-32 Z M49,42 h2 v18 h-2 Z"/><path class="hi" d="M20,50 C22,43 28,39 34,38 L34,46 C29,47 25,49 23,53 Z M80,50 C78,43 72,39 66,38 L66,46 C71,47 75,49 77,53 Z"/>'
const HELMET =
  '<path d="M33,24 C32,10 41,4 50,4 C60,4 68,10 67,24 L70,27 L66,30 L62,36 C58,40 42,40 38,36 L34,30 L30,27 Z"/><path class="lo" d="M38,26 C42,23 58,23 62,26 L61,33 C57,38 43,38 39,33 Z"/><path class="hi" d="M36,20 C37,11 44,8 50,8 C56,8 60,10 62,13 C54,11 42,13 40,21 Z"/>'
const LAMP = '<circle class="glint" cx="73" cy="37" r="4.2"/>'
const RIFLE =
  '<path class="lo" d="M2,70 L2,64 L22,63 L30,58 L62,60 L86,68 L84,76 L64,70 L56,72 L54,82 L46,82 L46,72 L36,72 L32,80 L25,79 L25,70 Z"/><path d="M26,60 L18,68 L24,74 L34,68 Z M70,66 L62,74 L70,78 L78,70 Z"/>'
const MARINE = LEGS + TORSO + ARMOUR

/** The squad on its feet. */
export const SQUAD_FIGURES: Record<Character, string> = {
  gorman:
    MARINE +
    HELMET +
    '<path class="glint" d="M35,30 L28,36 L29,38 L36,33 Z"/><path class="lo" d="M4,58 L24,56 L24,62 L12,63 L12,70 L6,70 L6,63 L4,63 Z"/><path d="M22,52 L32,50 L34,60 L24,64 Z"/>' +
    LAMP,
  hicks: MARINE + HELMET + '<path class="hi" d="M62,6 h9 v8 h-9 Z"/>' + RIFLE + LAMP,
  ripley:
    LEGS +
    '<path d="M36,36 C28,38 23,42 21,50 L19,68 L27,71 L32,60 L31,76 L69,76 L68,60 L73,71 L81,68 L79,50 C77,42 72,38 64,36 Z"/><path class="hi" d="M44,37 L56,37 L53,74 L47,74 Z"/><path class="lo" d="M31,60 h38 v4 h-38 Z"/><path d="M50,3 C62,3 70,12 68,26 C70,32 66,36 62,34 L58,38 L42,38 L38,34 C33,36 30,32 32,26 C30,12 38,3 50,3 Z"/><path class="hi" d="M40,20 C44,16 56,16 60,20 L59,30 C56,36 44,36 41,30 Z"/>' +
    RIFLE,
  hudson:
    MARINE +
    HELMET +
    '<path class="lo" d="M8,54 L30,50 L34,66 L12,72 Z"/><path class="glint" d="M12,57 L28,54 L30,63 L14,67 Z"/><path d="M30,58 L22,68 L28,74 L38,68 Z"/><path class="lo" d="M66,60 L92,72 L90,79 L64,70 Z"/>' +
    LAMP,
  vasquez:
    MARINE +
    '<path d="M36,20 C36,9 43,4 50,4 C58,4 64,9 64,20 C64,30 60,38 50,39 C40,38 36,30 36,20 Z"/><path class="lo" d="M38,22 C44,20 56,20 62,22 L61,30 C58,36 42,36 39,30 Z"/><path class="hi" d="M35,15 L65,15 L65,20 L35,20 Z M64,17 L74,24 L66,22 Z"/><path class="lo" d="M-8,72 L-8,64 L20,60 L28,52 L66,58 L92,56 L94,66 L70,74 L40,78 L36,90 L27,88 L27,76 Z"/><path class="hi" d="M-8,66 L18,63 L18,66 L-8,69 Z M68,58 L74,44 L79,46 L74,60 Z"/><path d="M30,58 L22,68 L30,76 L40,68 Z M72,60 L66,70 L74,76 L82,66 Z"/>',
  frost:
    MARINE +
    HELMET +
    '<path class="hi" d="M68,38 h12 v28 h-12 Z"/><path class="lo" d="M0,66 L0,60 L26,62 L60,62 L74,72 L70,78 L54,72 L30,72 L26,68 Z"/><path class="glint" d="M-8,63 C-4,56 -2,58 0,60 L0,66 C-3,68 -5,68 -8,63 Z"/><path d="M28,60 L20,68 L28,76 L38,68 Z"/>' +
    LAMP,
  newt: '<path d="M50,36 C61,36 67,44 65,54 L68,64 L61,61 C68,65 72,70 73,76 L76,92 L69,94 L64,84 L66,98 L63,112 L53,112 L50,100 L47,112 L37,112 L34,98 L36,84 L31,94 L24,92 L27,76 C28,70 32,65 39,61 L32,64 L35,54 C33,44 39,36 50,36 Z"/><path class="hi" d="M43,48 C46,46 54,46 57,48 L56,56 C54,60 46,60 44,56 Z"/><path class="lo" d="M38,80 h24 v3 h-24 Z"/>',
}

/** Whoever lies on the ground. */
export const DOWN =
  '<circle cx="13" cy="97" r="10"/><path d="M22,90 L36,88 L46,76 L55,78 L51,89 L62,88 C72,88 78,94 90,97 L100,99 L101,108 L86,108 L68,104 L56,112 L30,111 L22,105 Z"/><path class="hi" d="M28,92 L50,91 L52,102 L30,104 Z"/><path class="lo" d="M5,95 C7,90 16,90 18,95 L17,99 H6 Z"/>'

export const ENEMY_FIGURES = {
  alien:
    '<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"><path d="M76,70 C96,76 112,62 108,40 C106,28 98,22 96,12" stroke-width="5"/><path d="M97,14 L92,-2 L101,8" stroke-width="4" fill="currentColor"/><path d="M48,52 L28,64 L12,58" stroke-width="6"/><path d="M52,58 L38,78 L20,84" stroke-width="6.5"/><path d="M12,58 L2,54 M12,58 L3,62 M12,58 L8,68" stroke-width="3.2"/><path d="M20,84 L8,82 M20,84 L10,91 M20,84 L18,94" stroke-width="3.4"/><path d="M66,72 L50,86 L62,100 L50,110" stroke-width="8"/><path d="M74,72 L86,88 L76,102 L84,110" stroke-width="8"/><path d="M50,110 L38,111 M84,110 L98,111" stroke-width="5"/><path d="M66,42 L84,22 M72,48 L94,34 M76,56 L98,50" stroke-width="5"/></g><path d="M44,42 C56,34 70,38 78,50 C84,60 82,72 74,78 C66,82 58,78 56,70 C52,66 46,60 44,52 Z"/><path d="M6,50 C4,42 10,36 18,33 C34,20 58,8 80,10 C88,11 89,17 83,20 C68,24 58,32 50,42 C44,48 36,51 28,50 L22,57 L19,51 L14,57 L12,51 Z"/><path class="hi" d="M22,35 C38,23 58,14 78,13 C64,17 48,25 36,35 C30,39 24,39 22,35 Z"/><path class="teeth" d="M8,50 L11,55 L13,50 L16,55 L18,50 L21,54 L23,50"/>',
  facehugger:
    '<g fill="none" stroke="currentColor" stroke-width="5" stroke-linecap="round"><path d="M40,96 L22,84 L10,98 M44,100 L28,98 L18,112 M60,96 L76,82 L90,96 M58,100 L74,98 L84,112 M36,92 L26,74 L12,78 M62,92 L72,72 L88,74"/><path d="M58,92 C74,88 86,66 72,58 C62,54 58,64 66,68"/></g><path d="M34,96 C34,86 42,82 50,82 C60,82 66,88 66,96 C66,104 58,108 50,108 C42,108 34,104 34,96 Z"/><path class="hi" d="M40,92 C42,87 54,86 58,90 C52,90 46,92 40,92 Z"/>',
}
