/**
 * Whether the seed of a game's dice is the one that was sealed before the first roll; computed
 * here, so that nobody has to believe the table. How the seal is made: crates/driver, dealer.rs.
 *
 * The hash is loaded with this file alone, when a game is over.
 */

import { blake3 } from '@noble/hashes/blake3.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const CONTEXT = utf8ToBytes('airlock record 1: commitment')
/** How many hexadecimal digits a seed has. */
const DIGITS = 64

export function isSealed(seed: string, commitment: string): boolean {
  if (seed.length !== DIGITS || !/^[0-9a-f]*$/.test(seed)) return false
  return bytesToHex(blake3(hexToBytes(seed), { context: CONTEXT })) === commitment
}
