import { LOCALES, type Locale } from '../../contract/constants.ts'
import type { PanelLanguage } from '../../panel-kit/say.ts'
import type { Clinic } from '../../payload-types.ts'
import type { Names } from '../../vocabulary/index.ts'
import type { MergeRow, Side } from '../endpoints/merge-answer.ts'
import { MERGED_FACTS, type MergedFact } from './merged-facts.ts'
import { mergedText } from './merged-text.ts'

/** A clinic in each language, without any fallback. */
export type InLanguages = Record<Locale, Clinic>

const isVerified = ({ fields }: MergedFact, clinic: Clinic) =>
  fields.some((field) => clinic.verifiedFields?.includes(field))

const isFilled = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : Boolean(value) || value === 0

/**
 * How much a clinic says: entries of a list, or filled fields of a group. An exact point counts
 * more than an approximate one.
 */
const amount = ({ name, fields }: MergedFact, clinic: Clinic): number => {
  if (name === 'point')
    return isFilled(clinic.latitude) ? (clinic.coordinatesApproximate ? 1 : 2) : 0
  const values = fields.map((field) => clinic[field])
  const [first] = values
  return Array.isArray(first) ? first.length : values.filter(isFilled).length
}

const larger = (left: number | string, right: number | string): Side | null =>
  left === right ? null : left > right ? 'left' : 'right'

const prefer = (fact: MergedFact, left: Clinic, right: Clinic): Side | null => {
  const amounts = [amount(fact, left), amount(fact, right)] as const
  if (amounts.includes(0)) return larger(...amounts)
  return (
    larger(Number(isVerified(fact, left)), Number(isVerified(fact, right))) ??
    larger(...amounts) ??
    larger(left.lastVerifiedAt ?? '', right.lastVerifiedAt ?? '')
  )
}

const textsOf = (fact: MergedFact, clinic: InLanguages, names: Names, language: PanelLanguage) => ({
  en: mergedText(fact, clinic.en, names, language),
  es: fact.localized ? mergedText(fact, clinic.es, names, language) : null,
})

/**
 * The facts in which two clinics differ, and the preferred side: the one that isn't empty, then the
 * verified one, the fuller one, and the one verified last.
 */
export const compareClinics = (
  left: InLanguages,
  right: InLanguages,
  names: Names,
  language: PanelLanguage = 'en',
): MergeRow[] =>
  MERGED_FACTS.flatMap((fact) => {
    const texts = {
      left: textsOf(fact, left, names, language),
      right: textsOf(fact, right, names, language),
    }
    if (LOCALES.every((locale) => texts.left[locale] === texts.right[locale])) return []
    const { name, label } = fact
    return [{ name, label: label[language], texts, preferred: prefer(fact, left.en, right.en) }]
  })

/** The published one, then the one verified last; else the older one. */
export const likelyToStay = (left: Clinic, right: Clinic): Side =>
  larger(Number(left._status === 'published'), Number(right._status === 'published')) ??
  larger(left.lastVerifiedAt ?? '', right.lastVerifiedAt ?? '') ??
  (left.id < right.id ? 'left' : 'right')
