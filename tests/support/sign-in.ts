import { EDITOR } from './editor-account.ts'

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
    const answer = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`)
    return answer
  }
  const { token } = await send('POST', '/users/login', EDITOR)
  return (method, path, body) => send(method, path, body, { authorization: `JWT ${token}` })
}
