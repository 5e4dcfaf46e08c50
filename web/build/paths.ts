/**
 * Paths of drawings in whole units. An icon of 512 units is never drawn so large that half a unit
 * could be seen, and a page loads hundreds of them.
 *
 * Points are rounded where they are, not by how far they are from the last one: so nothing drifts.
 */

/** How many numbers a command takes, and which of them are pairs of coordinates. */
const SHAPES: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const COMMAND = /[mlhvcsqtaz]/i

interface Segment {
  command: string
  numbers: number[]
}

export function wholeUnits(d: string): string {
  let [x, y, fromX, fromY] = [0, 0, 0, 0]
  const words = segments(d).map(({ command, numbers }) => {
    const kind = command.toUpperCase()
    const isRelative = kind !== command
    const [baseX, baseY] = isRelative ? [x, y] : [0, 0]
    const across = (value: number): number => Math.round(baseX + value) - (isRelative ? Math.round(x) : 0)
    const down = (value: number): number => Math.round(baseY + value) - (isRelative ? Math.round(y) : 0)
    const last = (back: number): number => numbers.at(-back) ?? 0
    let written: number[]
    if (kind === 'Z') {
      written = []
      ;[x, y] = [fromX, fromY]
    } else if (kind === 'H') {
      written = [across(last(1))]
      x = baseX + last(1)
    } else if (kind === 'V') {
      written = [down(last(1))]
      y = baseY + last(1)
    } else {
      // An arc has radii, an angle and two flags before its point.
      const [head, points] = kind === 'A' ? [numbers.slice(0, 5), numbers.slice(5)] : [[], numbers]
      const rounded = points.map((value, n) => (n % 2 === 0 ? across(value) : down(value)))
      written = [...head.map((value) => Math.round(value * 10) / 10), ...rounded]
      ;[x, y] = [baseX + last(2), baseY + last(1)]
    }
    if (kind === 'M') [fromX, fromY] = [x, y]
    return { command, written }
  })
  return words.reduce((text, { command, written }, n) => {
    const before = words[n - 1]?.command
    // The same command once more is not written again; after a move it is a line.
    const isSame = before === command && !'mMzZ'.includes(command)
    return text + (isSame ? joined(written, true) : command + joined(written, false))
  }, '')
}

const joined = (numbers: number[], isNext: boolean): string =>
  numbers.map((it, n) => ((n > 0 || isNext) && it >= 0 ? ` ${it}` : `${it}`)).join('')

function segments(d: string): Segment[] {
  const found: Segment[] = []
  let at = 0
  let command = ''
  const skip = (): void => {
    while (at < d.length && /[\s,]/.test(d.charAt(at))) at += 1
  }
  /** The next number; a flag of an arc is one digit, and may touch what follows. */
  const number = (isFlag: boolean): number => {
    skip()
    if (isFlag) {
      at += 1
      return Number(d.charAt(at - 1))
    }
    NUMBER.lastIndex = at
    const [text] = NUMBER.exec(d) ?? ['']
    if (text === '') throw new Error(`A path cannot be read from ${at}: ${d}`)
    at += text.length
    return Number(text)
  }
  for (skip(); at < d.length; skip()) {
    if (COMMAND.test(d.charAt(at))) {
      command = d.charAt(at)
      at += 1
    }
    const kind = command.toUpperCase()
    const numbers = Array.from({ length: SHAPES[kind] ?? 0 }, (_, n) =>
      number(kind === 'A' && (n === 3 || n === 4)),
    )
    found.push({ command, numbers })
    if (command === 'm') command = 'l'
    else if (command === 'M') command = 'L'
  }
  return found
}
