import type { Locale } from '../../contract/constants.ts'
import { OSM_TILES } from '../../contract/paths.ts'
import type { MapTiles, Site, ThirdPartyScript } from '../../contract/site.ts'
import { PAGE_KINDS, VENDOR_NAMES, VENDORS } from '../../contract/third-party.ts'
import type { SiteSetting } from '../../payload-types.ts'
import { clinicsInWords, type DirectoryCounts, footerInWords, inDigits } from './counted-texts.ts'

/** Counted if an editor asked for it, otherwise as written. */
const figures = (rows: SiteSetting['homeFigures'], counts: DirectoryCounts, locale: Locale) =>
  (rows ?? []).map(({ value, label, counted }) => ({
    value: counted ? inDigits(counts[counted], locale) : value,
    label,
  }))

/** Only scripts with a valid identifier and at least one page to run on. */
const thirdPartyScripts = (settings: SiteSetting, origin: string | undefined) =>
  VENDOR_NAMES.flatMap((vendor): ThirdPartyScript[] => {
    const { identifier, pages: ticked } = settings[vendor] ?? {}
    const { pattern, path, origin: own } = VENDORS[vendor]
    const pages = PAGE_KINDS.filter((kind) => ticked?.[kind])
    if (!identifier || !pattern.test(identifier) || pages.length === 0) return []
    return [{ vendor, identifier, src: (origin ?? own) + path(identifier), pages }]
  })

/** Where the site's texts come from: the settings, and counts for what is counted. */
interface Said {
  /** Read with its states, at depth 1. */
  settings: SiteSetting
  counts: DirectoryCounts
  locale: Locale
}

/** Whether any of the site's figures are counted. */
export const asksForCounts = (settings: SiteSetting): boolean =>
  Boolean(settings.resourcesCounted || settings.footerCounted || settings.nationwideCounted) ||
  [...(settings.homeFigures ?? []), ...(settings.aboutFigures ?? [])].some(({ counted }) => counted)

/** What the environment says about other hosts. */
export interface OtherHosts {
  /** The origin of third-party scripts; if left out, the vendors' own origins. */
  scriptOrigin?: string | undefined
  /** The map under the pins; if left out, OpenStreetMap's images. */
  mapTiles?: MapTiles | undefined
}

export const presentSite = (
  { settings, counts, locale }: Said,
  { scriptOrigin, mapTiles = OSM_TILES }: OtherHosts = {},
): Site => ({
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
  googleVerification: settings.googleVerification || null,
  supportHours: settings.supportHours ?? '',
  contactEmail: settings.contactEmail ?? null,
  contactPhone: settings.contactPhone ?? null,
  contactAddress: settings.contactAddress ?? null,
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
  nationwideCounted: settings.nationwideCounted ?? false,
  mapTiles,
  thirdPartyScripts: thirdPartyScripts(settings, scriptOrigin),
})
