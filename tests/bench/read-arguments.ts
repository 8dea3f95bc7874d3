import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseWords, positive } from './parse-words.ts'

const USAGE = `Usage: npm run bench -- --sites FILE

  --sites FILE   CSV file of health-center sites, with the columns name, st_abbr, city, address,
                 phone, lon and lat
  --seconds N    length of one measurement in seconds; the default is 3
  --rows N       imports only the first N rows, for a quick try
  --json FILE    where to write the figures; the default is bench-results.json`

const options = {
  sites: { type: 'string' },
  seconds: { type: 'string', default: '3' },
  rows: { type: 'string' },
  json: { type: 'string', default: 'bench-results.json' },
} as const

/** What to measure, and how thoroughly. */
export interface BenchArguments {
  /** The CSV file of sites. */
  sites: string
  /** The length of one measurement. */
  seconds: number
  /** Rows to import; undefined for all of them. */
  rows: number | undefined
  /** The file to write the figures to. */
  json: string
}

/** @throws Error that says which argument is missing or wrong */
export const readArguments = (words: string[]): BenchArguments => {
  const { sites, seconds, rows, json } = parseWords(words, options, USAGE)
  if (!sites)
    throw new Error(`The benchmark needs a file of sites. Name it with --sites.\n\n${USAGE}`)
  if (!existsSync(sites)) throw new Error(`There is no file ${sites}.`)
  return {
    sites: path.resolve(sites),
    seconds: positive('seconds', seconds),
    rows: rows === undefined ? undefined : positive('rows', rows),
    json: path.resolve(json),
  }
}
