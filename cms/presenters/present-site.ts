import type { Site } from '../contract/site.ts'
import type { SiteSetting } from '../payload-types.ts'

const figures = (rows: { value: string; label: string }[] | null | undefined) =>
  (rows ?? []).map(({ value, label }) => ({ value, label }))

/** @param settings read with its states, that is at depth 1 */
export const presentSite = (settings: SiteSetting): Site => ({
  productName: settings.productName,
  tagline: settings.tagline,
  sampleData: settings.sampleData ?? false,
  forms: settings.forms,
  homeFigures: figures(settings.homeFigures),
  aboutFigures: figures(settings.aboutFigures),
  resourcesFigure: settings.resourcesFigure ?? '',
  footerNote: settings.footerNote ?? '',
  badges: settings.badges ?? [],
  supportHours: settings.supportHours ?? '',
  contactEmail: settings.contactEmail ?? null,
  contactPhone: settings.contactPhone ?? null,
  nationwideCounts: (settings.nationwideCounts ?? []).flatMap(({ state, count }) =>
    typeof state === 'object' ? [{ name: state.name, slug: state.slug, count }] : [],
  ),
})
