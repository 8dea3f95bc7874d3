import path from 'node:path'
import { startProcess } from '../../panel-kit/start-process.ts'

/** What a task came to. */
export interface TaskAnswer {
  result?: unknown
  /** What is wrong with the file. */
  fault?: string
  /** What is wrong with us. */
  error?: string
}

/** A process that reads files. */
export interface ReadingProcess {
  ask: (
    name: string,
    input: object,
    patienceMs: number,
  ) => Promise<TaskAnswer | 'too slow' | 'too large'>
  isAlive: () => boolean
  end: () => void
}

/** Built beside the server, or read with tsx. */
const program = (): [script: string, words: string[]] => {
  const { dir, ext } = path.parse(import.meta.filename)
  const file = path.join(dir, `reading-process${ext}`)
  if (ext === '.js') return [file, []]
  return [path.resolve(import.meta.dirname, '../../bin/run.mjs'), [file]]
}

/** @param megabytes that its heap may grow to */
export const startReading = (megabytes: number): ReadingProcess => {
  const [script, words] = program()
  const flags = ['--conditions=production', `--max-old-space-size=${megabytes}`]
  const child = startProcess(script, { flags, words })
  let isAlive = true
  let answered: ((answer: TaskAnswer | 'too slow' | 'too large') => void) | undefined
  const answer: typeof answered = (message) => {
    answered?.(message)
    answered = undefined
  }
  child.on('message', (message: TaskAnswer) => answer(message))
  // V8 aborts where its heap is full.
  child.once('exit', (code, signal) => {
    isAlive = false
    answer(signal ? 'too large' : { error: `the process that reads files ended with ${code}` })
  })
  child.on('error', ({ message }) => answer({ error: message }))
  // It keeps nobody from ending.
  child.unref()
  child.channel?.unref()
  return {
    ask: (name, input, patienceMs) =>
      new Promise((resolve) => {
        const late = setTimeout(() => {
          answer('too slow')
          child.kill('SIGKILL')
        }, patienceMs)
        answered = (message) => {
          clearTimeout(late)
          resolve(message)
        }
        if (isAlive) child.send({ name, input })
        else answer({ error: 'the process that reads files has ended' })
      }),
    isAlive: () => isAlive && !child.killed,
    end: () => void child.kill('SIGKILL'),
  }
}
