import type { Payload } from 'payload'

/** The import of a source's fetched file that waits for a review, or is being compared for it. */
export const fetchedInReview = async (
  payload: Payload,
  source: string,
): Promise<{ id: number; fileName: string } | undefined> => {
  const { docs } = await payload.find({
    collection: 'imports',
    where: {
      source: { equals: source },
      'fetched.address': { exists: true },
      status: { in: ['comparing', 'review'] },
    },
    limit: 1,
  })
  return docs[0]
}
