import { EDITOR } from './editor-account.ts'
import { sessionOf } from './session-of.ts'

/** Calls Payload's API as a signed-in admin, with JSON. @throws Error if it is refused */
// biome-ignore lint/suspicious/noExplicitAny: each address has its own answer, and tests check it.
export type Edit = (method: string, path: string, body?: object) => Promise<any>

/** Signs in at a running product, over HTTP. */
export const signIn = async (url: string): Promise<Edit> => {
  const send = async (method: string, path: string, body?: object, headers = {}) => {
    const response = await fetch(`${url}/cms-api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response
  }
  const authorization = `JWT ${sessionOf(await send('POST', '/users/login', EDITOR))}`
  return async (method, path, body) => (await send(method, path, body, { authorization })).json()
}
