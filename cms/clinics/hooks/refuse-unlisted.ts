import type { CollectionBeforeValidateHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { InEach } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import { publishedClinic } from '../queries/published-clinic.ts'

const refuse = (sentence: InEach): never => {
  throw new Refusal(sentence, 409)
}

/**
 * Keeps a merged or closed clinic from being published by accident, say in a bulk edit. Publishing a
 * listed clinic with a date under Closed closes it: it is no longer listed.
 */
export const refuseUnlisted: CollectionBeforeValidateHook<Clinic> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data?._status !== 'published' || !originalDoc) return data
  const { name, mergedInto, closedAt } = { ...originalDoc, ...data }
  if (mergedInto)
    refuse({
      en: `${name} was merged into another clinic. Open it and unmerge it before publishing it.`,
      es: `${name} se combinó con otra clínica. Ábrala y sepárela antes de publicarla.`,
    })
  if (!closedAt) return data
  const listed = await publishedClinic(req, originalDoc.id)
  if (listed && !listed.closedAt) return { ...data, _status: 'draft' }
  return refuse({
    en: `${name} is closed. Open it and clear its date under Closed before publishing it.`,
    es: `${name} está cerrada. Ábrala y borre su fecha en Cierre definitivo antes de publicarla.`,
  })
}
