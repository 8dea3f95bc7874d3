import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { countOfSource } from '../queries/count-rows.ts'
import { countRows, decideRows } from '../queries/review-rows.ts'
import { countClosings } from '../queries/write-rows.ts'
import { isMissingMany, type Kind } from './answers.ts'
import { findImport } from './find-import.ts'
import { RowFilterInput } from './row-filter.ts'

/** @throws Refusal if a filter would unlist many clinics of a source at once, since the file says that they closed */
const checkClosings = async (
  req: PayloadRequest,
  { id, source }: { id: number; source: string },
  kinds: readonly Kind[],
) => {
  const closings = kinds.includes('held') ? await countClosings(req, id) : 0
  if (closings > 0 && isMissingMany(closings, await countOfSource(req, source)))
    throw new Refusal({
      en: `The file says that ${closings} of this source’s clinics are closed or not for the public, which is many. Look at each before you unlist it.`,
      es: `El archivo dice que ${closings} clínicas de esta fuente están cerradas o no son para el público, y son muchas. Vea cada una antes de dejar de publicarla.`,
    })
}

/** @throws Refusal if a filter would unlist clinics beside something else, or many of a source at once */
const checkGone = async (
  req: PayloadRequest,
  { id, source }: { id: number; source: string },
  kinds: readonly Kind[],
) => {
  if (!kinds.includes('gone')) return
  if (kinds.length > 1)
    throw new Refusal({
      en: 'Clinics that are no longer in the file are decided apart from the others.',
      es: 'Las clínicas que ya no están en el archivo se deciden aparte de las demás.',
    })
  const { total } = await countRows(req, id, { kinds: ['gone'] })
  if (isMissingMany(total, await countOfSource(req, source)))
    throw new Refusal({
      en: `The file is missing ${total} of this source’s clinics, which is many. Look at each before you unlist it.`,
      es: `En el archivo faltan ${total} clínicas de esta fuente, y son muchas. Vea cada una antes de dejar de publicarla.`,
    })
}

/** Records a person's decision on single rows, or on all rows that match a filter. */
export const decideImport = action({
  method: 'post',
  path: '/imports/:id/decide',
  roles: PUBLISHERS,
  input: z.object({
    id: documentId,
    decision: z.enum(['accepted', 'free', 'declined']).nullable(),
    which: z.union([z.object({ ids: z.array(documentId).max(1_000) }), RowFilterInput]),
  }),
  act: async ({ id, decision, which }, req) => {
    const { status, source } = await findImport(req, id)
    if (status !== 'review') {
      throw new Refusal(
        {
          en: 'This import is not being reviewed right now. Reload the page.',
          es: 'Esta importación no se está revisando ahora. Recargue la página.',
        },
        409,
      )
    }
    if (decision === 'accepted' && 'kinds' in which) {
      await checkGone(req, { id, source }, which.kinds)
      await checkClosings(req, { id, source }, which.kinds)
    }
    return { decided: await decideRows(req, id, which, decision) }
  },
})
