import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { idOf } from '../id-of.ts'

/**
 * For each field that refers to a document: the collection that has it, with its name for one and
 * for many.
 */
const REFERRERS = {
  state: { collection: 'clinics', one: 'clinic', many: 'clinics' },
  category: { collection: 'articles', one: 'article', many: 'articles' },
} as const

/** Refuses to delete a document while others need it for their pages. */
export const refuseRemoval =
  (field: keyof typeof REFERRERS): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { collection, one, many } = REFERRERS[field]
    const where = { [field]: { equals: id } }
    const { totalDocs } = await req.payload.count({ collection, where, trash: true, req })
    if (totalDocs === 0) return
    const using = totalDocs === 1 ? `1 ${one} uses` : `${totalDocs} ${many} use`
    throw new Refusal(
      `${using} this. Choose another ${field} there first, including for those in the trash.`,
      409,
    )
  }

/** @throws Refusal if the site settings show a count for the state */
export const refuseCountedState: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slug = 'site-settings'
  const { nationwideCounts } = await req.payload.findGlobal({ slug, depth: 0, req })
  if (!nationwideCounts?.some(({ state }) => idOf(state) === id)) return
  throw new Refusal(
    'The site settings show a count for this state under Figures. Remove that count first.',
    409,
  )
}
