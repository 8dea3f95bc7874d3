import { endFirst } from '../../panel-kit/end-first.mjs'
import { FileFault } from '../file/file-fault.ts'
import { readingTasks } from './tasks.ts'

/** Reads the files that editors upload, for the process that serves: it can be ended at any time. */
await endFirst()
const tasks: Record<string, (input: never) => unknown> = readingTasks()

const answerTo = async ({ name, input }: { name: string; input: never }) => {
  try {
    return { result: await tasks[name]?.(input) }
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message }
    return { error: error instanceof Error ? error.stack : String(error) }
  }
}

process.on('message', async (task: { name: string; input: never }) => {
  process.send?.(await answerTo(task))
})
// The server has ended, or needs it no longer.
process.on('disconnect', () => process.exit())
