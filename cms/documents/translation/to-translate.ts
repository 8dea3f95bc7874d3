import type { Payload } from 'payload'
import type { Locale } from '../../contract/constants.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { hasWords } from '../empty.ts'
import { readAllRecords } from '../queries/translation-records.ts'
import { labelsOf } from '../queries/versions.ts'
import { inAll } from './in-all.ts'
import { namesOf } from './note-translations.ts'
import { NOTED } from './translatable.ts'
import { changedSince, type TranslatedFrom } from './translated-from.ts'

/** A document with texts that a reader of a language gets in English, or that may be outdated. */
export interface ToTranslate {
  title: string
  /** The form in that language. */
  href: string
  /** Fields, as the form calls them. */
  missing: string[]
  changed: string[]
}

/**
 * @param fields names of those that are translated at all
 * @param known of the document
 */
const stateOf = (
  doc: object,
  fields: string[],
  known: TranslatedFrom[],
  locale: Locale,
  labels: ReadonlyMap<string, string>,
) => {
  const missing = fields.filter((field) => {
    const texts = inAll(doc, field)
    return hasWords(texts.en) && !hasWords(texts[locale])
  })
  const label = (field: string) => labels.get(field) ?? field
  return {
    missing: missing.map(label),
    changed: changedSince(doc, known, locale).map(label),
  }
}

const titleOf = (doc: object): string => {
  const field = 'title' in doc ? 'title' : 'name'
  // A clinic's name is the same in all languages.
  return String(inAll(doc, field).en ?? Reflect.get(doc, field) ?? '')
}

/**
 * What there is to translate into a language. Of clinics only changes of their English count, since what
 * nobody has translated yet is shown by their list.
 */
export const readToTranslate = async (
  payload: Payload,
  locale: Locale,
  language: PanelLanguage = 'en',
): Promise<ToTranslate[]> => {
  const title = sayIn(language)({ en: 'Site settings', es: 'Configuración del sitio' })
  const list: ToTranslate[] = []
  const records = await readAllRecords({ payload })
  for (const collection of NOTED) {
    const { config } = payload.collections[collection]
    const known = records.get(collection) ?? new Map<number, TranslatedFrom[]>()
    const isClinic = collection === 'clinics'
    const labels = labelsOf(config, language)
    const fields = isClinic ? [] : namesOf(config.flattenedFields)
    const { docs } = await payload.find({
      collection,
      where: {
        ...(config.versions?.drafts && { _status: { equals: 'published' } }),
        ...(isClinic && { id: { in: [...known.keys()] } }),
      },
      locale: 'all',
      depth: 0,
      pagination: false,
    })
    for (const doc of docs) {
      const href = `/admin/collections/${collection}/${doc.id}?locale=${locale}`
      const state = stateOf(doc, fields, known.get(doc.id) ?? [], locale, labels)
      list.push({ title: titleOf(doc), href, ...state })
    }
  }
  const slug = 'site-settings'
  const settings = payload.globals.config.find((global) => global.slug === slug)
  const settingFields = settings?.flattenedFields ?? []
  const fields = namesOf(settingFields)
  const labels = labelsOf({ slug, flattenedFields: settingFields }, language)
  const doc = await payload.findGlobal({ slug, locale: 'all', depth: 0 })
  const state = stateOf(doc, fields, records.get(slug)?.get(0) ?? [], locale, labels)
  list.push({ title, href: `/admin/globals/${slug}?locale=${locale}`, ...state })
  // First what visitors read that may be wrong.
  return list
    .filter(({ missing, changed }) => missing.length + changed.length > 0)
    .sort((one, other) => Math.min(other.changed.length, 1) - Math.min(one.changed.length, 1))
}
