/**
 * The words for a need with a place, which a search reads as both: 'dentist' and 'Houston' become
 * 'dentist Houston'.
 */
export const needAt = (need: string | null | undefined, place: string): string =>
  [need, place].filter(Boolean).join(' ')

const trimmed = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim()

/** The location in an address, with the need that the form which asks for a place has beside it. */
export const readLocation = (query: URLSearchParams): string =>
  needAt(trimmed(query, 'need'), trimmed(query, 'location'))
