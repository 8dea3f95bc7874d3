import type { PayloadRequest } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { pathsFor } from '../../contract/paths.ts'
import { idOf } from '../../documents/id-of.ts'
import type { ContactMessage } from '../../payload-types.ts'
import type { Known } from '../ready/placeholders.ts'

/** What ready answers to a message can name: the person, and the clinic it is about. */
export const knownOfMessage = async (
  req: PayloadRequest,
  { name, clinic }: ContactMessage,
): Promise<(locale: Locale) => Known> => {
  if (!clinic) return () => ({ name })
  const found = await req.payload.findByID({
    collection: 'clinics',
    id: idOf(clinic),
    depth: 0,
    disableErrors: true,
    req,
  })
  const slug = found?._status === 'published' ? found.slug : undefined
  return (locale) => ({
    name,
    clinic: found?.name,
    link: slug ? req.payload.config.serverURL + pathsFor(locale).clinic(slug) : undefined,
  })
}
