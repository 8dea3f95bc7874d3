import type { Payload } from 'payload'

/** Ids of the documents that rows name. */
export interface References {
  /** By abbreviation. */
  states: ReadonlyMap<string, number>
  /** By slug. */
  categories: ReadonlyMap<string, number>
}

export const readReferences = async (payload: Payload): Promise<References> => {
  const everything = { depth: 0, pagination: false } as const
  const [states, categories] = await Promise.all([
    payload.find({ collection: 'states', ...everything }),
    payload.find({ collection: 'categories', ...everything }),
  ])
  return {
    states: new Map(states.docs.map(({ abbreviation, id }) => [abbreviation, id])),
    categories: new Map(categories.docs.map(({ slug, id }) => [slug, id])),
  }
}
