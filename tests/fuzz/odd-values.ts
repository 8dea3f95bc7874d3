import fc from 'fast-check'

export const words = (text: string): string[] => text.trim().split(/\s+/)

/** Texts that mean something somewhere, or that have broken something elsewhere. */
const KNOWN: string[] = [
  ...['', ' ', '\t\n', '(((((((((((((', '\\', '"', '`', '%', '%%', '%00', '\u0000', '\u202e'],
  ...['\ud800', 'ﬀ', 'İ', '٣', '🏥'.repeat(50), 'a'.repeat(5_000), "'; drop table clinics; --"],
  ...['../../etc/passwd', '<script>', '{}', '[]', '$where', 'Chicago, IL', 'New York'],
  ...'0 -1 1 20 100 101 1e9 99999999999999999999 NaN true false null undefined'.split(' '),
  ...'constructor __proto__ toString Chicago 60601 Illinois illinois IL dental es en'.split(' '),
]

/** One of several, each as often as its weight says. */
export const weighted = <Value>(
  ...choices: [weight: number, arbitrary: fc.Arbitrary<Value>][]
): fc.Arbitrary<Value> => fc.oneof(...choices.map(([weight, arbitrary]) => ({ weight, arbitrary })))

export const text = weighted(
  [3, fc.constantFrom(...KNOWN)],
  [1, fc.string({ unit: 'grapheme', maxLength: 40 })],
  [1, fc.string({ unit: 'binary', maxLength: 20 })],
  [1, fc.integer().map(String)],
  [1, fc.double().map(String)],
)

/** Half of a pair of surrogates has no form in an address: it becomes U+FFFD in the buffer. */
export const encoded = (value: string): string => encodeURIComponent(Buffer.from(value).toString())

export const withQuery = (path: string, query: string): string =>
  query ? `${path}?${query}` : path
