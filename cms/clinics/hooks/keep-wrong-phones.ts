import type { CollectionBeforeChangeHook } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { wrongPhonesAfter } from '../working-phone.ts'
import { isTypedBySomebody } from './typed-by-somebody.ts'

/**
 * A number that a person takes away counts as one that doesn't work, so that no import brings it
 * back. A number that a person types works again.
 */
export const keepWrongPhones: CollectionBeforeChangeHook<Clinic> = ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { isRestoringVersion, restoresValues } = req.context
  if (operation !== 'update' || isRestoringVersion || restoresValues || !isTypedBySomebody(req))
    return data
  const [before, after] = [originalDoc?.phone || null, { ...originalDoc, ...data }.phone || null]
  if (before === after) return data
  const known = 'wrongPhones' in data ? data.wrongPhones : originalDoc?.wrongPhones
  return { ...data, wrongPhones: wrongPhonesAfter(known, before, after) }
}
