import type { Payload } from 'payload'
import { readErrorLines } from './error-lines.ts'

export type Line = Record<string, unknown>

const streamOf = (logger: Payload['logger']): symbol => {
  const stream = Object.getOwnPropertySymbols(logger).find(
    ({ description }) => description === 'pino.stream',
  )
  if (!stream) throw new Error('The logger has no stream')
  return stream
}

/** Collects the lines that the product logs from now on. */
export const logLines = ({ logger }: Payload): Line[] => {
  const lines: Line[] = []
  Reflect.set(logger, streamOf(logger), { write: (line: string) => lines.push(JSON.parse(line)) })
  return lines
}

/** From now on, an error in the log that no test expects fails a test. */
export const failOnErrors = ({ logger }: Payload): void => {
  const stream = streamOf(logger)
  const usual: { write: (line: string) => void } = Reflect.get(logger, stream)
  const read = readErrorLines()
  const write = (line: string) => {
    read(line)
    usual.write(line)
  }
  Reflect.set(logger, stream, { write })
}
