import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { inOneTransaction } from '../../database/one-transaction.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { claimRows, countWritten, rowsById } from '../queries/pick-rows.ts'
import { noteUndoneBy, setStage } from '../queries/stages.ts'
import { forgetReasons } from '../queries/undo-blocks.ts'
import type { Row, Written } from '../steps/review-row.ts'
import { undoRows } from '../steps/undo-rows.ts'
import { findImport } from './find-import.ts'

/** Undoes single rows of an import. Rows that can’t be undone stay, with the reason. */
export const undoImportRows = action({
  method: 'post',
  path: '/imports/:id/undo',
  roles: PUBLISHERS,
  input: z.object({ id: documentId, ids: z.array(documentId).min(1).max(100) }),
  act: async ({ id, ids }, req, user) => {
    const { payload } = req
    const { fileName, status, source } = await findImport(req, id)
    if (status.endsWith('ing')) {
      throw new Refusal(
        {
          en: 'This import is being processed right now. Try again once it is done.',
          es: 'Esta importación se está procesando ahora. Inténtelo de nuevo cuando termine.',
        },
        409,
      )
    }
    // Runs without a signed-in user, so that restored values don't count as verified.
    return inOneTransaction(payload, async (own) => {
      own.context.savedThrough = `Undone import: ${fileName}`
      await forgetReasons(own, id, ids)
      const rows: Row[] = await rowsById<Written>(own, id, ids)
      const done = await undoRows(own, await claimRows(own, 'undoing', rows), source)
      if ((await countWritten(own, id)) === 0) {
        await setStage(own, id, ['applied', 'failed'], 'undone')
        await noteUndoneBy(own, id, user.id)
      }
      return { undone: done.filter(({ result }) => result === 'undone').length }
    })
  },
})
