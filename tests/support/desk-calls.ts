import { handleEndpoints, type Payload } from 'payload'
import type { Role } from '../../cms/access/roles.ts'
import type { SubmissionReview } from '../../cms/submissions/review.ts'
import { mark } from './form-values.ts'

const PASSWORD = 'long enough to do'

/** What a call of the desk answered. */
export interface DeskAnswer {
  status: number
  body: DeskBody
}

/** What an endpoint answers is its own affair; these are the parts that tests look at. */
type DeskBody = Partial<SubmissionReview> & {
  errors?: { message: string }[]
  slug?: string
  notes?: string[]
}

/** Somebody who is signed in, and asks the desk as the panel does. */
export interface Colleague {
  id: number
  name: string
  get: (path: string) => Promise<DeskAnswer>
  post: (path: string, body: object) => Promise<DeskAnswer>
}

const call = async (payload: Payload, token: string, path: string, body?: object) => {
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://localhost/cms-api/desk${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { authorization: `JWT ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  })
  return { status: response.status, body: await response.json() }
}

/** A colleague of the test's own; without a role, a stranger who is not signed in. */
export const colleague = async (payload: Payload, role?: Role): Promise<Colleague> => {
  const name = `${role} ${mark()}`
  const asking = (id: number, token: string): Colleague => ({
    id,
    name,
    get: (path) => call(payload, token, path),
    post: (path, body) => call(payload, token, path, body),
  })
  if (!role) return asking(0, '')
  const data = { email: `${mark()}@example.org`, password: PASSWORD, role, name }
  const { id } = await payload.create({ collection: 'users', data })
  const { token } = await payload.login({ collection: 'users', data })
  return asking(id, token ?? '')
}
