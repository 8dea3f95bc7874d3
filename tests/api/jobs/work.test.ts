import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { missedDates } from '../../../cms/documents/drafts/missed-dates.ts'
import { savedThroughStorage } from '../../../cms/documents/drafts/saved-through.ts'
import { publishOnDate } from '../../../cms/documents/jobs/publish-on-date.ts'
import { type BackgroundJob, startWork } from '../../../cms/jobs/worker.ts'
import { removeOldMessages } from '../../../cms/messages/jobs/remove-old-messages.ts'
import { removeOldSignUps } from '../../../cms/messages/jobs/remove-old-sign-ups.ts'
import { removeSettledSubmissions } from '../../../cms/submissions/jobs/remove-settled-submissions.ts'
import { startProxy } from '../../support/bad-network.ts'
import { clinicValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { receiveMessage } from '../../support/receive-message.ts'
import { DAY_MS, daysAgo } from '../../support/verification.ts'

const test = await startPayload()
const { payload, database } = test

const run = ({ work }: BackgroundJob) => work(payload, new AbortController().signal)

const PATIENCE = { timeout: 10_000 }

const counting = () => {
  let [running, most, times] = [0, 0, 0]
  const job: BackgroundJob = {
    name: 'Counting',
    everyMs: 5,
    work: async () => {
      times++
      most = Math.max(most, ++running)
      await wait(20)
      running--
    },
  }
  /** Waits until it has run a few times more. */
  const goesOn = async () => {
    const then = times
    await vi.waitFor(() => expect(times).toBeGreaterThan(then + 3), PATIENCE)
  }
  return { job, goesOn, most: () => most, times: () => times }
}

/** Ends the connections that hold a lock. */
const endLocks = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and pid <> pg_backend_pid()
        and database = (select oid from pg_database where datname = current_database())`)

it('the worker runs a job in only one of several processes, and another takes over when it stops or is cut off', async () => {
  const { job, goesOn, most } = counting()
  const start = () => startWork(database.url, payload, [job])
  const [first, second] = [start(), start()]
  await goesOn()
  await first()
  await goesOn()
  await endLocks()
  await goesOn()
  await second()
  expect(most()).toBe(1)
})

it('the worker stops when its connection is lost in silence, and goes on once Postgres has ended that one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
  const { job, goesOn, times } = counting()
  const network = await startProxy(database.url)
  const stop = startWork(network.url, payload, [job])
  await goesOn()
  expect(network.lose('pg_try_advisory_lock')).toBe(1)
  // It asks every five seconds whether the server is still there, and waits five for the answer.
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  // The lock is still held, so that nobody may work.
  const isStill = async () => {
    const before = times()
    await wait(100)
    return times() === before
  }
  await vi.waitFor(async () => expect(await isStill()).toBe(true), PATIENCE)
  await endLocks()
  await goesOn()
  await stop()
  await network.stop()
})

it('the worker runs any number of jobs without a warning, and goes on after one that failed', async () => {
  const log = vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  let times = 0
  const failing: BackgroundJob = {
    name: 'Failing once',
    everyMs: 5,
    work: async () => {
      if (++times === 1) throw new Error('Not today')
    },
  }
  const counts = Array.from({ length: 20 }, counting)
  const jobs = counts.map(({ job }) => ({ ...job, everyMs: 60_000 }))
  const stop = startWork(database.url, payload, [failing, ...jobs])
  for (const count of counts) await vi.waitFor(() => expect(count.times()).toBe(1), PATIENCE)
  await vi.waitFor(() => expect(times).toBeGreaterThan(2), PATIENCE)
  await stop()
  process.off('warning', note)
  expect(warnings).toEqual([])
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
})

const schedule = (id: number, waitUntil = new Date(Date.now() - 1_000)) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'clinics', value: id } },
    waitUntil,
  } as never)
const isPublic = async (id: number) => {
  const { rows } = await database.pool.query('select 1 from listings where clinic_id = $1', [id])
  return rows.length > 0
}
const draft = async (name: string) => (await newClinic(payload, { name, _status: 'draft' })).id

it('publishing on a date happens once the date has come and not before, also if a process was killed in the middle', async () => {
  const interrupted = await draft('Interrupted')
  await schedule(interrupted)
  await database.pool.query('update payload_jobs set processing = true')
  const [due, later] = [await draft('Due'), await draft('Later')]
  await schedule(due)
  await schedule(later, new Date(Date.now() + DAY_MS))
  await run(publishOnDate)
  expect([await isPublic(interrupted), await isPublic(due)]).toEqual([true, true])
  expect(await isPublic(later)).toBe(false)
  // It would make every promise of the process slower.
  expect(Reflect.get(savedThroughStorage, 'enabled')).not.toBe(true)
})

it('a date of publishing that was missed is shown on the dashboard with the reason, until the document is published', async () => {
  vi.spyOn(payload.logger, 'error').mockImplementation(() => undefined)
  const name = 'Without a State'
  const { id } = await payload.create({
    collection: 'clinics',
    draft: true,
    data: { name, source: 'editor' } as never,
  })
  await schedule(id)
  await run(publishOnDate)
  const reason = expect.stringContaining('State')
  const href = `/admin/collections/clinics/${id}`
  expect(await missedDates(payload)).toMatchObject([{ name, href, reason }])
  const own = { relationTo: 'clinics', value: id }
  expect(await missedDates(payload, own)).toMatchObject([{ name, type: 'publish', reason }])
  expect((await missedDates(payload, own, 'es'))[0]?.reason).toMatch(
    /^Los siguientes campos no son válidos: .*Estado/,
  )
  expect(await missedDates(payload, { ...own, relationTo: 'guides' })).toEqual([])
  const { state, address, city, phone } = await newClinic(payload, { _status: 'draft' })
  const slug = 'without-a-state'
  const data = { state, address, city, slug, phone, _status: 'published' } as const
  await payload.update({ collection: 'clinics', id, data })
  expect(await missedDates(payload)).toEqual([])
  vi.restoreAllMocks()
})

it('messages are removed once they are as old as the settings say', async () => {
  const collection = 'contact-messages'
  await receiveMessage(payload, { createdAt: daysAgo(31) })
  const recent = await receiveMessage(payload, { createdAt: daysAgo(29) })
  const leftAfter = async (keepMessagesDays: number | null) => {
    await payload.updateGlobal({ slug: 'site-settings', data: { keepMessagesDays } })
    await run(removeOldMessages)
    return (await payload.find({ collection, pagination: false })).docs.map(({ id }) => id)
  }
  expect(await leftAfter(null)).toHaveLength(2)
  expect(await leftAfter(30)).toEqual([recent.id])
})

it('newsletter addresses are removed if nobody confirms them for a month, or once they are unsubscribed', async () => {
  const collection = 'newsletter-signups'
  for (const [name, status, days] of [
    ['forgotten', 'pending', 31],
    ['waiting', 'pending', 29],
    ['reader', 'confirmed', 900],
    ['gone', 'unsubscribed', 0],
  ] as const) {
    const data = { email: `${name}@example.org`, token: name, status }
    const { id } = await payload.create({ collection, data })
    const text = 'update newsletter_signups set updated_at = $2 where id = $1'
    await database.pool.query(text, [id, daysAgo(days)])
  }
  await run(removeOldSignUps)
  const { docs } = await payload.find({ collection, pagination: false, sort: 'email' })
  expect(docs.map(({ email }) => email)).toEqual(['reader@example.org', 'waiting@example.org'])
})

it('submissions are removed two years after their last step, and open ones stay', async () => {
  const collection = 'clinic-submissions'
  const add = async (status: string, sent: number, settled?: number) => {
    const log = settled ? [{ step: status, at: daysAgo(settled) }] : []
    const data = { ...clinicValues(), status, createdAt: daysAgo(sent), log }
    return (await payload.create({ collection, data })).id
  }
  await add('published', 800, 735)
  await add('declined', 735)
  const kept = [
    await add('published', 800, 720),
    await add('received', 800),
    await add('in review', 800, 790),
  ]
  await run(removeSettledSubmissions)
  const { docs } = await payload.find({ collection, pagination: false, sort: 'id' })
  expect(docs.map(({ id }) => id)).toEqual(kept)
})
