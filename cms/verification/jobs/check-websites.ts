import type { Payload } from 'payload'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { dueWebsites, forgetOldLooks, keepLook } from '../queries/websites.ts'
import { type Look, type Looker, startLooking } from '../websites/look-at.ts'

/** Hosts that a run asks, one after the other. */
const MOST = 50
/** So many in a row that don't answer are no accident: our own line is down. */
const SUSPICIOUS = 5

const isCutOff = (looks: readonly Look[]) =>
  looks.length >= SUSPICIOUS &&
  looks.every(({ result, status }) => result === 'failed' && status === null)

/** Looks at the web addresses that are due, and keeps what came of it, unless nothing at all answers. */
export const checkWebsites = async (
  payload: Payload,
  signal: AbortSignal,
  { look }: Pick<Looker, 'look'>,
): Promise<void> => {
  const { pool } = payload.db
  const seen: { address: string; look: Look; at: Date }[] = []
  for (const address of await dueWebsites(pool, MOST, new Date())) {
    if (signal.aborted) break
    seen.push({ address, look: await look(address), at: new Date() })
  }
  if (isCutOff(seen.map((one) => one.look))) {
    payload.logger.warn(
      'No website answers: nothing was noted, since this may be our own connection.',
    )
    return
  }
  for (const one of seen) await keepLook(pool, one.address, one.look, one.at)
}

/** Whether the clinics' web addresses answer; off unless CHECK_WEBSITES says so. */
export const checkDueWebsites: BackgroundJob = {
  name: 'Looking whether websites answer',
  everyMs: 10 * 60_000,
  work: async (payload, signal) => {
    if (process.env.CHECK_WEBSITES !== 'true') return
    const agent = `HealthcareForAll-LinkCheck (+${payload.config.serverURL})`
    const looker = startLooking({ agent })
    try {
      await checkWebsites(payload, signal, looker)
      await forgetOldLooks(payload.db.pool)
    } finally {
      await looker.close()
    }
  },
}
