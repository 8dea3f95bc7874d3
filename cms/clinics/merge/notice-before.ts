import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import type { ClinicPatch } from '../queries/update-published.ts'

/** What ends the notice of a clinic that is merged into another. */
export const NO_NOTICE = { notice: null, noticeUntil: null } as const

const versionBefore = async (
  req: PayloadRequest,
  id: number,
  locale: Locale,
  isPublic: boolean,
) => {
  const { docs } = await req.payload.findVersions({
    collection: 'clinics',
    where: {
      parent: { equals: id },
      'version.mergedInto': { exists: false },
      ...(isPublic && { 'version._status': { equals: 'published' } }),
    },
    sort: '-createdAt',
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.version
}

/**
 * The notice that a merged clinic had, in English and in Spanish.
 * @param isPublic whether to read it as visitors last did, and not in a later draft
 */
export const noticeBefore = async (
  req: PayloadRequest,
  id: number,
  isPublic: boolean,
): Promise<{ data: ClinicPatch; spanish: ClinicPatch }> => {
  const { notice = null, noticeUntil = null } =
    (await versionBefore(req, id, 'en', isPublic)) ?? NO_NOTICE
  const inSpanish = await versionBefore(req, id, 'es', isPublic)
  return { data: { notice, noticeUntil }, spanish: { notice: inSpanish?.notice ?? null } }
}
