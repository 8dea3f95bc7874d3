import type { Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { median } from '../bench/run-bench.ts'
import { firstLoadBytes } from '../support/first-load.ts'
import { inputDelay } from './input-delay.ts'
import type { MeasuredPage } from './pages.ts'

/** What one round of measuring found about a page: Lighthouse's audits, and ours. */
type Round = Record<string, number>

interface Figure {
  name: string
  /** The name of what was measured. */
  of: string
  format: (value: number) => string
  target: string
  meets: (value: number) => boolean
  /** The name of the page that the target is for; all pages if left out. */
  page?: string
}

const atLeast = (least: number) => ({
  format: (value: number) => (value * 100).toFixed(0),
  target: `at least ${least}`,
  meets: (value: number) => value * 100 >= least,
})
const faster = (limit: number) => ({
  format: (value: number) => `${value.toFixed(0)} ms`,
  target: `below ${limit} ms`,
  meets: (value: number) => value < limit,
})

const FIGURES: Figure[] = [
  { name: 'Performance', of: 'performance', ...atLeast(95) },
  { name: 'Accessibility', of: 'accessibility', ...atLeast(100) },
  { name: 'Best practices', of: 'best-practices', ...atLeast(100) },
  { name: 'Search engines', of: 'seo', ...atLeast(100) },
  {
    name: 'First JavaScript',
    of: 'script',
    format: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
    target: 'home at most 140.0 kB',
    meets: (bytes) => bytes <= 140_000,
    page: 'home',
  },
  {
    name: 'Layout shift',
    of: 'cumulative-layout-shift',
    format: (value) => String(Number(value.toFixed(4))),
    target: '0',
    meets: (value) => value === 0,
  },
  { name: 'Largest paint', of: 'largest-contentful-paint', ...faster(1200) },
  { name: 'Blocking time', of: 'total-blocking-time', ...faster(200) },
  { name: 'Input delay', of: 'input', ...faster(200) },
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * Loads a page once on a slow phone, which Lighthouse simulates.
 * @param port of the browser's debugging protocol
 * @returns scores from 0 to 1, and times in milliseconds
 * @throws Error if the page can't be loaded
 */
const audit = async (url: string, { skipped = [] }: MeasuredPage, port: number): Promise<Round> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    skipAudits: skipped,
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
  return Object.fromEntries([
    ...Object.entries(audits).map(([name, { numericValue }]) => [name, numericValue ?? Number.NaN]),
    ...CATEGORIES.map((name) => [name, categories[name]?.score ?? Number.NaN]),
  ])
}

/** @param site address of the running product, without a slash at the end */
export const measurePage = async (
  page: MeasuredPage,
  site: string,
  { browser, port }: { browser: Browser; port: number },
  count: number,
) => {
  const address = await page.address()
  const url = site + address
  const script = await firstLoadBytes(page.screen)
  const rounds: Round[] = []
  while (rounds.length < count) {
    const heard = await audit(url, page, port)
    rounds.push({ ...heard, script, input: await inputDelay(browser, url, page) })
  }
  const findings = FIGURES.map(({ name, of, format, target, meets, page: only }) => {
    const value = median(rounds.map((round) => round[of] ?? Number.NaN))
    const met = only && only !== page.name ? null : meets(value)
    return { figure: name, value, text: format(value), target, met }
  })
  return { page: page.name, address, findings }
}
