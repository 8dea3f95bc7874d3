/**
 * The words for a fact with three states. Of what nobody has found out nothing is said, unless
 * there are words for that too.
 */
export const knownFact = (fact: boolean | null, yes: string, no: string, unknown?: string) => {
  if (fact === null) return unknown ?? null
  return fact ? yes : no
}
