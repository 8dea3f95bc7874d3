import lighthouse from 'lighthouse'
import type { MeasuredPage } from './pages.ts'

/** What Lighthouse says about a page: scores of at most 100, and times in milliseconds. */
export interface Audit {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** The share of the screen that moved, times how far it moved. */
  layoutShift: number
  largestPaint: number
  blockingTime: number
}

/**
 * Loads a page once on a slow phone, which Lighthouse simulates.
 * @param port of the browser's debugging protocol
 * @throws Error if the page can't be loaded
 */
export const audit = async (
  url: string,
  { skipped = [] }: MeasuredPage,
  port: number,
): Promise<Audit> => {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    skipAudits: skipped,
  })
  if (!result) throw new Error(`Lighthouse returned no result for ${url}.`)
  const { categories, audits, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`)
  const score = (category: string) => (categories[category]?.score ?? Number.NaN) * 100
  const metric = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    layoutShift: metric('cumulative-layout-shift'),
    largestPaint: metric('largest-contentful-paint'),
    blockingTime: metric('total-blocking-time'),
  }
}
