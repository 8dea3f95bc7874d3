import type { CollectionBeforeValidateHook, PayloadRequest, ValidationFieldError } from 'payload'
import { isChangeOfMany } from '../../documents/drafts/keep-waiting-drafts.ts'
import { refuseFields } from '../../documents/fields/refuse-fields.ts'
import { sayTo } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import { storedClinic } from '../queries/stored-clinic.ts'
import { hasWorkingPhone, revivedWrongPhones } from '../working-phone.ts'
import { isTypedBySomebody } from './typed-by-somebody.ts'

const WRONG_AGAIN = {
  en: 'This number was marked as wrong or disconnected. If it works now, first remove it from “Numbers that don’t work”, beside the form.',
  es: 'Este número se marcó como equivocado o desconectado. Si ahora funciona, quítelo primero de «Números que no funcionan», junto al formulario.',
}
const NO_CALL = {
  en: 'A clinic without a phone number that works can’t be verified by phone. Enter a number first, or clear this date.',
  es: 'Una clínica sin un número de teléfono que funcione no se puede verificar por teléfono. Escriba primero un número, o borre esta fecha.',
}

const isByPerson = (req: PayloadRequest): boolean =>
  isTypedBySomebody(req) || Boolean(req.user && isChangeOfMany(req))

const sameTime = (one: string | null | undefined, other: string | null | undefined): boolean =>
  (one ? Date.parse(one) : null) === (other ? Date.parse(other) : null)

/**
 * Refuses to publish a number that was marked as wrong, unless it is taken off that list, and the
 * day of a call that nobody can have made. Both are compared with the document and not with its
 * draft, which has been saved while somebody typed.
 */
export const refuseUntruePhone: CollectionBeforeValidateHook<Clinic> = async ({
  collection,
  data,
  originalDoc,
  req,
}) => {
  if (data?._status !== 'published' || !isByPerson(req) || req.context.isRestoringVersion)
    return data
  const values: Partial<Clinic> = { ...originalDoc, ...data }
  const before = originalDoc ? await storedClinic(req, originalDoc.id) : {}
  const errors: ValidationFieldError[] = revivedWrongPhones(values, before).map((path) => ({
    path,
    message: sayTo(req)(WRONG_AGAIN),
  }))
  const { lastVerifiedAt } = values
  if (
    lastVerifiedAt &&
    !sameTime(lastVerifiedAt, before.lastVerifiedAt) &&
    !hasWorkingPhone(values)
  )
    errors.push({ path: 'lastVerifiedAt', message: sayTo(req)(NO_CALL) })
  return errors.length === 0 ? data : refuseFields(req, collection.slug, errors)
}
