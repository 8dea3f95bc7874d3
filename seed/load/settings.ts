import type { PayloadRequest } from 'payload'
import type { Locale } from '../../cms/contract/constants.ts'
import { type Figure, settings } from '../settings.ts'
import { storeTranslations } from '../translations.ts'
import { stateIds } from './existing.ts'
import { readLegal } from './legal.ts'

const slug = 'site-settings'

type Rows = readonly { id?: string | null }[] | null | undefined

/** The lists of figures once they are stored. The languages share their rows. */
interface Stored {
  homeFigures?: Rows
  aboutFigures?: Rows
}

/** Labels in a language; after the first one, with the ids of the rows they belong to. */
const labelled = (figures: readonly Figure[], locale: Locale, rows: Rows) =>
  figures.map(({ value, label }, index) => ({
    id: rows?.[index]?.id,
    value,
    label: label[locale] ?? label.en,
  }))

const wordsIn = (locale: Locale, stored: Stored = {}) => ({
  productName: settings.productName[locale],
  tagline: settings.tagline[locale],
  homeFigures: labelled(settings.homeFigures, locale, stored.homeFigures),
  resourcesFigure: settings.resourcesFigure[locale],
  aboutFigures: labelled(settings.aboutFigures, locale, stored.aboutFigures),
  footerNote: settings.footerNote[locale],
  badges: [...(settings.badges[locale] ?? [])],
  supportHours: settings.supportHours[locale],
  legalUpdated: settings.legalUpdated[locale],
})

const factsOf = async (req: PayloadRequest) => {
  const ids = await stateIds(req)
  const { sampleData, forms, clinicMap, contactEmail, nationwideCounts, ...rest } = settings
  return {
    sampleData,
    forms,
    clinicMap,
    contactEmail,
    contactPhone: rest.contactPhone,
    contactAddress: rest.contactAddress,
    nationwideCounts: nationwideCounts.flatMap(({ state, count }) => {
      const id = ids.get(state)
      return id === undefined ? [] : [{ state: id, count }]
    }),
  }
}

/** Writes the settings, unless they have been saved before. @returns how many it wrote */
export const loadSettings = async (req: PayloadRequest): Promise<number> => {
  const { payload } = req
  const saved = await payload.findGlobal({ slug, depth: 0, req })
  if (saved.createdAt) return 0
  const { privacy, terms } = await readLegal(req)
  const stored = await payload.updateGlobal({
    slug,
    locale: 'en',
    data: { ...(await factsOf(req)), ...wordsIn('en'), privacy: privacy.en, terms: terms.en },
    depth: 0,
    req,
  })
  await storeTranslations(settings.productName, (locale) =>
    payload.updateGlobal({
      slug,
      locale,
      data: { ...wordsIn(locale, stored), privacy: privacy[locale], terms: terms[locale] },
      req,
    }),
  )
  return 1
}
