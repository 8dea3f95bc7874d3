/**
 * The words for a fact with three states. An unknown fact has none, unless there are words for
 * that too.
 */
export const knownFact = (fact: boolean | null, yes: string, no: string, unknown?: string) => {
  if (fact === null) return unknown ?? null
  return fact ? yes : no
}
