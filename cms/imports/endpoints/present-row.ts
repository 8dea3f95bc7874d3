import { writeOpeningHours } from '../../clinics/index.ts'
import { CLINIC_FACTS, clinicLabel, spanishField } from '../../contract/clinic-facts.ts'
import { isPhoneLine, lineText, plainLine } from '../../contract/line-text.ts'
import { storedHours } from '../../contract/open-time.ts'
import { type InEach, type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import type { Names } from '../../vocabulary/index.ts'
import { importWords } from '../present/import-words.ts'
import type { ImportRow } from '../queries/import-row.ts'
import type { UndoBlock } from '../queries/undo-blocks.ts'
import { PAIRED } from '../steps/review-row.ts'
import { COULD_NOT, reasonFor } from '../steps/undo-rows.ts'
import type { Difference, ReviewedRow } from './answers.ts'
import { NO, YES } from './yes-no.ts'

const NOT_SHOWN = new Set([
  'source',
  'sourceId',
  'closedAt',
  'deletedAt',
  'heldDigest',
  'changedAtSourceAt',
  'factDates',
])

const inWords = (
  field: string,
  value: unknown,
  { states, categories }: Names,
  language: PanelLanguage,
): string => {
  const say = sayIn(language)
  if (field === '_status') return say(value === 'published' ? YES : NO)
  if (field === 'state') return states.get(Number(value)) ?? ''
  if (field === 'openingHours' && Array.isArray(value)) {
    return writeOpeningHours(storedHours(value))
  }
  if (field === 'phones' && Array.isArray(value)) {
    const lines = value.filter(isPhoneLine).map(plainLine)
    return lines.map((line) => lineText(line, language)).join('; ')
  }
  if (Array.isArray(value)) {
    const items = field === 'addedCategories' ? value.map((id) => categories.get(id) ?? '') : value
    return items.join(', ')
  }
  if (value === true || value === 'yes') return say(YES)
  if (value === false || value === 'no') return say(NO)
  return value === null || value === undefined ? '' : String(value)
}

/** Labels of file columns that aren’t clinic facts. */
const OF_FILES: Readonly<Record<string, InEach>> = {
  _status: { en: 'Listed', es: 'Publicada' },
  slug: { en: 'Page address on this site', es: 'Dirección de la página en este sitio' },
  fullAddress: { en: 'Full address in one column', es: 'Dirección completa en una columna' },
}

/** @param field a clinic field, or `_status`, which says whether the clinic is listed */
export const labelOf = (field: string, language: PanelLanguage = 'en'): string =>
  OF_FILES[field]?.[language] ?? clinicLabel(field, language) ?? field

/** The order in which a verification call asks for them. */
const ORDER = [
  ...CLINIC_FACTS.flatMap(({ name }) => [String(name), spanishField(name)]),
  'sourceId',
  '_status',
]
const inOrder = (a: Difference, b: Difference) => ORDER.indexOf(a.field) - ORDER.indexOf(b.field)

const wordsOrNull = (text: string | null | undefined, language: PanelLanguage): string | null =>
  text ? importWords(text, language) : null

const differencesOf = (
  { data, before, held }: ImportRow,
  names: Names,
  language: PanelLanguage,
): Difference[] =>
  Object.entries(data ?? {})
    .filter(([field]) => !NOT_SHOWN.has(field))
    .map(([field, value]) => ({
      field,
      label: labelOf(field, language),
      ours:
        field === '_status' && before?.deletedAt
          ? sayIn(language)(NO)
          : inWords(field, before?.[field], names, language),
      file: inWords(field, value, names, language),
      held: wordsOrNull(held?.[field]?.reason, language),
      otherClinicId: held?.[field]?.clinicId ?? null,
    }))
    // For a new clinic, only the fields that the file fills are of interest.
    .filter(({ file }) => before !== null || (file !== '' && file !== sayIn(language)(NO)))
    .sort(inOrder)

/** A row's undo state. The reason of its last undo may be out of date, unless that undo failed. */
const undoing = (
  { result, reason }: ImportRow,
  block: UndoBlock | undefined,
  isDone: boolean,
  language: PanelLanguage,
) => {
  const why = wordsOrNull(reason, language)
  if (result !== 'applied' && result !== 'noted')
    return { reason: why, canUndo: false, blocked: null }
  return {
    reason: reason?.startsWith(COULD_NOT) ? why : null,
    canUndo: isDone && !block,
    blocked: block ? importWords(reasonFor(block), language) : null,
  }
}

/** Words that nobody knows were left out, each in a sentence. */
const unknownNotes = ({ unknown }: ImportRow, language: PanelLanguage): string[] =>
  Object.entries(unknown ?? {}).map(([field, words]) => {
    const label = labelOf(field, language)
    return sayIn(language)({
      en: `${label}: nobody knows “${words.join('”, “')}”. Left out until somebody says what it means.`,
      es: `${label}: nadie conoce «${words.join('», «')}». No se incluye hasta que alguien diga qué significa.`,
    })
  })

/**
 * @param block why a written row can’t be undone now
 * @param isDone whether no stage of its import is running
 */
export const presentRow = (
  row: ImportRow,
  names: Names,
  block?: UndoBlock,
  isDone = true,
  language: PanelLanguage = 'en',
): ReviewedRow => ({
  id: row.id,
  line: row.line,
  kind: row.kind ?? 'same',
  clinicId: row.clinic_id,
  name: row.name ?? '',
  city: row.city ?? '',
  state: row.state ?? '',
  differences: differencesOf(row, names, language),
  doubt: wordsOrNull(row.held?.['']?.reason, language),
  otherClinicId: row.held?.['']?.clinicId ?? null,
  isPaired: row.notes?.includes(PAIRED) ?? false,
  notes: [
    ...(row.notes ?? []).map((note) => importWords(note, language)),
    ...unknownNotes(row, language),
  ],
  decision: row.decision,
  result: row.result,
  ...undoing(row, block, isDone, language),
})
