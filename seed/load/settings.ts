import type { PayloadRequest } from 'payload'
import { readMarkdown } from '../markdown-file.ts'
import { type Figure, settings } from '../settings.ts'
import { stateIds } from './existing.ts'
import { richTextOf } from './rich-text.ts'

const slug = 'site-settings'

const englishSettings = async (req: PayloadRequest) => {
  const ids = await stateIds(req)
  const fields = req.payload.globals.config.find((global) => global.slug === slug)?.flattenedFields
  const [privacy, terms] = await Promise.all([
    readMarkdown('legal/privacy.md'),
    readMarkdown('legal/terms.md'),
  ])
  return {
    productName: settings.productName.en,
    tagline: settings.tagline.en,
    sampleData: settings.sampleData,
    forms: settings.forms,
    clinicMap: settings.clinicMap,
    homeFigures: settings.homeFigures.map(({ value, label }) => ({ value, label: label.en })),
    resourcesFigure: settings.resourcesFigure.en,
    aboutFigures: settings.aboutFigures.map(({ value, label }) => ({ value, label: label.en })),
    nationwideCounts: settings.nationwideCounts.flatMap(({ state, count }) => {
      const id = ids.get(state)
      return id === undefined ? [] : [{ state: id, count }]
    }),
    footerNote: settings.footerNote.en,
    badges: [...settings.badges.en],
    supportHours: settings.supportHours.en,
    contactEmail: settings.contactEmail,
    contactPhone: settings.contactPhone,
    privacy: richTextOf(fields ?? [], 'privacy')(privacy.body),
    terms: richTextOf(fields ?? [], 'terms')(terms.body),
    legalUpdated: settings.legalUpdated.en,
  }
}

type Rows = readonly { id?: string | null }[] | null | undefined

/** Both languages share one list of rows, so Spanish labels need the id of their row. */
const spanishFigures = (rows: Rows, figures: readonly Figure[]) =>
  figures.map(({ value, label }, index) => ({ id: rows?.[index]?.id, value, label: label.es }))

/** Writes the settings, unless they have been saved before. @returns how many it wrote */
export const loadSettings = async (req: PayloadRequest): Promise<number> => {
  const saved = await req.payload.findGlobal({ slug, depth: 0, req })
  if (saved.createdAt) return 0
  const { homeFigures, aboutFigures } = await req.payload.updateGlobal({
    slug,
    locale: 'en',
    data: await englishSettings(req),
    depth: 0,
    req,
  })
  await req.payload.updateGlobal({
    slug,
    locale: 'es',
    data: {
      productName: settings.productName.es,
      tagline: settings.tagline.es,
      homeFigures: spanishFigures(homeFigures, settings.homeFigures),
      resourcesFigure: settings.resourcesFigure.es,
      aboutFigures: spanishFigures(aboutFigures, settings.aboutFigures),
      footerNote: settings.footerNote.es,
      badges: [...settings.badges.es],
      supportHours: settings.supportHours.es,
      legalUpdated: settings.legalUpdated.es,
    },
    req,
  })
  return 1
}
