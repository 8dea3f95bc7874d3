import type { Clinic } from '../../cms/payload-types.ts'
import { newClinic } from './new-clinic.ts'
import type { TestPayload } from './payload.ts'

/** Clinics as tests make, change and look at them. */
export const clinicsOn = ({ payload, database }: Pick<TestPayload, 'payload' | 'database'>) => {
  const collection = 'clinics' as const
  return {
    /** @returns the id of a new clinic in Anderson, published unless the data says otherwise */
    make: async (data: Parameters<typeof newClinic>[1] = {}) => (await newClinic(payload, data)).id,

    change: (id: number, data: object, more: object = {}) =>
      payload.update({ collection, id, data, depth: 0, ...more }),

    /** The published document, even if it has a waiting draft, or that draft. */
    stored: (id: number, more: { draft?: boolean; locale?: 'en' | 'es' } = {}) =>
      payload.findByID({ collection, id, depth: 0, fallbackLocale: false, locale: 'en', ...more }),

    /** Opens a clinic's form as somebody who then types in it. */
    openForm: (id: number, user: number) => {
      const document = { relationTo: collection, value: id } as const
      const data = { document, user: { relationTo: 'users', value: user } } as const
      return payload.create({ collection: 'payload-locked-documents', data })
    },

    /** Those that a source has brought, in the order of its ids. */
    ofSource: async (source: string, more: object = {}): Promise<Clinic[]> => {
      const where = { source: { equals: source } }
      const found = { collection, where, sort: 'sourceId', pagination: false, depth: 0 } as const
      return (await payload.find({ ...found, ...more })).docs
    },

    /** What visitors get; undefined if the clinic is not listed. */
    listingOf: async (id: number, locale = 'en'): Promise<Record<string, unknown> | undefined> => {
      const { rows } = await database.pool.query(
        'select detail from listings where clinic_id = $1 and locale = $2',
        [id, locale],
      )
      return rows[0] && JSON.parse(rows[0].detail)
    },
  }
}
