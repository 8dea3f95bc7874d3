import { type Paths, readPath } from '@healthcare-for-all/cms/contract/paths'
import type { FallbackCopy } from '../../copy/fallback.ts'

type PageName = keyof FallbackCopy['pages']

export interface NearPage {
  name: PageName
  to: string
}

/** Every page that a visitor could have meant. */
const candidates = (paths: Paths): [PageName, string][] => [
  ['home', paths.home],
  ['search', paths.search()],
  ['map', paths.map()],
  ['browseStates', paths.browseStates],
  ['browseServices', paths.browseServices],
  ['about', paths.about],
  ['contact', paths.contact],
  ['addClinic', paths.addClinic],
  ['privacy', paths.privacy],
  ['terms', paths.terms],
  ['resources', paths.resources],
  ['qualify', paths.qualify],
  ['insurance', paths.insurance],
  ['payment', paths.payment],
  ['medications', paths.medications],
  ['whatWouldIPay', paths.whatWouldIPay],
  ['blog', paths.blog],
  ['urgentCare', paths.urgentCare],
  ['emergencyCare', paths.emergencyCare],
]

/** Pages offered at most. */
const OFFERED = 3
/** A page whose score is below this share of the best one is not close enough. */
const NEAR = 0.4

/** The words of an address or a text, without accents; a page's language is none of them. */
const wordsOf = (text: string) =>
  decodeSafely(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)

const decodeSafely = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** True for equal words, and for long ones that share all but their last letters. */
const alike = (a: string, b: string) => {
  if (a === b) return true
  const shared = Math.min(a.length, b.length) - 1
  return shared >= 5 && a.slice(0, shared) === b.slice(0, shared)
}

/**
 * The registered pages closest to an unregistered path, the closest first. The fewer pages have a
 * word, the more it counts: 'emergency' says more than 'care'.
 * @param further words of each page that aren't in its path
 */
export const nearestPages = (
  pathname: string,
  paths: Paths,
  further: FallbackCopy['words'],
): NearPage[] => {
  const pages = candidates(paths).map(([name, to]) => ({
    name,
    to,
    words: wordsOf(`${readPath(to).path} ${further[name]}`),
  }))
  const typed = [...new Set(wordsOf(readPath(pathname).path))]
  const weights = typed.map((word) => {
    const holders = pages.filter(({ words }) => words.some((other) => alike(word, other)))
    return holders.length === 0 ? 0 : 1 / holders.length
  })
  const scored = pages.map(({ name, to, words }) => ({
    name,
    to,
    score: typed.reduce(
      (sum, word, index) =>
        words.some((other) => alike(word, other)) ? sum + (weights[index] ?? 0) : sum,
      0,
    ),
  }))
  const best = Math.max(...scored.map(({ score }) => score))
  if (best === 0) return scored.filter(({ name }) => DEFAULT_PAGES.includes(name))
  return scored
    .filter(({ score }) => score >= best * NEAR)
    .sort((a, b) => b.score - a.score)
    .slice(0, OFFERED)
}

/** Offered if nothing is close. */
const DEFAULT_PAGES: PageName[] = ['search', 'browseStates', 'browseServices']
