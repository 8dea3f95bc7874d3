import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The process ids of those that a process has started and that still run. */
export const childProcesses = async (pid: number): Promise<number[]> => {
  // ps ends with 1 if there are none.
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(
    () => ({ stdout: '' }),
  )
  return stdout.split('\n').map(Number).filter(Boolean)
}
