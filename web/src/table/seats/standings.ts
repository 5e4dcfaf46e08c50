/** Who won, as every game writes it: a rank for each seat. */

function isRanked(it: unknown): it is { seat: number; rank: number } {
  return typeof it === 'object' && it !== null && 'seat' in it && 'rank' in it && typeof it.seat === 'number'
}

/** The seats in the first place. */
export function winners(standings: unknown): number[] {
  return Array.isArray(standings)
    ? standings
        .filter(isRanked)
        .filter((it) => it.rank === 1)
        .map((it) => it.seat)
    : []
}

/** The place of whoever holds some seats: the best of theirs. */
export function rankOf(standings: unknown, seats: number[]): number | null {
  const ranks = Array.isArray(standings)
    ? standings
        .filter(isRanked)
        .filter((it) => seats.includes(it.seat))
        .map((it) => it.rank)
    : []
  return ranks.length > 0 ? Math.min(...ranks) : null
}
