import type { Audit } from './audit.ts'

/** What one round of measuring found about a page. */
export interface Round extends Audit {
  /** JavaScript of the first load, in bytes as brotli. */
  script: number
  /** The longest time from a press or a key to a response on the screen, in milliseconds. */
  input: number
}

export interface Figure {
  name: string
  of: (round: Round) => number
  format: (value: number) => string
  target: string
  meets: (value: number) => boolean
  /** Names of the pages that the target is for; all pages if left out. */
  pages?: string[]
}

const whole = (value: number) => value.toFixed(0)
const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const atLeast = (least: number) => ({
  format: whole,
  target: `at least ${least}`,
  meets: (value: number) => value >= least,
})
const faster = (limit: number) => ({
  format: milliseconds,
  target: `below ${limit} ms`,
  meets: (value: number) => value < limit,
})

export const FIGURES: Figure[] = [
  { name: 'Performance', of: ({ performance }) => performance, ...atLeast(95) },
  { name: 'Accessibility', of: ({ accessibility }) => accessibility, ...atLeast(100) },
  { name: 'Best practices', of: ({ bestPractices }) => bestPractices, ...atLeast(100) },
  { name: 'Search engines', of: ({ seo }) => seo, ...atLeast(100) },
  {
    name: 'First JavaScript',
    of: ({ script }) => script,
    format: kilobytes,
    target: 'home at most 110.0 kB',
    meets: (value) => value <= 110_000,
    pages: ['home'],
  },
  {
    name: 'Layout shift',
    of: ({ layoutShift }) => layoutShift,
    format: (value) => String(Number(value.toFixed(4))),
    target: '0',
    meets: (value) => value === 0,
  },
  { name: 'Largest paint', of: ({ largestPaint }) => largestPaint, ...faster(1200) },
  { name: 'Blocking time', of: ({ blockingTime }) => blockingTime, ...faster(200) },
  { name: 'Input delay', of: ({ input }) => input, ...faster(200) },
]
