/** What is printed stands in lists; here it is looked up by the word it is printed for. */
export function by<Field extends string, Word extends string, Print extends Record<Field, Word>>(
  prints: Print[],
  field: Field,
): Record<Print[Field], Print> {
  return Object.fromEntries(prints.map((it) => [it[field], it])) as Record<Print[Field], Print>
}
