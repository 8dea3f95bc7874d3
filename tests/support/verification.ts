import type { Payload } from 'payload'
import type { Clinic } from '../../cms/payload-types.ts'
import type { ClinicToVerify, Settled, Turn } from '../../cms/presenters/verification/screen.ts'
import { askDesk, type Person, signIn } from './desk.ts'
import { startPayload, type TestPayload } from './payload.ts'

export const DAY_MS = 86_400_000
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** The queue as reviewers meet it, on a database of the test’s own. */
export interface TestQueue extends TestPayload {
  ana: Person
  ben: Person
  /** Verifies every clinic that there is, so that a test’s own are the only ones due. */
  settleAll: () => Promise<void>
  next: (person: Person, except?: number[]) => Promise<Turn>
  open: (person: Person, id: number) => Promise<ClinicToVerify>
  tell: (
    person: Person,
    shown: ClinicToVerify,
    outcome: string,
    more?: object,
  ) => ReturnType<typeof askDesk<Settled>>
  /** Ana opens the clinic and tells what came of her call. */
  openAndTell: (id: number, outcome: string, more?: object) => ReturnType<typeof askDesk<Settled>>
  /** The document itself, whatever draft waits over it. */
  published: (id: number) => Promise<Clinic>
  /** What visitors are sent; undefined where it is not listed. */
  listingOf: (id: number, locale?: string) => Promise<Record<string, unknown> | undefined>
  historyOf: (clinic: number) => ReturnType<typeof historyIn>
}

const historyIn = async (payload: Payload, clinic: number) => {
  const { docs } = await payload.find({
    collection: 'verifications',
    where: { clinic: { equals: clinic } },
  })
  return docs
}

export const startQueue = async (): Promise<TestQueue> => {
  const test = await startPayload()
  const { payload, database } = test
  const ana = await signIn(payload, 'reviewer', 'Ana')
  const ben = await signIn(payload, 'reviewer', 'Ben')
  const open: TestQueue['open'] = async (person, id) => {
    const { body } = await askDesk<Turn>(payload, person, `/verification/${id}/open`)
    if (!body.clinic) throw new Error(`Clinic ${id} did not open`)
    return body.clinic
  }
  const tell: TestQueue['tell'] = (person, shown, outcome, more = {}) =>
    askDesk<Settled>(payload, person, `/verification/${shown.id}/${outcome}`, {
      updatedAt: shown.updatedAt,
      ...more,
    })
  return {
    ...test,
    ana,
    ben,
    open,
    tell,
    settleAll: async () => {
      await database.pool.query(
        `update clinics set last_verified_at = now(), ask_again_on = null, reported_wrong_at = null,
          changed_at_source_at = null; delete from verification_claims`,
      )
    },
    next: async (person, except = []) =>
      (await askDesk<Turn>(payload, person, '/verification/next', { except })).body,
    openAndTell: async (id, outcome, more) => tell(ana, await open(ana, id), outcome, more),
    published: (id) => payload.findByID({ collection: 'clinics', id, depth: 0, locale: 'en' }),
    listingOf: async (id, locale = 'en') => {
      const { rows } = await database.pool.query(
        'select detail from listings where clinic_id = $1 and locale = $2',
        [id, locale],
      )
      return rows[0] && JSON.parse(rows[0].detail)
    },
    historyOf: (clinic) => historyIn(payload, clinic),
  }
}
