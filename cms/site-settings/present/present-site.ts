import type { Locale } from '../../contract/constants.ts'
import type { Site, ThirdPartyScript } from '../../contract/site.ts'
import { PAGE_KINDS, VENDOR_NAMES, VENDORS } from '../../contract/third-party.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { clinicsInWords, type DirectoryCounts, footerInWords, inDigits } from './counted-texts.ts'

/** Counted where an editor has asked for it, else as it is written. */
const figures = (rows: SiteSetting['homeFigures'], counts: DirectoryCounts, locale: Locale) =>
  (rows ?? []).map(({ value, label, counted }) => ({
    value: counted ? inDigits(counts[counted], locale) : value,
    label,
  }))

/** Only what has an identifier that looks like one, and a page to run on. */
const thirdPartyScripts = (settings: SiteSetting, origin: string | undefined) =>
  VENDOR_NAMES.flatMap((vendor): ThirdPartyScript[] => {
    const { identifier, pages: ticked } = settings[vendor] ?? {}
    const { pattern, path, origin: own } = VENDORS[vendor]
    const pages = PAGE_KINDS.filter((kind) => ticked?.[kind])
    if (!identifier || !pattern.test(identifier) || pages.length === 0) return []
    return [{ vendor, identifier, src: (origin ?? own) + path(identifier), pages }]
  })

/** What the site says of itself comes from the settings, and from counts where they ask for these. */
interface Said {
  /** Read with its states, that is at depth 1. */
  settings: SiteSetting
  counts: DirectoryCounts
  locale: Locale
}

/** Whether anything that the site says of itself is counted. */
export const asksForCounts = (settings: SiteSetting): boolean =>
  Boolean(settings.resourcesCounted || settings.footerCounted || settings.nationwideCounted) ||
  [...(settings.homeFigures ?? []), ...(settings.aboutFigures ?? [])].some(({ counted }) => counted)

/**
 * @param scriptOrigin where other companies' scripts come from; their own origins where left out
 */
export const presentSite = ({ settings, counts, locale }: Said, scriptOrigin?: string): Site => ({
  productName: settings.productName,
  tagline: settings.tagline,
  sampleData: settings.sampleData ?? false,
  forms: settings.forms,
  clinicMap: settings.clinicMap,
  homeFigures: figures(settings.homeFigures, counts, locale),
  aboutFigures: figures(settings.aboutFigures, counts, locale),
  resourcesFigure: settings.resourcesCounted
    ? clinicsInWords(counts, locale)
    : (settings.resourcesFigure ?? ''),
  footerNote: settings.footerCounted ? footerInWords(counts, locale) : (settings.footerNote ?? ''),
  badges: settings.badges ?? [],
  supportHours: settings.supportHours ?? '',
  contactEmail: settings.contactEmail ?? null,
  contactPhone: settings.contactPhone ?? null,
  nationwideCounts: (settings.nationwideCounts ?? []).flatMap(({ state, count }) =>
    typeof state === 'object'
      ? [
          {
            name: state.name,
            slug: state.slug,
            count: settings.nationwideCounted ? (counts.byState[state.id] ?? 0) : count,
          },
        ]
      : [],
  ),
  thirdPartyScripts: thirdPartyScripts(settings, scriptOrigin),
})
