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
