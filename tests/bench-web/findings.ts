import { writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import type { MeasuredFindings } from './measure-page.ts'

/** All that a run found out. */
export interface Findings {
  startedAt: string
  cores: number
  processor: string
  node: string
  browser: string
  /** Of the machine's last minute, before anything was started. */
  loadAverage: number
  rounds: number
  pages: MeasuredFindings[]
}

export const describeMachine = () => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
  node: process.versions.node,
})

export const writeFindings = (findings: Findings, file: string): Promise<void> =>
  writeFile(file, `${JSON.stringify(findings, null, 2)}\n`)
