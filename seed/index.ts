import type { Payload } from 'payload'
import { loadClinics } from './load/clinics.ts'
import { loadCategories, loadStates } from './load/directory.ts'
import { fillTranslations } from './load/fill-translations.ts'
import { loadNeeds } from './load/needs.ts'
import { inOneTransaction } from './load/one-transaction.ts'
import { loadPovertyFigures } from './load/poverty-figures.ts'
import { loadPresets } from './load/presets.ts'
import { loadArticleCategories, loadArticles, loadGuides } from './load/reading.ts'
import { loadRedirects } from './load/redirects.ts'
import { loadServices } from './load/services.ts'
import { loadSettings } from './load/settings.ts'

/** How many documents were added; all zeros if everything was already there. */
export interface Seeded {
  states: number
  categories: number
  services: number
  needs: number
  povertyFigures: number
  settings: number
  guides: number
  articleCategories: number
  articles: number
  redirects: number
  clinics: number
  presets: number
}

/**
 * Fills a database with the jurisdictions, categories, settings, guides, articles, redirects and the
 * sample clinics. It adds only what is missing and doesn't change what is there, so it can run any number
 * of times. Everything is one transaction.
 * @param report called while the clinics are added, which is nearly all of the work
 */
export const seed = async (
  payload: Payload,
  report: (done: number, total: number) => void = () => undefined,
): Promise<Seeded> =>
  inOneTransaction(payload, async (req) => ({
    states: await loadStates(req),
    categories: await loadCategories(req),
    services: await loadServices(req),
    needs: await loadNeeds(req),
    povertyFigures: await loadPovertyFigures(req),
    settings: await loadSettings(req),
    guides: await loadGuides(req),
    articleCategories: await loadArticleCategories(req),
    articles: await loadArticles(req),
    redirects: await loadRedirects(req),
    clinics: await loadClinics(req, report),
    presets: await loadPresets(req),
  }))

/** Fills the tables that a database from an earlier release has not had. */
export const seedNewTables = (payload: Payload): Promise<void> =>
  inOneTransaction(payload, async (req) => {
    await loadNeeds(req)
    await loadServices(req)
    await loadPovertyFigures(req)
  })

/** Fills the translations that the seed has learned since a database was filled. */
export const seedTranslations = (payload: Payload): Promise<number> =>
  inOneTransaction(payload, fillTranslations)
