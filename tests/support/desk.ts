import { randomBytes } from 'node:crypto'
import { handleEndpoints, type Payload } from 'payload'
import type { Role } from '../../cms/access/roles.ts'

const PASSWORD = 'long enough to do'

/** Somebody who has signed in. */
export interface Person {
  id: number
  name: string
  token: string
}

export const signIn = async (payload: Payload, role: Role, name: string): Promise<Person> => {
  const email = `${randomBytes(4).toString('hex')}@example.org`
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password: PASSWORD, role, name },
  })
  const { token } = await payload.login({
    collection: 'users',
    data: { email, password: PASSWORD },
  })
  if (!token) throw new Error('The sign-in gave no token')
  return { id, name, token }
}

interface DeskAnswer<Body> {
  status: number
  body: Body
  /** What it said where it refused. */
  refusal: string | undefined
}

/** Asks an endpoint of the desk as Payload’s own API would. @param person nobody when null */
export const askDesk = async <Body>(
  payload: Payload,
  person: Person | null,
  path: string,
  body: object = {},
): Promise<DeskAnswer<Body>> => {
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`http://127.0.0.1/cms-api/desk${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(person && { authorization: `JWT ${person.token}` }),
      },
      body: JSON.stringify(body),
    }),
  })
  const answer = await response.json()
  return { status: response.status, body: answer, refusal: answer.errors?.[0]?.message }
}
