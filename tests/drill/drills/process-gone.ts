import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { startSession } from '../../support/sign-in.ts'
import { query } from '../../support/template.ts'
import type { Drill } from '../drill.ts'
import { timeUntil } from '../look.ts'
import {
  editOf,
  message,
  namesOf,
  type Sending,
  type SendingKind,
  submission,
} from '../sendings.ts'
import { withDatabase } from '../with-database.ts'

const SENDERS = { messages: 12, submissions: 5, edits: 3 }
const BETWEEN_TRIES_MS = 250
/** One in so many can't be used, and must not be there afterwards. */
const ONE_INVALID_IN = 10
/** The panel takes seconds to begin: in one round of so many, the process lives until it has taken edits. */
const ONE_LONG_IN = 4
const PANEL_PATIENCE_MS = 30_000
const TAKEN = [200, 201]
const REFUSED = 400

/** One person who sends one thing after the other. */
interface Sender {
  kind: SendingKind
  /** The clinic that they edit, if they do. */
  clinic?: number
  acknowledged: string[]
  refused: string[]
  /** How often something was sent until it was answered. */
  tries: number
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((total, item) => total + of(item), 0)

const send = async (url: string, { method, path, headers, values }: Sending): Promise<number> => {
  const body = JSON.stringify(values)
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(url + path, { method, headers, body, signal })
  await response.arrayBuffer()
  return response.status
}

/** Sends each thing again until it is answered, as a patient person would. */
const keepSending = async (url: string, sender: Sender, isOver: () => boolean): Promise<void> => {
  for (let count = 1; !isOver(); count++) {
    const sending = sender.kind.make(count % ONE_INVALID_IN === 0)
    for (;;) {
      sender.tries++
      const status = await send(url, sending).catch(() => 0)
      if (TAKEN.includes(status)) sender.acknowledged.push(sending.key)
      if (status === REFUSED) sender.refused.push(sending.key)
      if (TAKEN.includes(status) || status === REFUSED) break
      await wait(BETWEEN_TRIES_MS)
    }
  }
}

/** Everybody who sends: each editor has a clinic of their own, so that nobody’s edit is stale. */
const gather = async (url: string, database: string): Promise<Sender[]> => {
  const authorization = `JWT ${await startSession(url)}`
  const clinics = await query(
    database,
    "select id from clinics where _status = 'published' order by id limit $1",
    [SENDERS.edits],
  )
  const nothing = () => ({ acknowledged: [], refused: [], tries: 0 })
  return [
    ...Array.from({ length: SENDERS.messages }, () => ({ kind: message, ...nothing() })),
    ...Array.from({ length: SENDERS.submissions }, () => ({ kind: submission, ...nothing() })),
    ...clinics.map(({ id }) => ({ kind: editOf(id, authorization), clinic: id, ...nothing() })),
  ]
}

const editsOf = (senders: Sender[]) =>
  sum(
    senders.filter(({ clinic }) => clinic !== undefined),
    ({ acknowledged }) => acknowledged.length,
  )

/** Every editor has had time for one more. */
const untilEdited = async (senders: Sender[]): Promise<void> => {
  const before = editsOf(senders)
  await timeUntil(async () => editsOf(senders) >= before + SENDERS.edits, PANEL_PATIENCE_MS)
}

/** What is wrong with what one person sent. */
const faultsOf = async (database: string, { kind, clinic, acknowledged, refused }: Sender) => {
  const stored = await kind.stored(database, acknowledged)
  const names = clinic === undefined ? [] : await namesOf(database, clinic)
  return {
    lost:
      acknowledged.filter((key) => !stored.has(key)).length +
      names.filter((name) => name !== acknowledged.at(-1)).length,
    twice: [...stored.values()].filter((count) => count > 1).length,
    wrong: (await kind.stored(database, refused)).size,
  }
}

/** Kills the product again and again while people send messages, submissions and edits. */
export const processGone: Drill = {
  name: 'process gone',
  does: `the product killed while ${SENDERS.messages} people send messages, ${SENDERS.submissions} submissions and ${SENDERS.edits} edits, each until it is answered`,
  promises: 'what was acknowledged is there exactly once; what was refused is not',
  times: 100,
  run: (times) =>
    withDatabase(async (database) => {
      const settings = { PORT: String(await freePort()), TRUSTED_PROXIES: '1' }
      let product = await startProductProcess(database, settings)
      const senders = await gather(product.url, database)
      let isOver = false
      const done = senders.map((sender) => keepSending(product.url, sender, () => isOver))
      for (let round = 0; round < times; round++) {
        if (round % ONE_LONG_IN === 0) await untilEdited(senders)
        await wait(500 + Math.random() * 1_000)
        const gone = once(product.child, 'exit')
        product.child.kill('SIGKILL')
        await gone
        await product.stop()
        product = await startProductProcess(database, settings)
      }
      await wait(1_000)
      isOver = true
      await Promise.all(done)
      await product.stop()
      const faults = await Promise.all(senders.map((sender) => faultsOf(database, sender)))
      const [lost, twice, wrong] = (['lost', 'twice', 'wrong'] as const).map((name) =>
        sum(faults, (one) => one[name]),
      )
      const counts = Object.keys(SENDERS).map((name) => {
        const these = senders.filter(({ kind }) => kind.name === name)
        return { name, count: sum(these, ({ acknowledged }) => acknowledged.length) }
      })
      return {
        kept:
          lost === 0 &&
          twice === 0 &&
          wrong === 0 &&
          counts.every(({ count }) => count > times / ONE_LONG_IN),
        figures: [
          `${times} times: acknowledged ${counts.map(({ name, count }) => `${count.toLocaleString('en')} ${name}`).join(', ')} after ${sum(senders, ({ tries }) => tries).toLocaleString('en')} tries, ${lost} lost, ${twice} stored twice`,
          `${sum(senders, ({ refused }) => refused.length)} refused, ${wrong} of them stored`,
        ].join('; '),
      }
    }),
}
