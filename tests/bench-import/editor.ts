import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { startSession } from '../support/sign-in.ts'

/** The panel looks as often. */
const BETWEEN_LOOKS_MS = 1_000

const Created = z.object({ id: z.number() })
const Progress = z.object({ status: z.string(), failure: z.string().nullable() })

/** An editor who imports and exports through the endpoints that the panel calls. */
export const signInEditor = async (url: string) => {
  const cookie = `payload-token=${await startSession(url)}`
  const ask = async (path: string, body?: object): Promise<Response> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/cms-api/desk${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)
    return response
  }

  const untilIdle = async (id: number): Promise<void> => {
    for (;;) {
      const { status, failure } = Progress.parse(await (await ask(`/imports/${id}`)).json())
      if (status === 'failed') throw new Error(failure ?? 'The import failed.')
      if (!status.endsWith('ing')) return
      await wait(BETWEEN_LOOKS_MS)
    }
  }
  const move = async (id: number, step: string): Promise<void> => {
    await ask(`/imports/${id}/move`, { step })
    await untilIdle(id)
  }

  return {
    /** Uploads a file and waits until it is compared. @returns the import's id */
    review: async (name: string, text: string, mapping: string): Promise<number> => {
      const form = new FormData()
      form.set('file', new File([text], name))
      form.set('format', 'mapped')
      form.set('mapping', mapping)
      const { id } = Created.parse(await (await ask('/imports', form)).json())
      await untilIdle(id)
      return id
    },
    /** Applies what needs no check, and closes the import. */
    apply: async (id: number): Promise<void> => {
      const decide = (decision: string, kinds: string[]) =>
        ask(`/imports/${id}/decide`, { decision, which: { kinds } })
      await decide('accepted', ['new', 'changed'])
      await decide('free', ['held'])
      await move(id, 'apply')
    },
    undo: (id: number) => move(id, 'undo'),
    /** Reads the whole list of clinics as a file. */
    exportClinics: async () => (await ask('/export/clinics')).arrayBuffer(),
  }
}
