import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { startSession } from '../../support/sign-in.ts'
import { query } from '../../support/template.ts'
import { type Drill, end } from '../drill.ts'
import { timeUntil } from '../look.ts'
import {
  editOf,
  message,
  namesOf,
  type Sending,
  type SendingKind,
  submission,
} from '../sendings.ts'

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

const acknowledgedOf = (senders: Sender[], kind: string) =>
  sum(
    senders.filter((sender) => sender.kind.name === kind),
    ({ acknowledged }) => acknowledged.length,
  )

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
  run: async (times, stage) => {
    const database = await stage.database()
    const settings = { PORT: String(await freePort()) }
    let product = await stage.product(database, settings)
    const senders = await gather(product.url, database)
    let isOver = false
    const done = senders.map((sender) => keepSending(product.url, sender, () => isOver))
    for (let round = 0; round < times; round++) {
      if (round % ONE_LONG_IN === 0) {
        const enough = acknowledgedOf(senders, 'edits') + SENDERS.edits
        await timeUntil(() => acknowledgedOf(senders, 'edits') >= enough, PANEL_PATIENCE_MS)
      }
      await wait(500 + Math.random() * 1_000)
      await end(product, 'SIGKILL')
      product = await stage.product(database, settings)
    }
    await wait(1_000)
    isOver = true
    await Promise.all(done)
    const faults = await Promise.all(senders.map((sender) => faultsOf(database, sender)))
    const lost = sum(faults, (one) => one.lost)
    const twice = sum(faults, (one) => one.twice)
    const wrong = sum(faults, (one) => one.wrong)
    const counts = Object.keys(SENDERS).map((kind) => ({
      kind,
      count: acknowledgedOf(senders, kind),
    }))
    const words = counts
      .map(({ kind, count }) => `${count.toLocaleString('en')} ${kind}`)
      .join(', ')
    const tries = sum(senders, (sender) => sender.tries).toLocaleString('en')
    return [
      [
        `${times} times: acknowledged ${words} after ${tries} tries`,
        counts.every(({ count }) => count > times / ONE_LONG_IN),
      ],
      [`${lost} lost, ${twice} stored twice`, lost + twice === 0],
      [
        `${sum(senders, ({ refused }) => refused.length)} refused, ${wrong} of them stored`,
        wrong === 0,
      ],
    ]
  },
}
