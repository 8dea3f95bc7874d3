import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** What stands at one key of the catalogs: two texts, or what two functions say of the same things. */
export interface Pair {
  /** 'clinic hours walkInsYes' */
  key: string
  en: string
  es: string
}

const folder = (locale: string) => path.resolve(import.meta.dirname, '../../site/copy', locale)

/** Parameters that are counts. The others get a text, unless SAMPLES has something that fits. */
const COUNTS = /^(?:count|miles|most|places|share|shown|total|usual)$/
const SAMPLES: Record<string, unknown> = {
  iso: '2026-11-12',
  day: '2026-11-12',
  choice: 'Dental Care',
  cost: 'gratis ',
  slug: 'urgent-care',
  services: ['X-ray'],
  names: ['Reno'],
}

const parametersOf = (make: (...values: never[]) => unknown): string[] => {
  const [, names = ''] = /^(?:async )?\(?([^)=]*)\)?\s*=>/.exec(make.toString()) ?? []
  return names.split(/\s*,\s*/).filter(Boolean)
}

const sample = (name: string, count: number) =>
  COUNTS.test(name) ? count : (SAMPLES[name] ?? 'Reno')

/** The keys whose functions can do without their last value. */
const SHORTER = /^(?:category |clinicCard open (?!weeks))/

/** What a function is called with: counts of one, several and many, and without its last value. */
const callsOf = (key: string, names: string[]): unknown[][] => {
  const calls = [1, 3, 12_345].map((count) => names.map((name) => sample(name, count)))
  return SHORTER.test(key) ? [...calls, ...calls.map((values) => values.slice(0, -1))] : calls
}

const isFunction = (value: unknown): value is (...values: unknown[]) => unknown =>
  typeof value === 'function'

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The pairs in two values, at any depth. @throws if one has a key that the other lacks */
const pairsIn = (key: string, en: unknown, es: unknown): Pair[] => {
  if (typeof en === 'string' && typeof es === 'string') return [{ key, en, es }]
  if (isFunction(en) && isFunction(es))
    return callsOf(key, parametersOf(en)).map((values) => ({
      key,
      en: String(en(...values)),
      es: String(es(...values)),
    }))
  if (!isGroup(en) || !isGroup(es)) throw new Error(`${key} is not in both languages`)
  const names = new Set([...Object.keys(en), ...Object.keys(es)])
  return [...names].flatMap((name) => pairsIn(`${key} ${name}`, en[name], es[name]))
}

/** Texts in data that has them in both languages, { en, es }, at any depth. */
export const localizedIn = (key: string, value: unknown): Pair[] => {
  if (!isGroup(value)) return []
  const { en, es } = value
  if (typeof en === 'string' && typeof es === 'string') return [{ key, en, es }]
  return Object.entries(value).flatMap(([name, part]) => localizedIn(`${key} ${name}`, part))
}

/** Helpers of a language, which the other one need not have. */
const HELPERS = ['dates.ts', 'mid-sentence.ts', 'numbers.ts', 'places.ts', 'times.ts']

const catalogNames = async (locale: string) =>
  (await readdir(folder(locale))).filter((name) => !HELPERS.includes(name)).sort()

/** The names of each language's catalogs. */
export const catalogs = { en: await catalogNames('en'), es: await catalogNames('es') }

const pairsOf = async (name: string): Promise<[catalog: string, pairs: Pair[]]> => {
  const [en, es] = await Promise.all(
    ['en', 'es'].map((locale) => import(path.join(folder(locale), name))),
  )
  return [name, Object.keys(en).flatMap((part) => pairsIn(part, en[part], es[part]))]
}

/** All pairs, catalog by catalog. */
export const pairs = new Map(await Promise.all(catalogs.en.map(pairsOf)))
