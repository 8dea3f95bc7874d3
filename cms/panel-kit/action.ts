import {
  commitTransaction,
  type Endpoint,
  initTransaction,
  killTransaction,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { z } from 'zod'
import { hasRole, type Role } from '../access/roles.ts'
import { wordsIn } from '../http/words/words-in.ts'
import { inputFaults } from './input-fault.ts'
import { Refusal } from './refusal.ts'
import { inEach } from './say.ts'

/** A document's id, in a path or a body. */
export const documentId = z.coerce.number().int().min(1).max(2_147_483_647)

interface Action<Input, Result extends object> {
  method: 'get' | 'post'
  /** Below /cms-api/desk. */
  path: `/${string}`
  roles: readonly Role[]
  /** The input: the fields of the body or the query, together with those of the path. */
  input: z.ZodType<Input>
  /** Reads what was sent, if that is not JSON. */
  read?: (req: PayloadRequest) => Promise<object>
  /** Ends what `read` has begun, whatever comes of it. */
  close?: (sent: object) => Promise<void>
  /** Runs in one transaction, which is rolled back if it throws. */
  act: (input: Input, req: PayloadRequest, user: TypedUser) => Promise<Result>
  /** Does what can't be undone, such as a mail, after the commit; it then gives the answer. */
  after?: (result: Result, req: PayloadRequest) => Promise<object>
}

const bodyOf = async (req: PayloadRequest): Promise<object> => {
  const params = req.routeParams ?? {}
  if (req.method === 'GET') return { ...req.query, ...params }
  const body: unknown = await req.json?.().catch(() => {
    throw new Refusal({ en: 'The body is not JSON.', es: 'El contenido no es JSON.' })
  })
  return { ...(typeof body === 'object' ? body : {}), ...params }
}

/** @throws Refusal if nobody is signed in, or their role is not allowed */
export const requireRole = (req: PayloadRequest, roles: readonly Role[]): TypedUser => {
  const { user } = req
  if (!user) throw new Refusal({ en: 'Please sign in again.', es: 'Inicie sesión de nuevo.' }, 401)
  if (!hasRole(req, ...roles))
    throw new Refusal(
      { en: 'Your role is not allowed to do this.', es: 'Su rol no le permite hacer esto.' },
      403,
    )
  return user
}

/** @throws Refusal that says what is wrong with the value */
export const check = <Input>(schema: z.ZodType<Input>, value: unknown): Input => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new Refusal(
    inEach((language) => {
      const { error } = schema.safeParse(value, { error: wordsIn(language).zod })
      return inputFaults(error ?? result.error, language)
    }),
  )
}

const inTransactionOf = async <Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> => {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * One thing that editors do from the panel, as an endpoint of Payload's own API. It requires a
 * sign-in and an allowed role, checks its input, and runs in one transaction.
 */
export const action = <Input, Result extends object>({
  method,
  path,
  roles,
  input,
  read = bodyOf,
  close = async () => {},
  act,
  after = async (result) => result,
}: Action<Input, Result>): Endpoint => ({
  method,
  path: `/desk${path}`,
  handler: async (req) => {
    const user = requireRole(req, roles)
    const sent = await read(req)
    let result: Result
    try {
      const values = check(input, sent)
      result = await inTransactionOf(req, () => act(values, req, user))
    } finally {
      await close(sent)
    }
    const answer = await after(result, req)
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  },
})
