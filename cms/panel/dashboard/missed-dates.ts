import type { Payload } from 'payload'

/** Something that was to be published or taken back on a date, and was not. */
export interface MissedDate {
  href: string
  name: string
  on: string
  reason: string
}

type Scheduled = 'clinics' | 'guides' | 'articles'

interface ScheduledInput {
  doc: { relationTo: Scheduled; value: string | number }
}

/** The published document, or what there is of it. */
const documentOf = async (payload: Payload, { relationTo, value }: ScheduledInput['doc']) => {
  const where = { id: { equals: Number(value) } }
  const { docs } = await payload.find({ collection: relationTo, where, limit: 1, depth: 0 })
  return docs[0]
}

/** Payload tries once. What has been published since, by hand or on another date, is no news. */
export const missedDates = async (payload: Payload): Promise<MissedDate[]> => {
  const { docs: jobs } = await payload.find({
    collection: 'payload-jobs',
    where: { hasError: { equals: true }, taskSlug: { equals: 'schedulePublish' } },
    sort: '-waitUntil',
    limit: 20,
    depth: 0,
  })
  const missed: MissedDate[] = []
  for (const { input, error, waitUntil, updatedAt } of jobs) {
    const { doc } = input as unknown as ScheduledInput
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
      reason: (error as { message?: string } | null)?.message ?? '',
    })
  }
  return missed
}
