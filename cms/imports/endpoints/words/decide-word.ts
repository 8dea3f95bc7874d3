import type { PayloadRequest, TypedUser } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../../access/publishers.ts'
import { action, documentId } from '../../../panel-kit/action.ts'
import { Refusal } from '../../../panel-kit/refusal.ts'
import { isWordFact, type WordFact, wordKey } from '../../../vocabulary/index.ts'
import { changeWords } from '../../words/apply-words.ts'
import { readEntries } from '../../words/entries.ts'

const name = z.string().trim().min(1).max(100)

const Decision = z.discriminatedUnion('as', [
  z.object({ as: z.literal('means'), entry: name }),
  z.object({ as: z.literal('entry'), english: name, spanish: name }),
  z.object({ as: z.literal('ignored') }),
  z.object({ as: z.literal('open') }),
])
type Decision = z.infer<typeof Decision>

/** @throws Refusal if it is no entry of the fact */
const requireEntry = async (req: PayloadRequest, fact: WordFact, entry: string) => {
  const entries = await readEntries(req)
  if (!entries[fact].some(({ value }) => value === entry))
    throw new Refusal({
      en: `“${entry}” is not in the list. Choose another, or add it as new.`,
      es: `«${entry}» no está en la lista. Elija otra, o agréguela como nueva.`,
    })
}

/** Services have a table of their own; its hooks would go through all listings. */
const addService = async (req: PayloadRequest, english: string, spanish: string) => {
  const data = { name: { en: english, es: spanish } }
  await req.payload.db.create({ collection: 'services', data, returning: false, req })
}

const removeService = async (req: PayloadRequest, english: string) => {
  const where = { name: { equals: english } }
  const { docs } = await req.payload.find({
    collection: 'services',
    where,
    limit: 1,
    depth: 0,
    req,
  })
  const [found] = docs
  if (found)
    await req.payload.db.deleteOne({
      collection: 'services',
      where: { id: { equals: found.id } },
      req,
    })
}

const addEntry = async (
  req: PayloadRequest,
  fact: WordFact,
  { english, spanish }: { english: string; spanish: string },
) => {
  if (fact === 'addedCategories')
    throw new Refusal({
      en: 'A category has a page of its own. Add it under Categories, then choose it.',
      es: 'Una categoría tiene su propia página. Agréguela en Categorías y luego elíjala.',
    })
  const entries = await readEntries(req)
  const same = entries[fact].find(({ value }) => wordKey(value) === wordKey(english))
  if (same)
    throw new Refusal({
      en: `“${same.value}” is in the list already. Choose it instead.`,
      es: `«${same.value}» ya está en la lista. Mejor elíjala.`,
    })
  if (fact === 'services') await addService(req, english, spanish)
}

const save = async (
  req: PayloadRequest,
  id: number,
  fact: WordFact,
  decision: Decision,
  user: TypedUser,
) => {
  if (decision.as === 'means') await requireEntry(req, fact, decision.entry)
  if (decision.as === 'entry') await addEntry(req, fact, decision)
  await req.payload.update({
    collection: 'unknown-words',
    id,
    data: {
      status: decision.as,
      means:
        decision.as === 'means'
          ? decision.entry
          : decision.as === 'entry'
            ? decision.english
            : null,
      spanish: decision.as === 'entry' ? decision.spanish : null,
      // What is new may be what others mean.
      certainty: null,
      by: user.id,
    },
    depth: 0,
    req,
  })
}

/** Says what a word means, once for all files and clinics; or takes that back. */
export const decideWord = action({
  method: 'post',
  path: '/words/:id/decide',
  roles: PUBLISHERS,
  input: z.object({ id: documentId, decision: Decision }),
  act: async ({ id, decision }, req, user) => {
    const found = await req.payload.findByID({
      collection: 'unknown-words',
      id,
      depth: 0,
      disableErrors: true,
      req,
    })
    if (!found || !isWordFact(found.fact))
      throw new Refusal(
        {
          en: 'This word is no longer in the list. Reload the page.',
          es: 'Esta palabra ya no está en la lista. Recargue la página.',
        },
        404,
      )
    const { fact, status, means } = found
    if (decision.as === status)
      throw new Refusal(
        {
          en: 'Somebody has decided this already. Reload the page.',
          es: 'Alguien ya decidió esto. Recargue la página.',
        },
        409,
      )
    if (decision.as !== 'open' && status !== 'open')
      throw new Refusal(
        {
          en: 'Somebody has decided this already. Reload the page.',
          es: 'Alguien ya decidió esto. Recargue la página.',
        },
        409,
      )
    await changeWords(req, fact, decision.as === 'open', async () => {
      if (status === 'entry' && fact === 'services' && means) await removeService(req, means)
      await save(req, id, fact, decision, user)
    })
    return {}
  },
})

/** Makes two entries one: whatever is read as the first is the second from now on. */
export const mergeEntries = action({
  method: 'post',
  path: '/words/merge',
  roles: PUBLISHERS,
  input: z.object({ fact: z.string(), from: name, into: name }),
  act: async ({ fact, from, into }, req, user) => {
    if (!isWordFact(fact) || fact === 'addedCategories')
      throw new Refusal({
        en: 'Entries of this list can’t be merged.',
        es: 'Las entradas de esta lista no se pueden combinar.',
      })
    await requireEntry(req, fact, from)
    await requireEntry(req, fact, into)
    if (from === into)
      throw new Refusal({
        en: 'Choose two different entries.',
        es: 'Elija dos entradas distintas.',
      })
    await changeWords(req, fact, false, () =>
      req.payload.create({
        collection: 'unknown-words',
        data: {
          fact,
          key: wordKey(from),
          word: from,
          status: 'means',
          means: into,
          count: 0,
          by: user.id,
        },
        depth: 0,
        req,
      }),
    )
    return {}
  },
})
