import { z } from 'zod'
import { Clinic, ClinicList, ClinicSearchResult } from '../../cms/contract/index.ts'

/** The clinics in an answer, in its order. */
export interface FoundClinics {
  slugs: string[]
  total: number
}

const PayloadDocs = z.object({
  docs: z.array(z.object({ slug: z.string() })),
  totalDocs: z.number(),
})

/** Reads an answer of the public API or of the bare server. */
export const foundClinics = (answer: unknown): FoundClinics => {
  const one = Clinic.safeParse(answer)
  if (one.success) return { slugs: [one.data.slug], total: 1 }
  const { clinics, total } = ClinicList.parse(answer)
  return { slugs: clinics.map(({ slug }) => slug), total }
}

/** Reads an answer of Payload's REST API. */
export const foundDocs = (answer: unknown): FoundClinics => {
  const { docs, totalDocs } = PayloadDocs.parse(answer)
  return { slugs: docs.map(({ slug }) => slug), total: totalDocs }
}

/**
 * Whether our answer is to a different question from the one the other servers get: the radius
 * grew, or the name belongs to both a town and a state.
 */
export const isAnotherQuestion = (answer: unknown, circle: boolean): boolean => {
  const { success, data } = ClinicSearchResult.safeParse(answer)
  return success && (data.widened || data.total === 0 || (data.place?.kind === 'state') === circle)
}
