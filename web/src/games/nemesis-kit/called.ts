/** Arguments of a sentence that are numbers, called what they are called at the table. */

import type { Argument, Text } from '../../texts/texts.svelte'

/** The arguments of these names, if they are numbers that have a name. */
export function called(
  args: Text[1],
  names: readonly string[],
  name: (n: number) => string | undefined,
): Text[1] {
  const change = (key: string, value: Argument): Argument =>
    names.includes(key) && typeof value === 'number' ? (name(value) ?? value) : value
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, change(key, value)]))
}
