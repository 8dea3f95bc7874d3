import path from 'node:path'
import { parseWords, positive } from '../bench/parse-words.ts'

const USAGE = `Use: npm run bench:web

  --rounds N     how often each page is measured, 5 where it is left out
  --json FILE    where the figures go, bench-web-results.json where it is left out`

const options = {
  rounds: { type: 'string', default: '5' },
  json: { type: 'string', default: 'bench-web-results.json' },
} as const

/** How thoroughly to measure. */
export interface WebBenchArguments {
  rounds: number
  /** The file that the figures are written to. */
  json: string
}

/** @throws Error that says which argument is wrong */
export const readArguments = (words: string[]): WebBenchArguments => {
  const { rounds, json } = parseWords(words, options, USAGE)
  return { rounds: positive('rounds', rounds), json: path.resolve(json) }
}
