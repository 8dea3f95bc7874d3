import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { Gauge, type Registry } from 'prom-client'
import { type Figures, readFigures } from './queries/read-figures.ts'

/** Milliseconds for which figures that were read count as current. */
const FRESH_MS = 30_000
/** A scrape doesn't wait longer for the database; Prometheus itself gives up after ten seconds. */
const PATIENCE_MS = 2_000

interface Watched {
  payload: Payload
  isReachable: () => boolean
}

const GAUGES: readonly [figure: keyof Figures, name: string, help: string][] = [
  ['listings', 'directory_listings', 'Clinics that are in the directory.'],
  [
    'lastVerification',
    'directory_last_verification_timestamp_seconds',
    'When somebody last recorded a call.',
  ],
  ['callsDue', 'directory_calls_due', 'Clinics that are due for a call.'],
  ['submissionsOpen', 'directory_submissions_open', 'Submissions that are not settled yet.'],
  ['messagesUnread', 'directory_messages_unread', 'Messages that nobody has read yet.'],
]

/** Figures that are at most so old; undefined if the database does not give them soon. */
const createReader = ({ payload, isReachable }: Watched) => {
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Figures | undefined> | undefined
  const readNow = () =>
    readFigures(payload).catch((error: unknown) => {
      payload.logger.warn({ err: error, msg: 'The figures for the metrics could not be read' })
      readAt = Number.NEGATIVE_INFINITY
      return undefined
    })
  return async (): Promise<Figures | undefined> => {
    if (!isReachable()) return undefined
    if (!reading || performance.now() - readAt > FRESH_MS) {
      readAt = performance.now()
      reading = readNow()
    }
    return Promise.race([reading, wait(PATIENCE_MS, undefined, { ref: false })])
  }
}

/** Reads the directory's figures when they are asked for. Without a database they are left out. */
export const watchDirectory = (registry: Registry, watched: Watched): void => {
  const read = createReader(watched)
  for (const [figure, name, help] of GAUGES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = (await read())?.[figure]
        if (typeof value === 'number') this.set(value)
        else this.remove()
      },
    })
  }
}
