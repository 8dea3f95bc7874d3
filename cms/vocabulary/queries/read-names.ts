import type { PayloadRequest } from 'payload'
import type { Names } from '../present/names.ts'

/** The names of all states and categories, in English like the panel's sentences. */
export const readNames = async (req: PayloadRequest): Promise<Names> => {
  const all = { pagination: false, depth: 0, locale: 'en', req } as const
  const states = await req.payload.find({ collection: 'states', ...all })
  const categories = await req.payload.find({ collection: 'categories', ...all })
  return {
    states: new Map(states.docs.map(({ id, abbreviation }) => [id, abbreviation])),
    categories: new Map(categories.docs.map(({ id, name }) => [id, name])),
  }
}
