import { writeFile } from 'node:fs/promises'
import { AIMS, type Comparison, ROUNDS } from './compare.ts'
import type { ImportFigures } from './fill.ts'
import type { Machine } from './machine.ts'
import { CONNECTIONS, type Measurement } from './measure.ts'
import { printTable } from './print-table.ts'

/** The whole file, which has 13,577 rows, in less than three minutes. */
const IMPORT_AIM = { seconds: 180, rows: 13_577 }

/** All that a run found out. */
export interface Findings {
  startedAt: string
  machine: Machine
  /** Published ones that were searched. */
  clinics: number
  secondsEach: number
  imported: ImportFigures
  comparisons: Comparison[]
}

const met = (is: boolean) => (is ? 'met' : 'not met')

const cells = ({ requestsPerSecond, p50, p99 }: Measurement) => [
  requestsPerSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
]

const importAim = ({ rows, secondsInAll }: ImportFigures) => {
  const aim = (IMPORT_AIM.seconds * rows) / IMPORT_AIM.rows
  return { seconds: aim, met: secondsInAll < aim }
}

export const printFindings = (findings: Findings): void => {
  const { machine, clinics, secondsEach, imported, comparisons } = findings
  const aim = importAim(imported)
  console.log(`
${machine.cores} cores (${machine.processor}), Node ${machine.node}, Postgres ${machine.postgres}, load ${machine.loadAverage.toFixed(2)} at start
Import: ${imported.rows} rows (${imported.rejected} rejected) in ${imported.secondsInAll.toFixed(1)} s, ${(imported.rows / imported.seconds).toFixed(0)} rows a second, at most ${imported.peakMegabytes.toFixed(0)} MB; aim under ${aim.seconds.toFixed(0)} s: ${met(aim.met)}
Questions: ${clinics} clinics, ${CONNECTIONS} connections, the median of ${ROUNDS} rounds of ${secondsEach} s; times in ms
`)
  printTable(
    [
      ['', 'ours', '', '', "Payload's REST", '', '', 'bare server', '', '', 'ours to', 'ours to'],
      [
        'question',
        ...['a second', 'p50', 'p99', 'a second', 'p50', 'p99', 'a second', 'p50', 'p99'],
        `Payload (${AIMS.payload})`,
        `bare (${AIMS.bare})`,
      ],
    ],
    comparisons.map(({ question, measured, ratios }) => [
      question,
      ...cells(measured.ours),
      ...cells(measured.payload),
      ...cells(measured.bare),
      `${ratios.payload.ratio.toFixed(1)} ${met(ratios.payload.met)}`,
      `${ratios.bare.ratio.toFixed(2)} ${met(ratios.bare.met)}`,
    ]),
  )
}

export const writeFindings = async (findings: Findings, file: string): Promise<void> => {
  const { imported, ...rest } = findings
  const whole = {
    ...rest,
    rounds: ROUNDS,
    connections: CONNECTIONS,
    imported: {
      ...imported,
      rowsPerSecond: imported.rows / imported.seconds,
      aim: importAim(imported),
    },
  }
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`)
}
