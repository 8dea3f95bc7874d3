import { format } from 'node:util'
import type { Payload } from 'payload'
import { messageWithoutValues } from '../database/without-values.ts'

type Level = 'error' | 'warn'

/** Objects other than errors could hold anything. */
const wordsOf = (args: unknown[]): string =>
  messageWithoutValues(format(...args.filter((part) => typeof part !== 'object')))

/**
 * What libraries print becomes lines of the log, without the values of failed queries. Next prints why it
 * could not render a page of the panel: a failed query, with what somebody searched for.
 */
export const printToLog = ({ logger }: Payload, target: Pick<Console, Level> = console): void => {
  for (const level of ['error', 'warn'] as const) {
    target[level] = (...args: unknown[]) => {
      const err = args.find((part) => part instanceof Error)
      const msg = wordsOf(args) || (err && messageWithoutValues(err.message))
      logger[level]({ ...(err && { err }), msg })
    }
  }
}

/** Warnings of Node’s own, as of something deprecated that a library uses, are printed like errors. */
export const warnInLog = ({ logger }: Payload): void => {
  process.removeAllListeners('warning')
  process.on('warning', ({ name, message }) => logger.warn(`${name}: ${message}`))
}

/** What nobody caught ends the process, as ever, but in a line of the log. */
export const endWithLine = ({ logger }: Payload): void => {
  process.once('uncaughtException', (err) => {
    logger.fatal({ err, msg: 'The process ends, since something failed that nobody expected.' })
    process.exit(1)
  })
}
