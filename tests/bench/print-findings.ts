import { ROUNDS, TARGETS } from './compare.ts'
import type { ImportFigures } from './fill.ts'
import { type Findings, IMPORT_TARGET, isImportTargetMet } from './findings.ts'
import { printMachine } from './machine.ts'
import { CONNECTIONS, type Measurement } from './measure.ts'
import { printTable } from './print-table.ts'

const met = (is: boolean | null) => (is === null ? 'too few rows to judge' : is ? 'met' : 'not met')

const describeImport = (imported: ImportFigures): string => {
  const { rows, rejected, seconds, secondsInAll, peakMegabytes } = imported
  const pace = `${(rows / seconds).toFixed(0)} rows a second`
  const took = `${rows} rows (${rejected} rejected) in ${secondsInAll.toFixed(1)} s`
  const target = `${IMPORT_TARGET.rows} rows in less than ${IMPORT_TARGET.seconds} s`
  return (
    `Import: ${took}, ${pace}, at most ${peakMegabytes.toFixed(0)} MB.\n` +
    `        The target of ${target}: ${met(isImportTargetMet(imported))}.`
  )
}

const HEAD = [
  ['', 'ours', '', '', "Payload's REST", '', '', 'bare server', '', '', 'ours to', 'ours to'],
  [
    'question',
    ...['a second', 'p50', 'p99', 'a second', 'p50', 'p99', 'a second', 'p50', 'p99'],
    `Payload (${TARGETS.payload})`,
    `bare (${TARGETS.bare})`,
  ],
]

const cells = ({ requestsPerSecond, p50, p99 }: Measurement) => [
  requestsPerSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
]

/** Prints the findings for a person, in one table. */
export const printFindings = (findings: Findings): void => {
  const { machine, clinics, secondsEach, imported, comparisons } = findings
  printMachine(machine, `Postgres ${machine.postgres}`)
  console.log(describeImport(imported))
  console.log(
    `${clinics} clinics, ${CONNECTIONS} connections, the median of ${ROUNDS} rounds of ` +
      `${secondsEach} s, times in ms. Payload can’t search a circle:\n` +
      'for a ZIP or a city it is asked for the box around the circle, by name.\n',
  )
  printTable(
    HEAD,
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
