import { EDITOR } from '../support/editor-account.ts'
import { sessionOf } from '../support/session-of.ts'
import { look, timeUntil } from './look.ts'

/** Somebody who is signed in to the panel. */
export interface Panel {
  /** Calls Payload's own API, at a path below /cms-api. */
  ask: (method: string, path: string, body?: object) => ReturnType<typeof look>
  /** Uploads a picture. */
  upload: (name: string, content: Buffer) => ReturnType<typeof look>
}

/** @throws Error if that is refused */
export const signIn = async (url: string, account: object = EDITOR): Promise<Panel> => {
  const signedIn = await look(`${url}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (signedIn.status !== 200) throw new Error(`Nobody can sign in: ${signedIn.text}`)
  const token = sessionOf(signedIn)
  const ask: Panel['ask'] = (method, path, body) =>
    look(`${url}/cms-api${path}`, {
      method,
      headers: {
        authorization: `JWT ${token}`,
        cookie: `payload-token=${token}`,
        ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
  return {
    ask,
    upload: (name, content) => {
      const form = new FormData()
      const type = `image/${name.split('.').at(-1)}`
      form.set('file', new Blob([new Uint8Array(content)], { type }), name)
      form.set('_payload', JSON.stringify({ alt: 'What it shows' }))
      return ask('POST', '/media', form)
    },
  }
}

/** A published clinic: its id, and its name in the address. */
export const anyClinic = async ({ ask }: Panel): Promise<{ id: number; slug: string }> => {
  const { text } = await ask('GET', '/clinics?limit=1&sort=id&where[_status][equals]=published')
  return JSON.parse(text).docs[0]
}

/** Milliseconds until an edit is public, of a page that was just looked at. */
export const timeToShow = async (
  url: string,
  panel: Panel,
  clinic: { id: number; slug: string },
): Promise<number> => {
  const address = `${url}/api/clinics/slug/${clinic.slug}`
  const phone = `864-555-${1_000 + Math.floor(Math.random() * 9_000)}`
  await look(address)
  const { status, text } = await panel.ask('PATCH', `/clinics/${clinic.id}`, { phone })
  if (status !== 200) throw new Error(`The edit was refused: ${text}`)
  const digits = phone.slice(-4)
  return timeUntil(async () => (await look(address)).text.includes(digits), 60_000)
}
