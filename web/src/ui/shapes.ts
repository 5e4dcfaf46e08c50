/** The shapes of the seats, so that colour is never the only sign. */

const round = (n: number): string => (Math.round(n * 10) / 10).toString()

/** The outline of a seat's shape around a point. Seat 0 is the neutral ring. */
export function shapePath(seat: number, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number): string => `${round(x + dx * r)} ${round(y + dy * r)}`
  const circle = (s: number): string =>
    `M${at(-s, 0)}a${round(s * r)} ${round(s * r)} 0 1 0 ${round(2 * s * r)} 0a${round(s * r)} ${round(s * r)} 0 1 0 ${round(-2 * s * r)} 0Z`
  switch (seat) {
    case 1:
      return `M${at(0, -1.05)}L${at(1.05, 0.8)}L${at(-1.05, 0.8)}Z`
    case 2:
      return circle(0.95)
    case 3:
      return `M${at(-0.84, -0.84)}L${at(0.84, -0.84)}L${at(0.84, 0.84)}L${at(-0.84, 0.84)}Z`
    case 4:
      return `M${at(0, -1.15)}L${at(1.15, 0)}L${at(0, 1.15)}L${at(-1.15, 0)}Z`
    case 5: {
      const corners = [0, 1, 2, 3, 4, 5].map((n) => (n * Math.PI) / 3)
      return `M${corners.map((a) => at(1.08 * Math.cos(a), 1.08 * Math.sin(a))).join('L')}Z`
    }
    case 6: {
      const q = 0.38
      const corners: [number, number][] = [
        [-q, -1],
        [q, -1],
        [q, -q],
        [1, -q],
        [1, q],
        [q, q],
        [q, 1],
        [-q, 1],
        [-q, q],
        [-1, q],
        [-1, -q],
        [-q, -q],
      ]
      return `M${corners.map(([dx, dy]) => at(dx, dy)).join('L')}Z`
    }
    default:
      return circle(0.8)
  }
}
