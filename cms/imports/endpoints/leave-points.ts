import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { parseMapping } from '../mapping/mapping.ts'
import { compareAgain } from '../queries/write-rows.ts'
import { findImport } from './find-import.ts'

/** Compares a file once more, without its points: most are not where its clinics are. */
export const leavePoints = action({
  method: 'post',
  path: '/imports/:id/leave-points',
  roles: PUBLISHERS,
  input: z.object({ id: documentId }),
  act: async ({ id }, req) => {
    const { mapping } = await findImport(req, id)
    const { columns, ...others } = parseMapping(mapping)
    const { latitude: _, longitude: __, ...kept } = columns
    const without = JSON.stringify({ ...others, columns: kept })
    if (!(await compareAgain(req, id, without)))
      throw new Refusal(
        {
          en: 'This import has moved on in the meantime. Reload the page.',
          es: 'Esta importación ya avanzó mientras tanto. Recargue la página.',
        },
        409,
      )
    return {}
  },
})
