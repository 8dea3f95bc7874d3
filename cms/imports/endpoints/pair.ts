import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { forgetPrivatePlaces } from '../queries/forget-places.ts'
import { rowsById } from '../queries/pick-rows.ts'
import { decideRows } from '../queries/review-rows.ts'
import { saveRows } from '../queries/write-rows.ts'
import { comparer } from '../steps/compare-import.ts'
import { PAIRED, type Written } from '../steps/review-row.ts'
import { findImport } from './find-import.ts'

/** Records which clinic a row is about, or that it is a clinic of its own, and compares it with that. */
export const pairRow = action({
  method: 'post',
  path: '/imports/:id/pair',
  roles: PUBLISHERS,
  input: z.object({ id: documentId, row: documentId, clinicId: documentId.nullable() }),
  act: async ({ id, row: rowId, clinicId }, req) => {
    const job = await findImport(req, id)
    const [row] = await rowsById<Written>(req, id, [rowId])
    if (job.status !== 'review' || !row?.line || row.result !== null || row.kind === 'rejected')
      throw new Refusal(
        {
          en: 'This row can’t be compared again right now. Reload the page.',
          es: 'Esta fila no se puede comparar de nuevo ahora. Recargue la página.',
        },
        409,
      )
    const compare = await comparer(req.payload, job)
    const others = (row.notes ?? []).filter((note) => note !== PAIRED)
    const notes = clinicId === null ? others : [...others, PAIRED]
    const [compared] = await compare([{ ...row, clinic_id: clinicId, notes }])
    if (!compared || (clinicId !== null && compared.clinic_id !== clinicId))
      throw new Refusal(
        { en: 'That clinic no longer exists.', es: 'Esa clínica ya no existe.' },
        404,
      )
    await saveRows(req, [compared])
    await forgetPrivatePlaces(req, [compared])
    await decideRows(req, id, { ids: [rowId] }, null)
    return {}
  },
})
