import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { root } from '../support/program.ts'

/** Milliseconds. npm itself would try for minutes where there is no network. */
const PATIENCE_MS = 30_000
const GRADES = ['critical', 'high', 'moderate', 'low'] as const

const Report = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }),
})

/** What npm answers, as a sentence. @param report empty if it did not answer */
export const weaknessesIn = (report: string): string => {
  const read = Report.safeParse(JSON.parse(report || 'null'))
  if (!read.success) return 'npm’s registry could not be asked about known weaknesses.'
  const counts = read.data.metadata.vulnerabilities
  const found = GRADES.flatMap((grade) => (counts[grade] ? [`${counts[grade]} ${grade}`] : []))
  if (found.length === 0) return 'No known weaknesses.'
  return `Packages with known weaknesses: ${found.join(', ')}. npm audit says which.`
}

/** Asks npm's registry about the packages in the lock file. It answers with status 1 if there are any. */
export const knownWeaknesses = async (): Promise<string> => {
  const options = { cwd: root, timeout: PATIENCE_MS, shell: process.platform === 'win32' }
  const { stdout } = await promisify(execFile)('npm', ['audit', '--json'], options).catch(
    (error: { stdout?: string }) => error,
  )
  return weaknessesIn(stdout ?? '')
}
