import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { groupBy } from '../../cms/places/group-by.ts'
import type { FileTime } from './results.ts'

const FILE = path.join('tests', 'test-results', 'times.md')
/** CI keeps nothing but what it prints. */
const SLOWEST = process.env.CI ? Number.POSITIVE_INFINITY : 10

const sum = (times: FileTime[], key: 'tests' | 'seconds') =>
  times.reduce((total, time) => total + time[key], 0)

const table = (first: string, rows: [name: string, tests: number, seconds: number][]) =>
  [
    `| ${first} | tests | seconds |`,
    '| --- | --- | --- |',
    ...rows.map(([name, tests, seconds]) => `| ${name} | ${tests} | ${seconds.toFixed(1)} |`),
  ].join('\n')

/** Writes what each file took, and prints the levels and the slowest files. */
export const printTimes = async (times: FileTime[]): Promise<void> => {
  const slowestFirst = times.toSorted((one, other) => other.seconds - one.seconds)
  const rows = slowestFirst.map(
    ({ level, file, tests, seconds }) =>
      [`${level}: ${file}`, tests, seconds] satisfies [string, number, number],
  )
  const levels = [...groupBy(times, ({ level }) => level)].map(
    ([level, ofLevel]) =>
      [level, sum(ofLevel, 'tests'), sum(ofLevel, 'seconds')] satisfies [string, number, number],
  )
  await mkdir(path.dirname(FILE), { recursive: true })
  await writeFile(FILE, `${table('level', levels)}\n\n${table('file', rows)}\n`)
  console.log(`\n${table('level', levels)}\n\nThe slowest (all are in ${FILE}):`)
  console.log(table('file', rows.slice(0, SLOWEST)))
}
