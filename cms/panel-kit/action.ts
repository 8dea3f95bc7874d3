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
import { Refusal } from './refusal.ts'

/** Names a document, in a path or a body. */
export const documentId = z.coerce.number().int().min(1).max(2_147_483_647)

interface Action<Input, Result extends object> {
  method: 'get' | 'post'
  /** Below /cms-api/desk. */
  path: `/${string}`
  roles: readonly Role[]
  /** What is asked with: the body's fields, or the query's, with those of the path. */
  input: z.ZodType<Input>
  /** Reads what was sent, where that is not JSON. */
  read?: (req: PayloadRequest) => Promise<object>
  /** Does it within one transaction: what throws undoes all of it. */
  act: (input: Input, req: PayloadRequest, user: TypedUser) => Promise<Result>
  /** What can't be undone, such as a mail, once all of it is kept; it gives the answer then. */
  after?: (result: Result, req: PayloadRequest) => Promise<object>
}

const given = async (req: PayloadRequest): Promise<object> => {
  const params = req.routeParams ?? {}
  if (req.method === 'GET') return { ...req.query, ...params }
  const body: unknown = await req.json?.().catch(() => {
    throw new Refusal('The body is not JSON.')
  })
  return { ...(typeof body === 'object' ? body : {}), ...params }
}

/** @throws Refusal where nobody is signed in, or in a role that may not */
export const requireRole = (req: PayloadRequest, roles: readonly Role[]): TypedUser => {
  const { user } = req
  if (!user) throw new Refusal('Please sign in again.', 401)
  if (!hasRole(req, ...roles)) throw new Refusal('Your role may not do this.', 403)
  return user
}

/** @throws Refusal that says what is wrong with it */
export const check = <Input>(schema: z.ZodType<Input>, value: unknown): Input => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Refusal(faults.join('; '))
}

/**
 * One thing that editors do from the panel, as an endpoint of Payload's own API: signed in, in a
 * role that may, with input that is checked, in one transaction.
 */
export const action = <Input, Result extends object>({
  method,
  path,
  roles,
  input,
  read = given,
  act,
  after = async (result) => result,
}: Action<Input, Result>): Endpoint => ({
  method,
  path: `/desk${path}`,
  handler: async (req) => {
    const user = requireRole(req, roles)
    const values = check(input, await read(req))
    await initTransaction(req)
    let result: Result
    try {
      result = await act(values, req, user)
      await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
    const answer = await after(result, req)
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  },
})
