import { setTimeout as wait } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context as Call, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Payload } from 'payload'
import type { z } from 'zod'
import {
  type Form,
  type FormName,
  type FormReceipt,
  forms,
  type Locale,
  MAX_FORM_BYTES,
  TRAP_FIELD,
} from '../../contract/index.ts'
import { localeOf } from '../../contract/paths.ts'
import { pseudonym, visitorAddress } from '../limits/address.ts'
import { logSeldom } from '../limits/log-seldom.ts'
import { badFields, ProblemError, problemOf, unavailable } from '../problems.ts'
import { wordsIn } from '../words/words-in.ts'
import type { FormHandlers, Kept } from './form-handler.ts'
import type { FormLimit } from './form-limit.ts'
import { readBody } from './read-body.ts'
import { refuseOtherSites } from './same-site.ts'

/** The connection that a form came over; there is none if a test calls in process. */
type Bindings = Partial<HttpBindings>

/** What receiving forms needs in addition to the contract. */
export interface Reception<Needs extends object> {
  handlers: FormHandlers<Needs>
  /** What the handlers work with. */
  context: Needs & { payload: Payload }
  limit: FormLimit
  /** Origin under which the site is reached. */
  publicUrl: string
  /** How many trusted proxies there are between visitors and this process. */
  proxies: number
}

const onlyPost = (method: string): void => {
  if (method === 'POST') return
  throw new ProblemError(405, 'methodNotAllowed', (words) => words.onlyPost, {
    headers: { allow: 'POST' },
  })
}

const tooLarge = () => {
  throw new ProblemError(413, 'tooLarge', (words) => words.formTooLarge)
}

const formNamed = (name: FormName): Form => forms[name]

const isSimulated = async (payload: Payload): Promise<boolean> => {
  const settings = await payload.findGlobal({ slug: 'site-settings', select: { forms: true } })
  return settings.forms === 'simulated'
}

/** A database error quotes the values, which must not be logged. */
const withoutContent = (name: FormName, error: unknown): Error => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = typeof cause === 'object' && cause && 'code' in cause ? ` (${cause.code})` : ''
  const kind = error instanceof Error ? error.constructor.name : typeof error
  return new Error(`${name} could not store what was sent: ${kind}${code}`)
}

/** Milliseconds that a sender waits at most for a connection, for locks and for the database itself. */
const PATIENCE_MS = 10_000

/** @throws ProblemError if it takes too long; it may still succeed, and what is sent again is stored once */
const inTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const done = new AbortController()
  const late = wait(PATIENCE_MS, undefined, { signal: done.signal }).then(() => {
    throw unavailable()
  })
  return Promise.race([work, late]).finally(() => done.abort())
}

const receipt = (c: Call, status: FormReceipt['status'], kept?: Kept) =>
  c.json({ status, ...kept } satisfies FormReceipt, 201, { 'cache-control': 'no-store' })

/**
 * Receives every form of the contract. Each is checked, counted and stored before it is answered.
 */
export const receiveForms = <Needs extends object>({
  handlers,
  context,
  limit,
  publicUrl,
  proxies,
}: Reception<Needs>) => {
  const { payload } = context
  const app = new Hono<{ Bindings: Bindings }>()
  const keepSmall = bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLarge })

  const receive = (name: FormName) => {
    const { path, fields, body, inAddress } = formNamed(name)
    // The table pairs each form with its own handler, but TypeScript can't follow the pairs.
    const keep = handlers[name] as (
      values: unknown,
      by: typeof context & { locale: Locale; sender: string },
    ) => Promise<Kept | undefined>
    app.all(path, keepSmall, async (c) => {
      onlyPost(c.req.method)
      refuseOtherSites(c.req, publicUrl)
      const sent = { ...(inAddress && c.req.query()), ...(await readBody(c.req, fields)) }
      const locale = localeOf(c.req.query('locale'))
      const trap: unknown = Reflect.get(sent, TRAP_FIELD)
      const parsed: z.ZodSafeParseResult<unknown> = body.safeParse(sent, {
        error: wordsIn(locale).zod,
      })
      if (!parsed.success) throw badFields(parsed.error)
      const take = async () => {
        if (await isSimulated(payload)) return receipt(c, 'simulated')
        if (trap) return receipt(c, 'received')
        const connection = { headers: c.req.header(), socket: c.env?.incoming?.socket }
        const address = visitorAddress(connection, proxies)
        const sender = pseudonym(address, payload.secret)
        await limit(name, sender).catch((error: unknown) => {
          if (error instanceof ProblemError)
            logSeldom(payload, 'form.throttled', address, { form: name })
          throw error
        })
        const kept = await keep(parsed.data, { ...context, locale, sender }).catch(
          (error: unknown) => {
            const problem = problemOf(error)
            throw problem.status === 500 ? withoutContent(name, error) : problem
          },
        )
        return receipt(c, 'received', kept)
      }
      return inTime(take())
    })
  }
  for (const name of Object.keys(forms) as FormName[]) receive(name)
  return app
}
