import type { Entry, Review } from '../../cms/bulk/endpoints/answers.ts'
import { clinicsOn } from './clinics.ts'
import { mark } from './form-values.ts'
import { newClinic } from './new-clinic.ts'
import { startPayload } from './payload.ts'
import { type Person, signIn } from './people.ts'

export type Slug = 'clinics' | 'guides' | 'states' | 'needs' | 'redirects'

interface Ran {
  id: number
  counts: Entry['counts']
}

export const byIds = (ids: number[]) => ({ where: { id: { in: ids } } })

/** A change of one field. */
export const edit = (field: string, how: string, value: unknown) => ({
  action: 'edit',
  edits: [{ field, how, value }],
})

/** Changes many documents as editors do, on the test’s own database. */
export const startBulk = async () => {
  const test = await startPayload()
  const { payload } = test
  const admin = await signIn(payload, 'admin', 'Ada')
  const editor = await signIn(payload, 'editor', 'Eve')
  const other = await signIn(payload, 'editor', 'Olga')

  const review = (collection: Slug, chosen: object, change: object, person = editor) =>
    person.askEndpoint<Review>('/bulk/review', { collection, chosen, change })

  const run = (collection: Slug, chosen: object, change: object, more: object, person = editor) =>
    person.askEndpoint<Ran>('/bulk/run', { collection, chosen, change, ...more })

  /** Changes clinics by their ids, with the number confirmed. */
  const runOn = async (ids: number[], change: object, person: Person = editor) =>
    (await run('clinics', byIds(ids), change, { confirmed: ids.length }, person)).body

  const undo = (id: number, person: Person = editor) =>
    person.askEndpoint<Ran>(`/bulk/${id}/undo`, {})

  const entryOf = async (id: number) => (await editor.askEndpoint<Entry>(`/bulk/${id}`)).body

  const { change: setIn, openForm, stored } = clinicsOn(test)

  /** Makes so many clinics. @returns their ids */
  const make = async (count: number, data: object = {}) => {
    const ids: number[] = []
    while (ids.length < count) ids.push((await newClinic(payload, data)).id)
    return ids
  }

  const published = async () => {
    const { id } = await newClinic(payload, {
      name: `Published ${mark()}`,
      services: ['Medical Care'],
      languages: ['Spanish'],
      description: 'In English',
      openingHours: [{ day: 'monday', opens: '09:00', closes: '17:00' }],
    })
    await setIn(id, { description: 'En español' }, { locale: 'es' })
    return id
  }

  const byOlga = { user: other.user, overrideAccess: false }
  /** A clinic in each state that a document can have, with texts in both languages. */
  const clinics = {
    published,
    /** Published, with a draft of Olga’s. */
    waiting: async () => {
      const id = await published()
      const draft = { draft: true, ...byOlga }
      await setIn(id, { phone: '864-555-0111', languages: ['French'] }, draft)
      await setIn(id, { description: 'Borrador' }, { ...draft, locale: 'es' })
      return id
    },
    neverPublished: async () => {
      const { id } = await newClinic(payload, { name: `Draft ${mark()}`, _status: 'draft' })
      await setIn(id, { phone: '864-555-0112' }, { draft: true, ...byOlga })
      return id
    },
    unpublished: async () => {
      const id = await published()
      await setIn(id, { _status: 'draft' }, byOlga)
      return id
    },
  }

  const changes = { review, run, runOn, undo, entryOf }
  return { ...test, admin, editor, other, ...changes, setIn, openForm, stored, make, clinics }
}
