import { EDITOR } from './editor-account.ts'
import { sessionOf } from './session-of.ts'

/** Calls Payload's API as a signed-in admin, with JSON. @throws Error if it is refused */
// biome-ignore lint/suspicious/noExplicitAny: each address has its own answer, and tests check it.
type Edit = (method: string, path: string, body?: object) => Promise<any>

const send = async (url: string, method: string, path: string, body?: object, headers = {}) => {
  const response = await fetch(`${url}/cms-api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
  return response
}

/** Signs in at a running product, over HTTP. @returns the session's token */
export const startSession = async (url: string, account: object = EDITOR): Promise<string> => {
  const token = sessionOf(await send(url, 'POST', '/users/login', account))
  if (!token) throw new Error('Nobody could sign in')
  return token
}

/** Signs in at a running product, over HTTP. */
export const signIn = async (url: string): Promise<Edit> => {
  const authorization = `JWT ${await startSession(url)}`
  return async (method, path, body) =>
    (await send(url, method, path, body, { authorization })).json()
}
