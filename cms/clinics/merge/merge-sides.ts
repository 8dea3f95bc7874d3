import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { openWith } from '../../documents/drafts/form-lock.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Clinic } from '../../payload-types.ts'
import type { MergeSide } from '../endpoints/merge-answer.ts'
import { draftSince } from '../queries/published-clinic.ts'
import type { InLanguages } from './compare-clinics.ts'

interface Read {
  /** What visitors see, or the draft if it is not published. */
  clinic: InLanguages
  side: MergeSide
}

const readIn = async (req: PayloadRequest, id: number, locale: Locale, draft: boolean) => {
  const { docs } = await req.payload.find({
    collection: 'clinics',
    where: { id: { equals: id } },
    draft,
    locale,
    fallbackLocale: false,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [clinic] = docs
  if (!clinic)
    throw new Refusal(
      {
        en: 'This clinic is in the trash or no longer exists.',
        es: 'Esta clínica está en la papelera o ya no existe.',
      },
      404,
    )
  return clinic
}

/** One of two clinics that may be the same, with what to know before merging them. */
export const readSide = async (req: PayloadRequest, id: number): Promise<Read> => {
  const latest = await readIn(req, id, 'en', true)
  const published = await readIn(req, id, 'en', false)
  const isPublished = published._status === 'published'
  const en: Clinic = isPublished ? published : latest
  return {
    clinic: { en, es: await readIn(req, id, 'es', !isPublished) },
    side: {
      id,
      name: en.name,
      slug: en.slug,
      isPublished,
      addressIsPrivate: en.addressIsPrivate ?? false,
      lastVerifiedAt: en.lastVerifiedAt ?? null,
      updatedAt: latest.updatedAt,
      openWith: await openWith(req, id),
      draftSince: await draftSince(req, id),
    },
  }
}

/** @throws Refusal if both are the same document, or one of them has been merged already */
export const refuseSame = (left: Clinic, right: Clinic): void => {
  if (left.id === right.id)
    throw new Refusal({
      en: 'A clinic can’t be merged into itself.',
      es: 'Una clínica no se puede combinar consigo misma.',
    })
  for (const { mergedInto, name } of [left, right])
    if (mergedInto)
      throw new Refusal(
        {
          en: `${name} has already been merged. Reload the page to see into which clinic.`,
          es: `${name} ya se combinó. Recargue la página para ver con qué clínica.`,
        },
        409,
      )
}
