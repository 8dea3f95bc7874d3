import { handleEndpoints, type Payload, type TypedUser } from 'payload'
import type { Role } from '../../cms/access/roles.ts'
import type { User } from '../../cms/payload-types.ts'
import { inRequest } from '../../cms/telemetry/request.ts'
import { mark } from './form-values.ts'
import { sessionOf } from './session-of.ts'

export const PASSWORD = 'long enough to do'

export interface Answer<Body> {
  status: number
  headers: Headers
  /** The parsed JSON, or the text of any other kind of answer. */
  body: Body
  /** The message of a refusal. */
  refusal: string | undefined
}

/** Somebody who calls without being signed in. */
export interface Visitor {
  user: TypedUser | null
  /** Calls Payload’s REST API, at a path below /cms-api. @param body sent as JSON unless a form, whole or as bytes */
  ask: <Body = unknown>(
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<Body>>
  /** Calls an endpoint as the panel does: POST with a body, GET without one. */
  askEndpoint: <Body = unknown>(path: string, body?: object) => Promise<Answer<Body>>
}

/** Somebody who is signed in. */
export interface Person extends Visitor {
  id: number
  name: string
  user: TypedUser
  /** The token that the session's cookie holds. */
  session: string
}

const asking = (payload: Payload, signedIn: Record<string, string>) => {
  const ask: Visitor['ask'] = async (method, path, body, headers) => {
    const isForm = body instanceof FormData || body instanceof Blob
    const request = new Request(`http://localhost/cms-api${path}`, {
      method,
      headers: {
        ...signedIn,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const response = await inRequest('a test', () =>
      handleEndpoints({ config: payload.config, request }),
    )
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer = await (isJson ? response.json() : response.text())
    return {
      status: response.status,
      headers: response.headers,
      body: answer,
      refusal: answer?.errors?.[0]?.message,
    }
  }
  const askEndpoint: Visitor['askEndpoint'] = (path, body) =>
    ask(body ? 'POST' : 'GET', `/desk${path}`, body)
  return { ask, askEndpoint }
}

export const visitor = (payload: Payload): Visitor => ({ user: null, ...asking(payload, {}) })

/** What the link holds by which somebody sets a new password. */
export const resetToken = (payload: Payload, { user }: Person): Promise<string> =>
  payload.forgotPassword({
    collection: 'users',
    data: { email: String(user.email) },
    disableEmail: true,
  })

/** How the first account's password is stored: later ones have the same, so that it is hashed once. */
let stored: { hash: unknown; salt: unknown } | undefined

const makeAccount = async (payload: Payload, data: { email: string; role: Role; name: string }) => {
  const collection = 'users'
  if (stored) {
    const { id } = await payload.db.create({ collection, data: { ...data, ...stored } })
    return payload.findByID({ collection, id })
  }
  const user = await payload.create({ collection, data: { ...data, password: PASSWORD } })
  const where = { id: { equals: user.id } }
  const { hash, salt } = (await payload.db.findOne<User>({ collection, where })) ?? {}
  stored = { hash, salt }
  return user
}

/** Makes an account in the role, and signs it in. */
export const signIn = async (
  payload: Payload,
  role: Role,
  name = `${role} ${mark()}`,
): Promise<Person> => {
  const email = `${mark()}@example.org`
  const user = await makeAccount(payload, { email, role, name })
  const sent = { email, password: PASSWORD }
  const token = sessionOf(await visitor(payload).ask('POST', '/users/login', sent))
  if (!token) throw new Error('The sign-in gave no session')
  return {
    id: user.id,
    name,
    session: token,
    user: { ...user, collection: 'users' },
    ...asking(payload, { authorization: `JWT ${token}` }),
  }
}
