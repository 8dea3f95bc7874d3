import { writeFile } from 'node:fs/promises'
import { type Comparison, ROUNDS } from './compare.ts'
import type { ImportFigures } from './fill.ts'
import type { Machine } from './machine.ts'
import { CONNECTIONS } from './measure.ts'

/** Everything that a run found. */
export interface Findings {
  startedAt: string
  machine: Machine & { postgres: string }
  /** How many published clinics were searched. */
  clinics: number
  secondsEach: number
  imported: ImportFigures
  comparisons: Comparison[]
}

/** For the whole file, including process startup. */
export const IMPORT_TARGET = { rows: 13_577, seconds: 180 }

/** Whether the import was fast enough; null if there were too few rows to judge. */
export const isImportTargetMet = ({ rows, secondsInAll }: ImportFigures): boolean | null =>
  rows < IMPORT_TARGET.rows ? null : secondsInAll < IMPORT_TARGET.seconds

export const writeFindings = async (findings: Findings, file: string): Promise<void> => {
  const { imported } = findings
  const whole = {
    ...findings,
    rounds: ROUNDS,
    connections: CONNECTIONS,
    imported: {
      ...imported,
      rowsPerSecond: imported.rows / imported.seconds,
      target: { ...IMPORT_TARGET, met: isImportTargetMet(imported) },
    },
  }
  await writeFile(file, `${JSON.stringify(whole, null, 2)}\n`)
}
