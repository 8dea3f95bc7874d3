import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { idOf } from '../id-of.ts'

/**
 * For each field that refers to a document: the collection that has it, and how many of its documents use it.
 */
const REFERRERS = {
  state: {
    collection: 'clinics',
    use: {
      en: (count: number) =>
        `${count === 1 ? '1 clinic uses' : `${count} clinics use`} this. Choose another state`,
      es: (count: number) =>
        `${count === 1 ? '1 clínica usa' : `${count} clínicas usan`} esto. Elija primero otro estado`,
    },
  },
  category: {
    collection: 'articles',
    use: {
      en: (count: number) =>
        `${count === 1 ? '1 article uses' : `${count} articles use`} this. Choose another category`,
      es: (count: number) =>
        `${count === 1 ? '1 artículo usa' : `${count} artículos usan`} esto. Elija primero otra categoría`,
    },
  },
} as const

/** Refuses to delete a document while others need it for their pages. */
export const refuseRemoval =
  (field: keyof typeof REFERRERS): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { collection, use } = REFERRERS[field]
    const where = { [field]: { equals: id } }
    const { totalDocs } = await req.payload.count({ collection, where, trash: true, req })
    if (totalDocs === 0) return
    throw new Refusal(
      {
        en: `${use.en(totalDocs)} there first, including for those in the trash.`,
        es: `${use.es(totalDocs)} ahí, también en la papelera.`,
      },
      409,
    )
  }

/** @throws Refusal if the site settings show a count for the state */
export const refuseCountedState: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slug = 'site-settings'
  const { nationwideCounts } = await req.payload.findGlobal({ slug, depth: 0, req })
  if (!nationwideCounts?.some(({ state }) => idOf(state) === id)) return
  throw new Refusal(
    {
      en: 'The site settings show a count for this state under Figures. Remove that count first.',
      es: 'La configuración del sitio muestra una cantidad para este estado en Cifras. Quite primero esa cantidad.',
    },
    409,
  )
}
