import { mirrorData, mirrorPaths } from '../../contract/mirror.ts'
import { LOCALES, type Locale, pathsFor } from '../../contract/paths.ts'
import type { Arranged } from './arrange.ts'
import { askProduct } from './ask-product.ts'
import { fileOf } from './file-of.ts'
import { hashOf } from './folder.ts'
import type { MirrorSite, OnDay } from './mirror-site.ts'
import { ANY_DAY, assetsOf } from './page-text.ts'

/** Writes a file if it differs from what is there, apart from the day. */
export type Put = (
  file: string,
  contentOn: OnDay,
  facts?: { assets?: string[] },
) => Promise<unknown>

interface OwnPages {
  from: string
  site: MirrorSite
  put: Put
  /** The addresses of all pages with clinics. */
  pages: { has: (address: string) => boolean }
  arranged: Arranged
  day: string
}

/** @returns what all pages in the language share */
const putPagesIn = async (
  locale: Locale,
  { from, site, put, pages, arranged: { lists }, day }: OwnPages,
): Promise<string> => {
  const paths = pathsFor(locale)
  const address = paths.search()
  const { headers, body } = await askProduct(from, address)
  const policy = headers.get('content-security-policy') ?? ''
  const page = { address, html: body.toString(), policy, pages }
  const model = site.copyPage(page)
  const copied = site.copyPage({ ...page, hasScript: true })
  const assets = assetsOf(model(ANY_DAY))
  await put(fileOf(address), (on) => site.searchPage(copied(on), locale, lists, day), { assets })
  await put(fileOf(paths.map()), (on) => site.wayOnPage(model(on), locale, 'map'))
  const { missing } = mirrorPaths(locale)
  await put(fileOf(missing), (on) => site.wayOnPage(model(on), locale, 'missing'))
  for (const [list, make] of site.listPages(lists, locale))
    await put(fileOf(list), (on) => make(model(on)))
  return model(ANY_DAY)
}

/**
 * Writes the pages that only a mirror has, in each language, and the files that they read.
 * @returns hash of what all pages share
 */
export const putOwnPages = async (own: OwnPages): Promise<string> => {
  const { site, put, arranged } = own
  const json = (address: string, value: unknown) =>
    put(fileOf(address), () => JSON.stringify(value))
  await json(mirrorData.states, arranged.states)
  for (const [prefix, file] of arranged.lists.zips) await json(mirrorData.zip(prefix), file)
  for (const [start, file] of arranged.townFiles) await json(mirrorData.town(start), file)
  for (const [address, content] of await site.mirrorFiles())
    await put(fileOf(address), () => content)
  const shared: string[] = []
  for (const locale of LOCALES) shared.push(await putPagesIn(locale, own))
  return hashOf(shared.join(''))
}

/** The addresses that these pages take the place of. */
export const OWN_PAGES = LOCALES.flatMap((locale) => {
  const { search, map } = pathsFor(locale)
  return [search(), map()]
})
