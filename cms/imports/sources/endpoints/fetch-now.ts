import { z } from 'zod'
import { PUBLISHERS } from '../../../access/publishers.ts'
import { action, documentId } from '../../../panel-kit/action.ts'
import { Refusal } from '../../../panel-kit/refusal.ts'
import { refusingFaults } from '../../endpoints/read-upload.ts'
import { importSentence } from '../../present/import-words.ts'
import { SourceInDoubt } from '../../steps/ask-about-source.ts'
import { fetchSource } from '../fetch-source.ts'

/** The import of a fetched file; null if nothing is new. */
export interface FetchAnswer {
  importId: number | null
}

/** Fetches the newest file of a source, now. */
export const fetchNow = action({
  method: 'post',
  path: '/sources/:id/fetch',
  roles: PUBLISHERS,
  input: z.object({ id: documentId }),
  act: async ({ id }, req) => {
    const found = await req.payload.findByID({
      collection: 'sources',
      id,
      disableErrors: true,
      req,
    })
    if (!found)
      throw new Refusal({ en: 'There is no such source.', es: 'No existe esa fuente.' }, 404)
    return { name: found.name }
  },
  // A download takes longer than a transaction should.
  after: ({ name }, { payload, user }): Promise<FetchAnswer> =>
    refusingFaults(async () => {
      try {
        return { importId: (await fetchSource(payload, name, { by: Number(user?.id) })) ?? null }
      } catch (error) {
        if (error instanceof SourceInDoubt) throw new Refusal(importSentence(error.message), 409)
        throw error
      }
    }),
})
