import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { countWritten } from '../queries/pick-rows.ts'
import { noteUndoneBy, setStage } from '../queries/stages.ts'
import { forgetReasons } from '../queries/undo-blocks.ts'
import { findImport } from './find-import.ts'

/** What a person can do with an import as a whole, and in which stages. */
const STEPS = {
  apply: { from: ['review'], to: 'applying' },
  /** Back to the review after the current batch. The remaining rows stay accepted. */
  stop: { from: ['applying'], to: 'stopping' },
  /** Closes the import: nothing more of it will be written. */
  finish: { from: ['review'], to: 'applied' },
  undo: { from: ['review', 'applied', 'failed'], to: 'undoing' },
} as const

const TOO_LATE = {
  en: 'This import has moved on in the meantime. Reload the page.',
  es: 'Esta importación ya avanzó mientras tanto. Recargue la página.',
}

/** Moves an import to its next stage; a background job then does the work. */
export const changeStage = action({
  method: 'post',
  path: '/imports/:id/move',
  roles: PUBLISHERS,
  input: z.object({
    id: documentId,
    step: z.enum(['apply', 'stop', 'finish', 'undo']),
  }),
  act: async ({ id, step }, req, user) => {
    await findImport(req, id)
    const { from, to } = STEPS[step]
    if (!(await setStage(req, id, [...from], to))) throw new Refusal(TOO_LATE, 409)
    if (step === 'undo') {
      await forgetReasons(req, id)
      await noteUndoneBy(req, id, user.id)
    }
    return { status: to }
  },
})

/** Deletes an import that has written nothing. */
export const discardImport = action({
  method: 'post',
  path: '/imports/:id/discard',
  roles: PUBLISHERS,
  input: z.object({ id: documentId }),
  act: async ({ id }, req) => {
    const { status } = await findImport(req, id)
    if (!['comparing', 'review', 'failed'].includes(status)) throw new Refusal(TOO_LATE, 409)
    if ((await countWritten(req, id)) > 0) {
      throw new Refusal(
        {
          en: 'Some of it has already been written. Undo it instead.',
          es: 'Una parte ya se escribió. Mejor deshágala.',
        },
        409,
      )
    }
    await req.payload.delete({ collection: 'imports', id, req })
    return {}
  },
})
