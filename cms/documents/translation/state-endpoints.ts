import type { Endpoint } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { LOCALES } from '../../contract/constants.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { readRecords, writeRecords } from '../queries/translation-records.ts'
import { inAll } from './in-all.ts'
import { apart } from './note-translations.ts'
import { showEnglish } from './show-english.ts'
import { NOTED } from './translatable.ts'
import { changedSince, digestOf } from './translated-from.ts'

const options = {
  collection: z.enum(NOTED),
  id: documentId,
  locale: z.enum(LOCALES).default('es'),
}

/** Which of a document's texts have changed in English since they were translated. */
const showChanged = action({
  method: 'get',
  path: '/translations/:collection/:id',
  roles: ['admin', 'editor', 'reviewer'],
  input: z.object(options),
  act: async ({ collection, id, locale }, req, user) => {
    const doc = await req.payload.findByID({
      collection,
      id,
      locale: 'all',
      depth: 0,
      trash: true,
      // A reviewer reads clinics and the vocabulary, but no guides or articles.
      overrideAccess: false,
      user,
      req: apart(req),
    })
    const known = await readRecords(req, { source: collection, id })
    return { changed: changedSince(doc, known, locale) }
  },
})

/** Notes that a translation still says what the English says now. */
const stillRight = action({
  method: 'post',
  path: '/translations/:collection/:id/still-right',
  roles: PUBLISHERS,
  input: z.object({ ...options, field: z.string().max(100) }),
  act: async ({ collection, id, locale, field }, req, user) => {
    const source = { source: collection, id }
    const doc = await req.payload.findByID({
      collection,
      id,
      locale: 'all',
      depth: 0,
      overrideAccess: false,
      user,
      req: apart(req),
    })
    const known = (await readRecords(req, source)).filter(
      (one) => one.field === field && one.locale === locale,
    )
    const english = digestOf(inAll(doc, field).en)
    await writeRecords(
      req,
      source,
      known.map((one) => ({ ...one, english })),
    )
    return { field }
  },
})

export const translationEndpoints: Endpoint[] = [showChanged, showEnglish, stillRight]
