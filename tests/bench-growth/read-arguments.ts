import path from 'node:path'
import { parseWords, positive } from '../bench/parse-words.ts'

const USAGE = `Usage: npm run bench:growth -- [--most N]

  --most N      the most listings; the default is 1000000
  --asks N      how often each question is asked; the default is 200
  --json FILE   where to write the figures; the default is bench-growth-results.json`

const options = {
  most: { type: 'string', default: '1000000' },
  asks: { type: 'string', default: '200' },
  json: { type: 'string', default: 'bench-growth-results.json' },
} as const

const SIZES = [10_000, 100_000, 1_000_000]

/** How many listings there are in each round, how often each question is asked, and the file to write. */
export const readArguments = (words: string[]) => {
  const { most, asks, json } = parseWords(words, options, USAGE)
  const largest = positive('most', most)
  return {
    sizes: [...SIZES.filter((size) => size < largest), largest],
    asks: positive('asks', asks),
    json: path.resolve(json),
  }
}
