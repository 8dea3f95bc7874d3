import { z } from 'zod'
import { PUBLISHERS } from '../../../access/publishers.ts'
import { action, documentId } from '../../../panel-kit/action.ts'
import { Refusal } from '../../../panel-kit/refusal.ts'
import { isWordFact, wordKey } from '../../../vocabulary/index.ts'
import { clinicsLeftWith, wordsLeft } from '../../queries/words/word-uses.ts'
import type { LeftClinics } from './answers.ts'

/** The clinics that files wrote without a word, before anybody knew it. */
export const leftClinics = action({
  method: 'get',
  path: '/words/:id/clinics',
  roles: PUBLISHERS,
  input: z.object({ id: documentId }),
  act: async ({ id }, req): Promise<LeftClinics> => {
    const found = await req.payload.findByID({
      collection: 'unknown-words',
      id,
      depth: 0,
      showHiddenFields: true,
      disableErrors: true,
      req,
    })
    if (!found?.means || !isWordFact(found.fact))
      throw new Refusal(
        {
          en: 'Nobody has said what this word means. Reload the page.',
          es: 'Nadie ha dicho qué significa esta palabra. Recargue la página.',
        },
        409,
      )
    const { fact, means, key } = found
    const spellings = (await wordsLeft(req, fact)).filter((word) => (wordKey(word) || word) === key)
    const { docs } =
      fact === 'addedCategories'
        ? await req.payload.find({
            collection: 'categories',
            where: { slug: { equals: means } },
            depth: 0,
            req,
          })
        : { docs: [] }
    return {
      ids: spellings.length > 0 ? await clinicsLeftWith(req, fact, spellings) : [],
      field: fact,
      value: fact === 'addedCategories' ? docs.map((category) => category.id) : [means],
    }
  },
})
