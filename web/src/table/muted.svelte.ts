/** Whose chat I do not want to read, as far as this window knows; the server keeps it for good. */

const KEY = 'airlock-muted'

class Muted {
  #seats: string[] = $state(read())

  has(table: string, seat: number): boolean {
    return this.#seats.includes(`${table} ${seat}`)
  }

  note(table: string, seat: number, isMuted: boolean): void {
    const others = this.#seats.filter((it) => it !== `${table} ${seat}`)
    this.#seats = isMuted ? [...others, `${table} ${seat}`] : others
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#seats.slice(-100)))
    } catch {
      // Where nothing can be kept, it lasts until the page is closed.
    }
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'string') : []
  } catch {
    return []
  }
}

export const muted = new Muted()
