import type { PayloadRequest } from 'payload'
import { lockClinics, publishedClinic } from '../../clinics/index.ts'

import { openWith } from '../../documents/drafts/form-lock.ts'
import { nameOfId } from '../../documents/queries/people.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import type { Clinic } from '../../payload-types.ts'
import { claimClinic } from '../queries/claims.ts'

/**
 * Claims a clinic and locks it, to write an answer.
 * @throws Refusal if somebody else has it or has its form open, or if it is not listed
 */
export const take = async (req: PayloadRequest, user: number, id: number): Promise<Clinic> => {
  const holder = await claimClinic(req, user, id)
  if (holder !== null && holder !== user) {
    const who = await nameOfId(req, holder)
    throw new Refusal(
      {
        en: `${who} has this clinic now. Nothing was saved; skip it.`,
        es: `${who} tiene ahora esta clínica. No se guardó nada; sáltela.`,
      },
      409,
    )
  }
  await lockClinics(req, [id])
  const clinic = await publishedClinic(req, id)
  if (!clinic)
    throw new Refusal(
      {
        en: 'This clinic is no longer listed. Skip it.',
        es: 'Esta clínica ya no está publicada. Sáltela.',
      },
      409,
    )
  const other = await openWith(req, id)
  if (other)
    throw new Refusal(
      {
        en: `${other} has this clinic’s form open right now. Wait until the form is saved and closed, then try again, or skip it.`,
        es: `${other} tiene abierto el formulario de esta clínica. Espere a que se guarde y se cierre, y vuelva a intentarlo, o sáltela.`,
      },
      409,
    )
  return clinic
}
