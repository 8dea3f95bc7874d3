import { LOCALES } from '../../contract/constants.ts'
import { languageName } from '../../documents/language-name.ts'
import { isRecord } from '../../documents/rich-text-node.ts'
import { isSame, type Kept } from '../../documents/versions/version.ts'
import { sayIn } from '../../panel-kit/say.ts'
import type { DescribedField, Kind } from './described-field.ts'
import { hoursBecame } from './hours-became.ts'
import { answerBecame, became, listBecame } from './in-words.ts'
import { richTextBecame } from './paragraphs.ts'
import { saidTogether } from './together.ts'
import { type Titles, valueWords } from './value-words.ts'

/** The two values of a field, which differ. */
type Describe = (
  field: DescribedField,
  before: unknown,
  now: unknown,
  titles: Titles,
) => readonly string[]

const asOne: Describe = (field, before, now, titles) => {
  const words = (value: unknown) => valueWords(value, field, titles).join(', ') || null
  return [became(field.label, words(before), words(now), field.language)]
}

const asList: Describe = (field, before, now, titles) => {
  const [one, other] = [before, now].map((value) => valueWords(value, field, titles))
  return [listBecame(field.label, one ?? [], other ?? [], field.language)]
}

/** A box that nobody ticked and one that was unticked are the same. */
const asFlag: Describe = (field, before, now) =>
  Boolean(before) === Boolean(now)
    ? []
    : [answerBecame(field.label, before ? 'yes' : 'no', now ? 'yes' : 'no', field.language)]

const recordsIn = (value: unknown): Kept[] => (Array.isArray(value) ? value.filter(isRecord) : [])

const within = (label: string, fields: readonly DescribedField[] = []): DescribedField[] =>
  fields.map((field) => ({ ...field, label: `${label}, ${field.label}` }))

const asGroup: Describe = ({ label, fields }, before, now, titles) =>
  describeDifference(
    within(label, fields),
    isRecord(before) ? before : {},
    isRecord(now) ? now : {},
    titles,
  )

/** As many rows as before are compared one by one; otherwise it is said which came and which went. */
const asRows: Describe = (field, before, now, titles) => {
  const [one, other] = [recordsIn(before), recordsIn(now)]
  if (one.length !== other.length) return asList(field, before, now, titles)
  return other.flatMap((row, index) =>
    describeDifference(
      within(`${field.label} ${index + 1}`, field.fields),
      one[index] ?? {},
      row,
      titles,
    ),
  )
}

const DESCRIBE: Record<Kind, Describe> = {
  text: asOne,
  number: asOne,
  day: asOne,
  choice: (field, before, now, titles) =>
    (Array.isArray(now ?? before) ? asList : asOne)(field, before, now, titles),
  list: asList,
  phones: asList,
  relation: (field, before, now, titles) =>
    (Array.isArray(now ?? before) ? asList : asOne)(field, before, now, titles),
  flag: asFlag,
  yesNo: (field, before, now) => [answerBecame(field.label, before, now, field.language)],
  hours: ({ label, language }, before, now) => hoursBecame(label, before, now, language),
  richText: (field, before, now) => [richTextBecame(field, before, now)],
  rows: asRows,
  group: asGroup,
  silent: ({ label, language }) => [
    sayIn(language)({ en: `${label} was changed`, es: `${label}: cambió` }),
  ],
}

const inLanguage = (value: unknown, locale: string): unknown =>
  isRecord(value) ? value[locale] : undefined

const describeField: Describe = (field, before, now, titles) => {
  if (!field.localized)
    return isSame(before, now) ? [] : DESCRIBE[field.kind](field, before, now, titles)
  return LOCALES.flatMap((locale) => {
    const label =
      locale === 'en' ? field.label : `${field.label} (${languageName(locale, field.language)})`
    const own = { ...field, label, localized: false }
    return describeField(own, inLanguage(before, locale), inLanguage(now, locale), titles)
  })
}

/**
 * What differs between two states of a document, in sentences and in the order of its fields: 'Tuesday: 1 PM
 * to 5 PM became 9 AM to 5 PM'. Localized fields hold every language.
 */
export const describeDifference = (
  fields: readonly DescribedField[],
  before: Kept,
  now: Kept,
  titles: Titles = new Map(),
): string[] => {
  const sides = { before, now, fields, titles }
  return fields.flatMap(
    (field) =>
      saidTogether(field, sides) ??
      describeField(field, before[field.name], now[field.name], titles),
  )
}
