import path from 'node:path'
import { parseWords, positive } from '../bench/parse-words.ts'

const USAGE = `Usage: npm run bench:web

  --rounds N     how many times to measure each page; the default is 5
  --json FILE    where to write the figures; the default is bench-web-results.json`

const options = {
  rounds: { type: 'string', default: '5' },
  json: { type: 'string', default: 'bench-web-results.json' },
} as const

/** How thoroughly to measure. */
export interface WebBenchArguments {
  rounds: number
  /** The file to write the figures to. */
  json: string
}

/** @throws Error that says which argument is wrong */
export const readArguments = (words: string[]): WebBenchArguments => {
  const { rounds, json } = parseWords(words, options, USAGE)
  return { rounds: positive('rounds', rounds), json: path.resolve(json) }
}
