import { lockClinics, updatePublished } from '../../clinics/index.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'
import { openListing } from './open-listing.ts'

/** Notes that a clinic's own staff say that all is right; pressing twice does no harm. */
export const confirmListing: FormHandler<'confirmListing'> = async ({ token }, { payload }) => {
  const { clinic } = await openListing(payload, token, 'confirm')
  await inOneTransaction(payload, async (req) => {
    await lockClinics(req, [clinic])
    req.context.savedThrough = 'Confirmed by the clinic'
    await updatePublished(req, clinic, { confirmedByClinicAt: new Date().toISOString() })
  })
}
