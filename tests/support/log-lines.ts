import type { Payload } from 'payload'

export type Line = Record<string, unknown>

/** Collects the lines that the product logs from now on. */
export const logLines = ({ logger }: Payload): Line[] => {
  const lines: Line[] = []
  const stream = Object.getOwnPropertySymbols(logger).find(
    ({ description }) => description === 'pino.stream',
  )
  if (!stream) throw new Error('The logger has no stream')
  Reflect.set(logger, stream, { write: (line: string) => lines.push(JSON.parse(line)) })
  return lines
}
