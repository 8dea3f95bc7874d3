import { AIMS, ROUNDS } from './compare.ts'
import type { ImportFigures } from './fill.ts'
import { type Findings, IMPORT_AIM, isImportAimMet } from './findings.ts'
import { printMachine } from './machine.ts'
import { CONNECTIONS, type Measurement } from './measure.ts'
import { printTable } from './print-table.ts'

const met = (is: boolean | null) => (is === null ? 'not judged by so few' : is ? 'met' : 'not met')

const describeImport = (imported: ImportFigures): string => {
  const { rows, rejected, seconds, secondsInAll, peakMegabytes } = imported
  const pace = `${(rows / seconds).toFixed(0)} rows a second`
  const took = `${rows} rows (${rejected} rejected) in ${secondsInAll.toFixed(1)} s`
  const aim = `${IMPORT_AIM.rows} rows in less than ${IMPORT_AIM.seconds} s`
  return (
    `Import: ${took}, ${pace}, at most ${peakMegabytes.toFixed(0)} MB.\n` +
    `        The aim of ${aim}: ${met(isImportAimMet(imported))}.`
  )
}

const HEAD = [
  ['', 'ours', '', '', "Payload's REST", '', '', 'bare server', '', '', 'ours to', 'ours to'],
  [
    'question',
    ...['a second', 'p50', 'p99', 'a second', 'p50', 'p99', 'a second', 'p50', 'p99'],
    `Payload (${AIMS.payload})`,
    `bare (${AIMS.bare})`,
  ],
]

const cells = ({ requestsPerSecond, p50, p99 }: Measurement) => [
  requestsPerSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
]

/** Tells a person what was found out, with one table. */
export const printFindings = (findings: Findings): void => {
  const { machine, clinics, secondsEach, imported, comparisons } = findings
  printMachine(machine, `Postgres ${machine.postgres}`)
  console.log(describeImport(imported))
  console.log(
    `${clinics} clinics, ${CONNECTIONS} connections, the median of ${ROUNDS} rounds of ` +
      `${secondsEach} s, times in ms. Payload knows no circle:\n` +
      'by ZIP and by city it is asked for the box around it, by name.\n',
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
