import type { Paths } from '@healthcare-for-all/cms/contract/paths'
import type { FallbackCopy } from '../../copy/fallback.ts'

type PageName = keyof FallbackCopy['pages']

export interface NearPage {
  name: PageName
  to: string
}

/** Every page that a visitor could have meant, with further words that aren't in its path. */
const candidates = (paths: Paths): [PageName, string, string][] => [
  ['home', paths.home, 'home index start'],
  ['search', paths.search(), 'find clinics clinic near'],
  ['map', paths.map(), 'interactive locations directions'],
  ['browseStates', paths.browseStates, 'state united usa list all'],
  ['browseServices', paths.browseServices, 'service categories list all'],
  ['about', paths.about, 'mission us team'],
  ['contact', paths.contact, 'email help support message'],
  ['addClinic', paths.addClinic, 'submit list new register'],
  ['privacy', paths.privacy, 'policy cookies data'],
  ['terms', paths.terms, 'conditions legal'],
  ['resources', paths.resources, 'guides help'],
  ['qualify', paths.qualify, 'qualification eligibility eligible free income fpl poverty'],
  ['insurance', paths.insurance, 'medicaid chip marketplace coverage insured'],
  ['payment', paths.payment, 'pay bills bill charity plans assistance'],
  ['medications', paths.medications, 'medication prescription drugs medicine pharmacy'],
  ['blog', paths.blog, 'articles article news posts'],
  ['urgentCare', paths.urgentCare, 'walk'],
  ['emergencyCare', paths.emergencyCare, '911 er hospital'],
]

/** Pages offered at most. */
const OFFERED = 3
/** A page whose score is below this share of the best one is not close enough. */
const NEAR = 0.4

const wordsOf = (text: string) =>
  decodeSafely(text)
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
 */
export const nearestPages = (pathname: string, paths: Paths): NearPage[] => {
  const pages = candidates(paths).map(([name, to, more]) => ({
    name,
    to,
    words: wordsOf(`${to} ${more}`),
  }))
  const asked = [...new Set(wordsOf(pathname))]
  const weights = asked.map((word) => {
    const holders = pages.filter(({ words }) => words.some((other) => alike(word, other)))
    return holders.length === 0 ? 0 : 1 / holders.length
  })
  const scored = pages.map(({ name, to, words }) => ({
    name,
    to,
    score: asked.reduce(
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
