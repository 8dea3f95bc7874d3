import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface ProcessCost {
  /** Resident memory in megabytes. */
  megabytes: number
  /** Processor time since its start, in seconds. */
  seconds: number
}

/** Converts '[[days-]hours:]minutes:seconds' to seconds. */
const secondsOf = (time: string): number => {
  const [clock = '', days = '0'] = time.split('-').reverse()
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return Number(days) * 86_400 + seconds
}

/** The memory a process holds and the processor time it has used so far. */
export const processCost = async (pid: number): Promise<ProcessCost> => {
  const { stdout } = await run('ps', ['-o', 'rss=,time=', '-p', String(pid)])
  const [kilobytes = '', time = ''] = stdout.trim().split(/\s+/)
  return { megabytes: Number(kilobytes) / 1024, seconds: secondsOf(time) }
}
