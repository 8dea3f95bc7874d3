import path from 'node:path'
import { parseArgs } from 'node:util'

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

const parse = (words: string[]) => {
  try {
    return parseArgs({ args: words, options }).values
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
  }
}

/** @throws Error that says which argument is wrong */
export const readArguments = (words: string[]): WebBenchArguments => {
  const { rounds, json } = parse(words)
  const count = Number(rounds)
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--rounds must be a whole number from 1 on, not “${rounds}”.`)
  return { rounds: count, json: path.resolve(json) }
}
