import type { CollectionBeforeChangeHook } from 'payload'
import type { Clinic } from '../../payload-types.ts'
import { storedClinic } from '../queries/stored-clinic.ts'
import { allNumbers, inBothLists, withWrongPhones, wrongPhonesAfter } from '../working-phone.ts'
import { isTypedBySomebody } from './typed-by-somebody.ts'

/**
 * A number that a person takes away counts as one that doesn't work, so that no import brings it
 * back. What they took away from a draft only, and type again, still works; a number that was marked as
 * wrong before stays so until they take it off the list.
 */
export const keepWrongPhones: CollectionBeforeChangeHook<Clinic> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { isRestoringVersion, restoresValues } = req.context
  if (operation !== 'update' || isRestoringVersion || restoresValues || !isTypedBySomebody(req))
    return data
  const [before, after] = [originalDoc ?? {}, { ...originalDoc, ...data }]
  if (allNumbers(before) === allNumbers(after)) return data
  const known = after.wrongPhones
  const { wrongPhones } = await storedClinic(req, originalDoc?.id ?? 0)
  const now = wrongPhonesAfter(known, before, after)
  return { ...data, wrongPhones: withWrongPhones(now, inBothLists(known, wrongPhones)) }
}
