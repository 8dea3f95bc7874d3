import type { FlattenedField } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { isEmpty } from '../empty.ts'
import type { Both } from '../queries/both.ts'
import { composed, differingParts, type Part, spoken, type Whole } from './parts.ts'

/**
 * For an update in one language that publishes some parts of a draft: what it starts from, and what it
 * changes there. Parts in other languages are in the start already.
 */
export const startAndChange = (
  fields: readonly FlattenedField[],
  { published, latest }: Both,
  takes: (part: Part) => boolean,
  locale: Locale,
): { start: Whole; data: Whole } => {
  const isOther = (part: Part) => part.locale !== null && part.locale !== locale
  const chosen = composed(fields, published ?? {}, latest, takes)
  const start = published
    ? { ...composed(fields, published, latest, (part) => isOther(part) && takes(part)) }
    : chosen
  const changed = new Set(differingParts(fields, start, chosen).map(({ name }) => name))
  const data = Object.entries(spoken(fields, chosen, locale)).filter(([name]) => changed.has(name))
  return {
    start: { ...start, _status: published ? 'published' : 'draft' },
    data: Object.fromEntries(data),
  }
}

/** @throws Refusal if a page would lack the English that every page of its kind has */
export const refuseWithoutEnglish = (fields: readonly FlattenedField[], doc: Whole): void => {
  const english = spoken(fields, doc, 'en')
  const isLacking = fields.some(
    (field) =>
      'localized' in field &&
      field.localized &&
      'required' in field &&
      field.required &&
      isEmpty(english[field.name]),
  )
  if (isLacking)
    throw new Refusal(
      {
        en: 'This was never published, so visitors who read English would find nothing. Publish the English first, or everything.',
        es: 'Esto nunca se ha publicado, así que quienes leen en inglés no encontrarían nada. Publique primero el inglés, o todo.',
      },
      409,
    )
}
