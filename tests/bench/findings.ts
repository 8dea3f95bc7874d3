import { writeFile } from 'node:fs/promises'
import { type Comparison, ROUNDS } from './compare.ts'
import type { ImportFigures } from './fill.ts'
import type { Machine } from './machine.ts'
import { CONNECTIONS } from './measure.ts'

/** All that a run found out. */
export interface Findings {
  startedAt: string
  machine: Machine & { postgres: string }
  /** Published ones that were searched. */
  clinics: number
  secondsEach: number
  imported: ImportFigures
  comparisons: Comparison[]
}

/** For the whole file, with the start of the process. */
export const IMPORT_AIM = { rows: 13_577, seconds: 180 }

/** Whether the import was as fast as it should be; null where too few rows say little. */
export const isImportAimMet = ({ rows, secondsInAll }: ImportFigures): boolean | null =>
  rows < IMPORT_AIM.rows ? null : secondsInAll < IMPORT_AIM.seconds

export const writeFindings = async (findings: Findings, file: string): Promise<void> => {
  const { imported } = findings
  const whole = {
    ...findings,
    rounds: ROUNDS,
    connections: CONNECTIONS,
    imported: {
      ...imported,
      rowsPerSecond: imported.rows / imported.seconds,
      aim: { ...IMPORT_AIM, met: isImportAimMet(imported) },
    },
  }
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`)
}
