import type { LegalPage } from '../../contract/legal-page.ts'
import { presentRichText } from '../../guides/index.ts'
import type { SiteSetting } from '../../payload-types.ts'

/** The texts in the settings that have their own page. */
export const LEGAL_PAGES = ['privacy', 'terms'] as const

/** @param inEnglish names of the texts that are not in the language it was read in */
export const presentLegalPage = (
  settings: SiteSetting,
  page: (typeof LEGAL_PAGES)[number],
  inEnglish: string[],
): LegalPage => ({
  updated: settings.legalUpdated ?? '',
  body: presentRichText(settings[page]),
  inEnglish,
})
