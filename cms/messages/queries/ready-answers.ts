import type { PayloadRequest } from 'payload'
import { LOCALES, type Locale, perLocale } from '../../contract/constants.ts'
import type { ReadyText } from '../../panel-kit/letters/letter-form.ts'
import { DEFAULTS } from '../ready/defaults.ts'
import { fillIn, type Known } from '../ready/placeholders.ts'
import type { ReadyUse } from '../ready/uses.ts'

/** Their ids are no editor's. */
const defaultsIn = (use: ReadyUse, locale: Locale): ReadyText[] =>
  DEFAULTS[use].map(({ name, text }, index) => ({
    id: -1 - index,
    name: name[locale],
    text: text[locale],
  }))

/** The ready answers for one use in a language, with what is known filled in. */
export const readyAnswers = async (
  req: PayloadRequest,
  use: ReadyUse,
  locale: Locale,
  known: Known,
): Promise<ReadyText[]> => {
  const { docs } = await req.payload.find({
    collection: 'ready-answers',
    where: { use: { equals: use } },
    sort: 'name',
    pagination: false,
    locale,
    req,
  })
  const offered = docs.length > 0 ? docs : defaultsIn(use, locale)
  return offered.map(({ id, name, text }) => ({ id, name, text: fillIn(text, known) }))
}

/** The same in each language. */
export const readyAnswersInAll = async (
  req: PayloadRequest,
  use: ReadyUse,
  knownIn: (locale: Locale) => Known,
): Promise<Record<Locale, ReadyText[]>> => {
  const found = perLocale((): ReadyText[] => [])
  // One after another: they share the request's transaction.
  for (const locale of LOCALES)
    found[locale] = await readyAnswers(req, use, locale, knownIn(locale))
  return found
}
