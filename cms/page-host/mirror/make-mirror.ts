import type { MirrorState } from '../../contract/mirror.ts'
import { mirrorPaths } from '../../contract/mirror.ts'
import { pathsFor } from '../../contract/paths.ts'
import { type Arranged, arrange, type MirrorPlace } from './arrange.ts'
import { askProduct, eachOf } from './ask-product.ts'
import { checkClinics } from './check-clinics.ts'
import { fileOf } from './file-of.ts'
import { hashOf, type KnownFile, openFolder } from './folder.ts'
import { readDirectory, readSitemap, type Sitemap } from './read-directory.ts'

/** How the site's pages look on a mirror. */
export interface MirrorSite {
  /** @returns makes the page of a day: '2026-11-22' */
  copyPage: (page: {
    html: string
    policy: string
    hasScript?: boolean
    /** The addresses of all pages with clinics. */
    pages: { has: (address: string) => boolean }
  }) => (day: string) => string
  searchPage: (copied: string, lists: Arranged['lists'], day: string) => string
  mapPage: (model: string) => string
  listPages: (lists: Arranged['lists']) => Map<string, (model: string) => string>
  mirrorFiles: () => Promise<Map<string, string>>
  mirrorVersion: () => Promise<string>
}

interface MirrorOptions {
  folder: string
  /** Origin of the running product. */
  from: string
  site: MirrorSite
  /** The gazetteer. */
  places: MirrorPlace[]
  /** Goes on although many clinics would be removed. */
  force: boolean
  now: Date
  progress: (done: number, total: number) => void
}

const paths = pathsFor('en')
/** An address without a page: what is answered there becomes the page for such addresses. */
const NOWHERE = '/mirror-of-a-page-that-is-not-there'
/** Pages that have a link but no place in the sitemap. */
const UNLISTED = [paths.submitClinic]
const PLAIN = ['/robots.txt', '/.well-known/security.txt']
const ICONS = ['/icon-192.png', '/icon-512.png']
const ASSETS =
  /(?:src|href)="(\/(?!\/)[^"?#]+\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp))"|srcset="([^"]+)"/gi

/** A page shows a little of others, such as the clinics around: it is asked for once a day anyway. */
const DAY_MS = 24 * 60 * 60 * 1_000
/** Stands in for the day where two versions of a page are compared. */
const ANY_DAY = '2000-01-01'

/** The same text by itself: a part of a page would keep the whole page in memory. */
const apart = (text: string) => Buffer.from(text).toString()

const assetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(ASSETS)]
      .flatMap(([, one, set]) => one ?? set?.split(',').map((entry) => entry.trim().split(' ')[0]))
      .flatMap((address) => (address?.startsWith('/') ? [apart(address)] : [])),
  ),
]

/**
 * Copies the public site into a folder, as files that need no server but one for files. Only what
 * has changed is written, and nothing before everything has been read.
 * @throws Error with a plain message; the folder is then as it was
 */
export const makeMirror = async ({
  folder: where,
  from,
  site,
  places,
  force,
  now,
  progress,
}: MirrorOptions) => {
  const day = now.toISOString().slice(0, 10)
  const folder = await openFolder(where)
  const version = await site.mirrorVersion()
  const isSameCode = folder.before?.version === version

  /** Writes it if it differs from what is there, apart from the day. */
  const put = async (
    file: string,
    contentOn: (day: string) => string | Buffer,
    facts: Omit<KnownFile, 'hash'> = {},
  ) => {
    const hash = hashOf(contentOn(ANY_DAY))
    const known = await folder.known(file)
    if (known?.hash === hash) return folder.keep(file, { ...facts, hash })
    return folder.write(file, contentOn(day), { ...facts, hash })
  }

  const askUnlessKnown = async (address: string, known: KnownFile | undefined) => {
    const headers = known?.etag && isSameCode ? { 'if-none-match': known.etag } : undefined
    return askProduct(from, address, headers)
  }

  const copyFile = async (address: string) => {
    const file = fileOf(address)
    const known = await folder.known(file)
    const { status, headers, body } = await askUnlessKnown(address, known)
    if (status === 304 && known) return folder.keep(file, known)
    if (status === 200) await put(file, () => body, { etag: headers.get('etag') ?? undefined })
  }

  /** @returns whether there is such a page */
  const copyPage = async (
    address: string,
    pages: Sitemap['pages'],
    changed?: string,
  ): Promise<boolean> => {
    const file = address === NOWHERE ? '404.html' : fileOf(address)
    const known = await folder.known(file)
    const askedAt = now.toISOString()
    const { status, headers, body } = await askUnlessKnown(address, known)
    if (status === 304 && known) {
      folder.keep(file, { ...known, changed, askedAt })
      return true
    }
    if (status !== (address === NOWHERE ? 404 : 200)) return false
    const policy = headers.get('content-security-policy') ?? ''
    const contentOn = site.copyPage({ html: body.toString(), policy, pages })
    const etag = headers.get('etag') ?? undefined
    const assets = assetsOf(contentOn(ANY_DAY))
    await put(file, contentOn, { etag, changed, askedAt, assets })
    return true
  }

  try {
    const { states, clinics } = await readDirectory(from)
    checkClinics(
      folder.before?.clinics,
      clinics.map(({ slug }) => slug),
      force,
    )
    const sitemap = await readSitemap(from)
    const arranged = arrange(states, clinics, places)

    const search = await askProduct(from, paths.search())
    const searchPage = {
      html: search.body.toString(),
      policy: search.headers.get('content-security-policy') ?? '',
      pages: sitemap.pages,
    }
    const model = site.copyPage(searchPage)
    const copied = site.copyPage({ ...searchPage, hasScript: true })
    const shared = hashOf(model(ANY_DAY))
    await put(fileOf(paths.search()), (on) => site.searchPage(copied(on), arranged.lists, day), {
      assets: assetsOf(model(ANY_DAY)),
    })
    await put(fileOf(paths.map()), (on) => site.mapPage(model(on)))
    await putLists(put, site, model, arranged, states)
    for (const [address, content] of await site.mirrorFiles())
      await put(fileOf(address), () => content)
    for (const [address, content] of sitemap.files) await put(fileOf(address), () => content)

    const clinicPages = new Set(clinics.map(({ slug }) => paths.clinic(slug)))
    const pages = [
      ...new Set([...sitemap.pages.keys(), ...UNLISTED, ...clinicPages, NOWHERE]),
    ].filter((address) => address !== paths.search() && address !== paths.map())
    const slugs = new Set(clinics.map(({ slug }) => slug))
    let done = 0
    await eachOf(pages, async (address) => {
      progress(++done, pages.length)
      const changed = sitemap.pages.get(address)
      const file = address === NOWHERE ? '404.html' : fileOf(address)
      const known = clinicPages.has(address) && changed ? await folder.known(file) : undefined
      const isFresh =
        isSameCode &&
        folder.before?.shared === shared &&
        known?.changed === changed &&
        now.getTime() - Date.parse(known?.askedAt ?? '') < DAY_MS
      if (known && isFresh) return void folder.keep(file, known)
      // Removed since the lists were read.
      if (!(await copyPage(address, sitemap.pages, changed)) && clinicPages.has(address)) {
        slugs.delete(decodeURIComponent(address.split('/').at(-1) ?? ''))
      }
    })
    checkClinics(folder.before?.clinics, [...slugs], force)
    const assets = folder.assets()
    await eachOf([...new Set([...PLAIN, ...ICONS, ...assets])], copyFile)
    const counts = await folder.finish({
      checkedAt: now.toISOString(),
      version,
      shared,
      clinics: [...slugs],
    })
    return { ...counts, clinics: slugs.size }
  } catch (error) {
    await folder.abandon()
    throw error
  }
}

type Put = (file: string, contentOn: (day: string) => string) => Promise<unknown>

const putLists = async (
  put: Put,
  site: MirrorSite,
  model: (day: string) => string,
  { lists, townFiles }: Arranged,
  states: MirrorState[],
) => {
  const json = (address: string, value: unknown) =>
    put(fileOf(address), () => JSON.stringify(value))
  await json(mirrorPaths.statesFile, states)
  for (const [prefix, file] of lists.zips) await json(mirrorPaths.zipFile(prefix), file)
  for (const [start, file] of townFiles) await json(mirrorPaths.townFile(start), file)
  for (const [address, make] of site.listPages(lists))
    await put(fileOf(address), (day) => make(model(day)))
}
