import { writeFile } from 'node:fs/promises'
import type { Machine } from '../bench/machine.ts'
import type { MeasuredFindings } from './measure-page.ts'

/** Everything that a run found. */
export interface Findings extends Machine {
  startedAt: string
  browser: string
  rounds: number
  pages: MeasuredFindings[]
}

export const writeFindings = (findings: Findings, file: string): Promise<void> =>
  writeFile(file, `${JSON.stringify(findings, null, 2)}\n`)
