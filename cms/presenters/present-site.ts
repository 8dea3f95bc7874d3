import type { Site, ThirdPartyScript } from '../contract/site.ts'
import { PAGE_KINDS, VENDOR_NAMES, VENDORS } from '../contract/third-party.ts'
import type { SiteSetting } from '../payload-types.ts'

const figures = (rows: { value: string; label: string }[] | null | undefined) =>
  (rows ?? []).map(({ value, label }) => ({ value, label }))

/** Only what has an identifier that looks like one, and a page to run on. */
const thirdPartyScripts = (settings: SiteSetting, origin: string | undefined) =>
  VENDOR_NAMES.flatMap((vendor): ThirdPartyScript[] => {
    const { identifier, pages: ticked } = settings[vendor] ?? {}
    const { pattern, path, origin: own } = VENDORS[vendor]
    const pages = PAGE_KINDS.filter((kind) => ticked?.[kind])
    if (!identifier || !pattern.test(identifier) || pages.length === 0) return []
    return [{ vendor, identifier, src: (origin ?? own) + path(identifier), pages }]
  })

/**
 * @param settings read with its states, that is at depth 1
 * @param scriptOrigin where other companies' scripts come from; their own origins where left out
 */
export const presentSite = (settings: SiteSetting, scriptOrigin?: string): Site => ({
  productName: settings.productName,
  tagline: settings.tagline,
  sampleData: settings.sampleData ?? false,
  forms: settings.forms,
  clinicMap: settings.clinicMap,
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
  thirdPartyScripts: thirdPartyScripts(settings, scriptOrigin),
})
