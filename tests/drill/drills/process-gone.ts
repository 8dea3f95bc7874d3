import { setTimeout as wait } from 'node:timers/promises'
import { clinicValues, fromOneSender, mark, messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { startSession } from '../../support/sign-in.ts'
import { query } from '../../support/template.ts'
import { type Drill, end } from '../drill.ts'
import { timeUntil } from '../look.ts'

const SENDERS = { messages: 12, submissions: 5, edits: 3 }
const BETWEEN_TRIES_MS = 250
/** One in so many can't be used, and must not be there afterwards. */
const ONE_INVALID_IN = 10
/** The panel takes seconds to begin: in one round of so many, the process lives until it has taken edits. */
const ONE_LONG_IN = 4
const PANEL_PATIENCE_MS = 30_000

/** One person who sends one thing after the other. */
interface Sender {
  kind: keyof typeof SENDERS
  path: string
  /** Of a form; each time from another address, unless it is an edit. */
  headers: () => Record<string, string>
  /** What is sent, and what it can be found by afterwards. @param isInvalid whether it has to be refused */
  make: (isInvalid: boolean) => { key: string; values: object }
  /** Counts how often each of these keys is stored. */
  stored: string
  /** The clinic that they edit, if they do. */
  clinic?: number
}

const message: Sender = {
  kind: 'messages',
  path: '/api/contact-messages',
  headers: fromOneSender,
  make: (isInvalid) => {
    const values = { ...messageValues(), ...(isInvalid && { subject: '' }) }
    return { key: values.email, values }
  },
  stored: `select email as key, count(*)::int from contact_messages
    where email = any($1) group by email`,
}

const submission: Sender = {
  kind: 'submissions',
  path: '/api/clinic-submissions',
  headers: fromOneSender,
  make: (isInvalid) => {
    const key = `ben-${mark()}@example.org`
    return {
      key,
      values: { ...clinicValues(), contactEmail: key, ...(isInvalid && { address: '' }) },
    }
  },
  stored: `select contact_email as key, count(*)::int from clinic_submissions
    where contact_email = any($1) group by contact_email`,
}

const editOf = (clinic: number, authorization: string): Sender => ({
  kind: 'edits',
  path: `/cms-api/clinics/${clinic}`,
  headers: () => ({ 'content-type': 'application/json', authorization }),
  make: (isInvalid) => {
    const key = `Edited Clinic ${mark()}`
    return { key, values: { name: key, ...(isInvalid && { zipCode: 'none' }) } }
  },
  stored: `select version_name as key, count(distinct parent_id)::int as count from _clinics_v
    where version_name = any($1) group by version_name`,
  clinic,
})

/** Everybody who sends: each editor has a clinic of their own, so that nobody’s edit is stale. */
const gather = async (url: string, database: string) => {
  const authorization = `JWT ${await startSession(url)}`
  const clinics = await query(
    database,
    "select id from clinics where _status = 'published' order by id limit $1",
    [SENDERS.edits],
  )
  const senders = [
    ...Array.from({ length: SENDERS.messages }, () => message),
    ...Array.from({ length: SENDERS.submissions }, () => submission),
    ...clinics.map(({ id }) => editOf(id, authorization)),
  ]
  return senders.map((sender) => ({
    ...sender,
    acknowledged: [] as string[],
    refused: [] as string[],
    /** How often something was sent until it was answered. */
    tries: 0,
  }))
}

type Sending = Awaited<ReturnType<typeof gather>>[number]

/** Sends each thing again until it is answered, as a patient person would. */
const keepSending = async (url: string, sender: Sending, isOver: () => boolean): Promise<void> => {
  const { kind, path, make, acknowledged, refused } = sender
  const method = kind === 'edits' ? 'PATCH' : 'POST'
  for (let count = 1; !isOver(); count++) {
    const { key, values } = make(count % ONE_INVALID_IN === 0)
    const headers = sender.headers()
    const body = JSON.stringify(values)
    for (let isAnswered = false; !isAnswered; ) {
      sender.tries++
      const signal = AbortSignal.timeout(10_000)
      const status = await fetch(url + path, { method, headers, body, signal })
        .then((response) => response.arrayBuffer().then(() => response.status))
        .catch(() => 0)
      isAnswered = [200, 201, 400].includes(status)
      if (isAnswered) (status === 400 ? refused : acknowledged).push(key)
      else await wait(BETWEEN_TRIES_MS)
    }
  }
}

/** What is wrong with what one person sent. */
const faultsOf = async (database: string, { stored, clinic, acknowledged, refused }: Sending) => {
  const countsOf = (keys: string[]) => query(database, stored, [keys])
  const there = await countsOf(acknowledged)
  // What a clinic is called by the editors’ table, and by what visitors read.
  const names = await query(
    database,
    `select name from clinics where id = $1
     union all select detail::jsonb->>'name' from listings where clinic_id = $1 and locale = 'en'`,
    [clinic],
  )
  return {
    lost:
      acknowledged.length -
      there.length +
      names.filter(({ name }) => name !== acknowledged.at(-1)).length,
    twice: there.filter(({ count }) => count > 1).length,
    wrong: (await countsOf(refused)).length,
  }
}

export const processGone: Drill = {
  name: 'process gone',
  does: `the product killed while ${SENDERS.messages} people send messages, ${SENDERS.submissions} submissions and ${SENDERS.edits} edits, each until it is answered`,
  promises: 'what was acknowledged is there exactly once; what was refused is not',
  times: 100,
  run: async (times, stage) => {
    const database = await stage.database()
    const settings = { PORT: String(await freePort()) }
    let product = await stage.product(database, settings)
    const senders = await gather(product.url, database)
    const acknowledgedOf = (kind: string) =>
      senders.flatMap((sender) => (sender.kind === kind ? sender.acknowledged : [])).length
    let isOver = false
    const done = senders.map((sender) => keepSending(product.url, sender, () => isOver))
    for (let round = 0; round < times; round++) {
      if (round % ONE_LONG_IN === 0) {
        const enough = acknowledgedOf('edits') + SENDERS.edits
        await timeUntil(() => acknowledgedOf('edits') >= enough, PANEL_PATIENCE_MS)
      }
      await wait(500 + Math.random() * 1_000)
      await end(product, 'SIGKILL')
      product = await stage.product(database, settings)
    }
    await wait(1_000)
    isOver = true
    await Promise.all(done)
    const faults = await Promise.all(senders.map((sender) => faultsOf(database, sender)))
    const sumOf = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
    const lost = sumOf(faults.map((one) => one.lost))
    const twice = sumOf(faults.map((one) => one.twice))
    const wrong = sumOf(faults.map((one) => one.wrong))
    const refused = sumOf(senders.map((one) => one.refused.length))
    const tries = sumOf(senders.map((one) => one.tries)).toLocaleString('en')
    const counts = Object.keys(SENDERS).map((kind) => [kind, acknowledgedOf(kind)] as const)
    const words = counts.map(([kind, count]) => `${count.toLocaleString('en')} ${kind}`).join(', ')
    return [
      [
        `${times} times: acknowledged ${words} after ${tries} tries`,
        counts.every(([, count]) => count > times / ONE_LONG_IN),
      ],
      [`${lost} lost, ${twice} stored twice`, lost + twice === 0],
      [`${refused} refused, ${wrong} of them stored`, wrong === 0],
    ]
  },
}
