import type { ClinicToVerify, Settled, Turn } from '../../cms/verification/endpoints/answers.ts'
import { clinicsOn } from './clinics.ts'
import { startPayload, type TestPayload } from './payload.ts'
import { type Person, signIn } from './people.ts'

export const DAY_MS = 86_400_000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/**
 * The queue as reviewers see it, on the test’s own database.
 * @param starting startApi to ask the public API as well
 */
export const startQueueOn = async <Started extends TestPayload>(
  starting: () => Promise<Started>,
) => {
  const test = await starting()
  const { payload, database } = test
  const { stored: published, ...clinics } = clinicsOn(test)
  const ana = await signIn(payload, 'reviewer', 'Ana')
  const ben = await signIn(payload, 'reviewer', 'Ben')

  /** Verifies every existing clinic, so that only a test’s own clinics are due. */
  const settleAll = async () => {
    await database.pool.query(
      `update clinics set last_verified_at = now(), ask_again_on = null, reported_wrong_at = null,
        changed_at_source_at = null; delete from verification_claims`,
    )
  }

  /** At any time of the day and the week. */
  const closedToo = true
  /** @param narrow what they ask for, such as a list or a filter */
  const next = async (person: Person, narrow: object = {}) =>
    (await person.askEndpoint<Turn>('/verification/next', { closedToo, ...narrow })).body

  /** All that somebody is offered, in order. */
  const queueOf = async (person: Person, narrow: object = {}) => {
    const ids: number[] = []
    for (;;) {
      const { clinic } = await next(person, { except: ids, ...narrow })
      if (!clinic) return ids
      ids.push(clinic.id)
    }
  }

  const stop = (person: Person) => person.askEndpoint('/verification/stop', {})

  const open = async (person: Person, id: number) => {
    const { body } = await person.askEndpoint<Turn>(`/verification/${id}/open`, {})
    if (!body.clinic) throw new Error(`Clinic ${id} did not open`)
    return body.clinic
  }

  const recordOutcome = (
    person: Person,
    shown: ClinicToVerify,
    outcome: string,
    more: object = {},
  ) =>
    person.askEndpoint<Settled>(`/verification/${shown.id}/${outcome}`, {
      updatedAt: shown.updatedAt,
      reportedWrongAt: shown.reportedWrongAt,
      closedToo,
      ...more,
    })

  /** Ana opens the clinic and records the outcome of her call. */
  const openAndRecord = async (id: number, outcome: string, more?: object) =>
    recordOutcome(ana, await open(ana, id), outcome, more)

  const historyOf = async (clinic: number) => {
    const where = { clinic: { equals: clinic } }
    return (await payload.find({ collection: 'verifications', where })).docs
  }

  /** Takes back the last call of a clinic. */
  const undoCall = async (person: Person, clinic: number, open = false) => {
    const [call] = await historyOf(clinic)
    return person.askEndpoint<{ turn?: Turn }>(`/verifications/${call?.id}/undo`, { open })
  }

  return {
    ...test,
    ana,
    ben,
    settleAll,
    next,
    queueOf,
    stop,
    open,
    recordOutcome,
    openAndRecord,
    ...clinics,
    published,
    historyOf,
    undoCall,
  }
}

export const startQueue = () => startQueueOn(startPayload)
