/** The facts whose cells and lists hold words that a vocabulary knows, or nobody does. */
export const WORD_FACTS = [
  'languages',
  'services',
  'insuranceAccepted',
  'paymentOptions',
  'accessibility',
  'addedCategories',
] as const
export type WordFact = (typeof WORD_FACTS)[number]

export const isWordFact = (name: string): name is WordFact =>
  WORD_FACTS.some((fact) => fact === name)

/** One value for each fact. */
export const perWordFact = <Value>(of: (fact: WordFact) => Value) =>
  Object.fromEntries(WORD_FACTS.map((fact) => [fact, of(fact)])) as Record<WordFact, Value>
