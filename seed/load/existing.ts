import type { CollectionSlug, PayloadRequest } from 'payload'

/** The ids of a collection's documents by slug, including those in the trash. */
export const idsBySlug = async (
  req: PayloadRequest,
  collection: Extract<CollectionSlug, 'categories' | 'guides' | 'articles' | 'article-categories'>,
): Promise<Map<string, number>> => {
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    pagination: false,
    trash: true,
    select: { slug: true },
    req,
  })
  return new Map(docs.map(({ slug, id }) => [slug, id]))
}

/** The ids of the jurisdictions by abbreviation. */
export const stateIds = async (req: PayloadRequest): Promise<Map<string, number>> => {
  const { docs } = await req.payload.find({
    collection: 'states',
    depth: 0,
    pagination: false,
    select: { abbreviation: true },
    req,
  })
  return new Map(docs.map(({ abbreviation, id }) => [abbreviation, id]))
}
