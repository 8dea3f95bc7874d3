import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { missedDates } from '../../../cms/documents/drafts/missed-dates.ts'
import { savedThroughStorage } from '../../../cms/documents/drafts/saved-through.ts'
import { publishOnDate } from '../../../cms/documents/jobs/publish-on-date.ts'
import { type BackgroundJob, startWork } from '../../../cms/jobs/worker.ts'
import { removeOldMessages } from '../../../cms/messages/jobs/remove-old-messages.ts'
import { removeOldSignUps } from '../../../cms/messages/jobs/remove-old-sign-ups.ts'
import { removeSettledSubmissions } from '../../../cms/submissions/jobs/remove-settled-submissions.ts'
import { startProxy } from '../../support/bad-network.ts'
import { clinicValues, messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const { signal } = new AbortController()

let test: TestPayload
beforeAll(async () => {
  test = await startPayload()
})
afterAll(() => test.close())

describe('the worker', () => {
  const counting = () => {
    let running = 0
    let most = 0
    let times = 0
    const job: BackgroundJob = {
      name: 'Counting',
      everyMs: 5,
      work: async () => {
        times++
        most = Math.max(most, ++running)
        await new Promise((resolve) => setTimeout(resolve, 20))
        running--
      },
    }
    return { job, most: () => most, times: () => times }
  }

  /** Ends the connections that hold a lock. */
  const endLocks = () =>
    test.database.pool.query(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())`)

  it('runs a job in only one of several processes, and another takes over from it', async () => {
    const { job, most, times } = counting()
    const start = () => startWork(test.database.url, test.payload, [job])
    const [first, second] = [start(), start()]
    await vi.waitFor(() => expect(times()).toBeGreaterThan(3), { timeout: 10_000 })
    await first()
    const then = times()
    await vi.waitFor(() => expect(times()).toBeGreaterThan(then + 3), { timeout: 10_000 })
    await second()
    expect(most()).toBe(1)
  })

  it('runs any number of jobs without a warning', async () => {
    const warnings: string[] = []
    const note = ({ message }: Error) => void warnings.push(message)
    process.on('warning', note)
    const counts = Array.from({ length: 20 }, counting)
    const jobs = counts.map(({ job }) => ({ ...job, everyMs: 1_000 }))
    const stop = startWork(test.database.url, test.payload, jobs)
    for (const { times } of counts)
      await vi.waitFor(() => expect(times()).toBe(1), { timeout: 10_000 })
    await stop()
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('takes over from a process whose connection is cut, and that process stops', async () => {
    const { job, most, times } = counting()
    const stop = startWork(test.database.url, test.payload, [job])
    await vi.waitFor(() => expect(times()).toBeGreaterThan(1), { timeout: 10_000 })
    await endLocks()
    const then = times()
    await vi.waitFor(() => expect(times()).toBeGreaterThan(then + 3), { timeout: 10_000 })
    await stop()
    expect(most()).toBe(1)
  })

  it('stops when its connection is lost in silence, and goes on once Postgres has ended that one', async () => {
    const { job, times } = counting()
    const network = await startProxy(test.database.url)
    const stop = startWork(network.url, test.payload, [job])
    await vi.waitFor(() => expect(times()).toBeGreaterThan(1), { timeout: 10_000 })
    expect(network.lose('pg_try_advisory_lock')).toBe(1)
    // The lock is still held, so that nobody may work.
    const isStill = async () => {
      const before = times()
      await new Promise((resolve) => setTimeout(resolve, 500))
      return times() === before
    }
    await vi.waitFor(async () => expect(await isStill()).toBe(true), { timeout: 30_000 })
    await endLocks()
    const then = times()
    await vi.waitFor(() => expect(times()).toBeGreaterThan(then + 3), { timeout: 10_000 })
    await stop()
    await network.stop()
  })

  it('continues after a job that failed', async () => {
    const log = vi.spyOn(test.payload.logger, 'error').mockImplementation(() => undefined)
    let times = 0
    const job: BackgroundJob = {
      name: 'Failing once',
      everyMs: 5,
      work: async () => {
        if (++times === 1) throw new Error('Not today')
      },
    }
    const stop = startWork(test.database.url, test.payload, [job])
    await vi.waitFor(() => expect(times).toBeGreaterThan(2), { timeout: 10_000 })
    await stop()
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})

describe('publishing on a date', () => {
  const schedule = (id: number, waitUntil: Date, more: object = {}) =>
    test.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'clinics', value: id } },
      waitUntil,
      ...more,
    } as never)
  const isPublic = async (id: number) => {
    const { rows } = await test.database.pool.query('select 1 from listings where clinic_id = $1', [
      id,
    ])
    return rows.length > 0
  }

  it('happens once the date has come, and not before', async () => {
    const due = await newClinic(test.payload, { name: 'Due', _status: 'draft' })
    const later = await newClinic(test.payload, { name: 'Later', _status: 'draft' })
    await schedule(due.id, new Date(Date.now() - 1_000))
    await schedule(later.id, new Date(Date.now() + DAY_MS))
    await publishOnDate.work(test.payload, signal)
    expect(await isPublic(due.id)).toBe(true)
    expect(await isPublic(later.id)).toBe(false)
    // It would make every promise of the process slower.
    expect(Reflect.get(savedThroughStorage, 'enabled')).not.toBe(true)
  })

  it('is retried if a process was killed in the middle', async () => {
    const clinic = await newClinic(test.payload, { name: 'Interrupted', _status: 'draft' })
    await schedule(clinic.id, new Date(Date.now() - 1_000))
    await test.database.pool.query('update payload_jobs set processing = true')
    await publishOnDate.work(test.payload, signal)
    expect(await isPublic(clinic.id)).toBe(true)
  })
})

describe('a date that was missed', () => {
  it('is shown on the dashboard with the reason, until the document is published', async () => {
    const { payload } = test
    vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
    const { id } = await payload.create({
      collection: 'clinics',
      draft: true,
      data: { name: 'Without a State', source: 'editor' } as never,
    })
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'clinics', value: id } },
      waitUntil: new Date(Date.now() - 1_000),
    } as never)
    await publishOnDate.work(payload, signal)
    expect(await missedDates(payload)).toMatchObject([
      {
        name: 'Without a State',
        href: `/admin/collections/clinics/${id}`,
        reason: expect.stringContaining('State'),
      },
    ])
    const own = { relationTo: 'clinics', value: id }
    expect(await missedDates(payload, own)).toMatchObject([
      { name: 'Without a State', type: 'publish', reason: expect.stringContaining('State') },
    ])
    expect(await missedDates(payload, { ...own, relationTo: 'guides' })).toEqual([])
    const whole = await newClinic(payload, { name: 'Lends its facts', _status: 'draft' })
    const { state, address, city } = whole
    const slug = 'without-a-state'
    const data = { state, address, city, slug, phone: whole.phone, _status: 'published' } as const
    await payload.update({ collection: 'clinics', id, data })
    expect(await missedDates(payload)).toEqual([])
    vi.restoreAllMocks()
  })
})

describe('messages', () => {
  it('are removed once they are as old as the settings say', async () => {
    const { payload } = test
    const collection = 'contact-messages'
    const send = (createdAt: string) =>
      payload.create({ collection, data: { ...messageValues(), status: 'new', createdAt } })
    const [old, recent] = [await send(ago(31)), await send(ago(29))]
    const left = async () => {
      const { docs } = await payload.find({ collection, pagination: false })
      return docs.map(({ id }) => id).filter((id) => [old.id, recent.id].includes(id))
    }
    const keep = (keepMessagesDays: number | null) =>
      payload.updateGlobal({ slug: 'site-settings', data: { keepMessagesDays } })
    await keep(null)
    await removeOldMessages.work(payload, signal)
    expect(await left()).toHaveLength(2)
    await keep(30)
    await removeOldMessages.work(payload, signal)
    expect(await left()).toEqual([recent.id])
  })
})

describe('newsletter addresses', () => {
  it('are removed if nobody confirms them for a month, or once they are unsubscribed', async () => {
    const { payload, database } = test
    const collection = 'newsletter-signups'
    const add = async (name: string, status: string, days: number) => {
      const email = `${name}@example.org`
      const { id } = await payload.create({ collection, data: { email, token: name, status } })
      const text = 'update newsletter_signups set updated_at = $2 where id = $1'
      await database.pool.query(text, [id, ago(days)])
    }
    await add('forgotten', 'pending', 31)
    await add('waiting', 'pending', 29)
    await add('reader', 'confirmed', 900)
    await add('gone', 'unsubscribed', 0)
    await removeOldSignUps.work(payload, signal)
    const { docs } = await payload.find({ collection, pagination: false, sort: 'email' })
    expect(docs.map(({ email }) => email)).toEqual(['reader@example.org', 'waiting@example.org'])
  })
})

describe('submissions', () => {
  it('are removed two years after their last step, and open ones stay', async () => {
    const { payload } = test
    const collection = 'clinic-submissions'
    const add = (status: string, sent: number, settled?: number) =>
      payload.create({
        collection,
        data: {
          ...clinicValues(),
          status,
          createdAt: ago(sent),
          log: settled ? [{ step: status, at: ago(settled) }] : [],
        },
      })
    const old = [await add('published', 800, 735), await add('declined', 735)]
    const kept = [
      await add('published', 800, 720),
      await add('received', 800),
      await add('in review', 800, 790),
    ]
    await removeSettledSubmissions.work(payload, signal)
    const where = { id: { in: [...old, ...kept].map(({ id }) => id) } }
    const { docs } = await payload.find({ collection, where, pagination: false, sort: 'id' })
    expect(docs.map(({ id }) => id)).toEqual(kept.map(({ id }) => id))
  })
})
