import type { CollectionBeforeDeleteHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { idOf } from '../id-of.ts'

/** Which collection needs the document that its field names. */
const REFERRERS = {
  state: { collection: 'clinics', one: 'clinic', many: 'clinics' },
  category: { collection: 'articles', one: 'article', many: 'articles' },
} as const

/** A document that others need for their pages is removed once none of them names it. */
export const refuseRemoval =
  (field: keyof typeof REFERRERS): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const { collection, one, many } = REFERRERS[field]
    const where = { [field]: { equals: id } }
    const { totalDocs } = await req.payload.count({ collection, where, trash: true, req })
    if (totalDocs === 0) return
    const using = totalDocs === 1 ? `1 ${one} uses` : `${totalDocs} ${many} use`
    throw new Refusal(
      `${using} this. Choose another ${field} there first, also for those in the trash.`,
      409,
    )
  }

/** @throws Refusal where the site settings show a count for the state */
export const refuseCountedState: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slug = 'site-settings'
  const { nationwideCounts } = await req.payload.findGlobal({ slug, depth: 0, req })
  if (!nationwideCounts?.some(({ state }) => idOf(state) === id)) return
  throw new Refusal('The site settings show a count for it under Figures. Remove that first.', 409)
}
