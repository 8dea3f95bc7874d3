import type { LegalPage } from '../../contract/legal-page.ts'
import { presentRichText } from '../../guides/index.ts'
import type { SiteSetting } from '../../payload-types.ts'

/** The texts in the settings that have their own page. */
export const LEGAL_PAGES = ['privacy', 'terms'] as const

export const presentLegalPage = (
  settings: SiteSetting,
  page: (typeof LEGAL_PAGES)[number],
): LegalPage => ({
  updated: settings.legalUpdated ?? '',
  body: presentRichText(settings[page]),
})
