import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { messageValues } from '../../support/form-values.ts'
import { freePort } from '../../support/free-port.ts'
import { startProductProcess } from '../../support/product-process.ts'
import { query } from '../../support/template.ts'
import type { Drill } from '../drill.ts'
import { withDatabase } from '../with-database.ts'

const SENDERS = 20
const BETWEEN_TRIES_MS = 250
/** One message in so many can't be used, and must not be there afterwards. */
const ONE_INVALID_IN = 10

type Message = ReturnType<typeof messageValues>

interface Sent {
  acknowledged: Message[]
  refused: Message[]
  /** How often a message was sent until it was answered. */
  tries: number
}

const send = async (url: string, values: Message): Promise<number> => {
  const response = await fetch(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      // An address of its own, since one address may send only a few.
      'x-forwarded-for': `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
    },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(10_000),
  })
  await response.arrayBuffer()
  return response.status
}

/** Sends one message after the other, each again until it is answered, as a patient person would. */
const sender = async (url: string, sent: Sent, isOver: () => boolean): Promise<void> => {
  for (let count = 1; !isOver(); count++) {
    const isInvalid = count % ONE_INVALID_IN === 0
    const values = { ...messageValues(), ...(isInvalid && { subject: '' }) }
    for (;;) {
      sent.tries++
      const status = await send(url, values).catch(() => 0)
      if (status === 201) sent.acknowledged.push(values)
      if (status === 400) sent.refused.push(values)
      if (status === 201 || status === 400) break
      await wait(BETWEEN_TRIES_MS)
    }
  }
}

const storedOf = async (database: string, messages: Message[]): Promise<Map<string, number>> => {
  const rows = await query(
    database,
    'select email, count(*)::int as count from contact_messages where email = any($1) group by email',
    [messages.map(({ email }) => email)],
  )
  return new Map(rows.map(({ email, count }) => [email, count]))
}

/** Kills the product again and again while people send messages. */
export const processGone: Drill = {
  name: 'process gone',
  does: `the product killed while ${SENDERS} people send messages, each until it is answered`,
  promises: 'what was acknowledged is there exactly once; what was refused is not',
  times: 100,
  run: (times) =>
    withDatabase(async (database) => {
      const settings = { PORT: String(await freePort()), TRUSTED_PROXIES: '1' }
      let product = await startProductProcess(database, settings)
      const sent: Sent = { acknowledged: [], refused: [], tries: 0 }
      let isOver = false
      const senders = Array.from({ length: SENDERS }, () => sender(product.url, sent, () => isOver))
      for (let round = 0; round < times; round++) {
        await wait(500 + Math.random() * 1_000)
        const gone = once(product.child, 'exit')
        product.child.kill('SIGKILL')
        await gone
        await product.stop()
        product = await startProductProcess(database, settings)
      }
      await wait(1_000)
      isOver = true
      await Promise.all(senders)
      await product.stop()
      const stored = await storedOf(database, sent.acknowledged)
      const lost = sent.acknowledged.length - stored.size
      const twice = [...stored.values()].filter((count) => count > 1).length
      const wrong = (await storedOf(database, sent.refused)).size
      return {
        kept: lost + twice + wrong === 0 && sent.acknowledged.length > times,
        figures: `${times} times: ${sent.acknowledged.length.toLocaleString('en')} acknowledged after ${sent.tries.toLocaleString('en')} tries, ${lost} lost, ${twice} stored twice; ${sent.refused.length} refused, ${wrong} of them stored`,
      }
    }),
}
