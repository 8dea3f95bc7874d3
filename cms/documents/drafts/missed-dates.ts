import type { Payload } from 'payload'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import { missedReason } from './missed-reason.ts'

/** Something that should have been published or unpublished on a date, and was not. */
export interface MissedDate {
  href: string
  name: string
  on: string
  type: 'publish' | 'unpublish'
  reason: string
}

type Scheduled = 'clinics' | 'guides' | 'articles'

interface ScheduledInput {
  type?: 'publish' | 'unpublish'
  doc: { relationTo: Scheduled; value: string | number }
}

/** The published document, or its draft if it was never published. */
const documentOf = async (payload: Payload, { relationTo, value }: ScheduledInput['doc']) => {
  const where = { id: { equals: Number(value) } }
  const { docs } = await payload.find({ collection: relationTo, where, limit: 1, depth: 0 })
  return docs[0]
}

/**
 * Dates on which publishing or unpublishing failed: Payload tries only once. Documents that were
 * published or unpublished since, by hand or on another date, are left out.
 * @param only the document to look at; all of them if left out
 * @param language of the reasons
 */
export const missedDates = async (
  payload: Payload,
  only?: { relationTo: string; value: number },
  language: PanelLanguage = 'en',
): Promise<MissedDate[]> => {
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true }, taskSlug: { equals: 'schedulePublish' } },
    sort: '-waitUntil',
    // One document has few of these, but they can be anywhere among all that ever failed.
    ...(only ? { pagination: false } : { limit: 20 }),
    depth: 0,
  })
  const missed: MissedDate[] = []
  for (const { input, error, waitUntil, updatedAt } of jobs) {
    const { doc, type = 'publish' } = input as unknown as ScheduledInput
    if (only && (doc.relationTo !== only.relationTo || Number(doc.value) !== only.value)) continue
    const found = await documentOf(payload, doc)
    if (!found || found.updatedAt > updatedAt) continue
    const latest = await payload.findByID({
      collection: doc.relationTo,
      id: found.id,
      draft: true,
      depth: 0,
    })
    missed.push({
      href: `/admin/collections/${doc.relationTo}/${found.id}`,
      name: 'name' in latest ? latest.name : latest.title,
      on: waitUntil ?? updatedAt,
      type,
      reason: missedReason(payload.collections[doc.relationTo].config)(
        (error as { message?: string } | null)?.message ?? '',
        language,
      ),
    })
  }
  return missed
}
