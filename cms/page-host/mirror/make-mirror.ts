import { LOCALES, pathsFor } from '../../contract/paths.ts'
import { arrange, type MirrorPlace } from './arrange.ts'
import { askProduct, eachOf } from './ask-product.ts'
import { checkClinics } from './check-clinics.ts'
import { fileOf } from './file-of.ts'
import { hashOf, type KnownFile, openFolder } from './folder.ts'
import type { MirrorSite } from './mirror-site.ts'
import { ANY_DAY, assetsOf } from './page-text.ts'
import { OWN_PAGES, putOwnPages } from './put-own-pages.ts'
import { readDirectory, readSitemap, type Sitemap } from './read-directory.ts'

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

const PATHS = LOCALES.map(pathsFor)
/** Pages that have a link but no place in the sitemap. */
const UNLISTED = PATHS.map(({ submitClinic }) => submitClinic)
const PLAIN = ['/robots.txt', '/.well-known/security.txt']
const ICONS = ['/icon-192.png', '/icon-512.png']

/** A page shows a little of others, such as the clinics around: it is asked for once a day anyway. */
const DAY_MS = 24 * 60 * 60 * 1_000

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
    const file = fileOf(address)
    const known = await folder.known(file)
    const askedAt = now.toISOString()
    const { status, headers, body } = await askUnlessKnown(address, known)
    if (status === 304 && known) {
      folder.keep(file, { ...known, changed, askedAt })
      return true
    }
    if (status !== 200) return false
    const policy = headers.get('content-security-policy') ?? ''
    const contentOn = site.copyPage({ address, html: body.toString(), policy, pages })
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
    const shared = await putOwnPages({ from, site, put, pages: sitemap.pages, arranged, day })
    for (const [address, content] of sitemap.files) await put(fileOf(address), () => content)

    const clinicPages = new Map(
      clinics.flatMap(({ slug }) => PATHS.map(({ clinic }) => [clinic(slug), slug])),
    )
    const pages = [
      ...new Set([...sitemap.pages.keys(), ...UNLISTED, ...clinicPages.keys()]),
    ].filter((address) => !OWN_PAGES.includes(address))
    const slugs = new Set(clinics.map(({ slug }) => slug))
    let done = 0
    await eachOf(pages, async (address) => {
      progress(++done, pages.length)
      const changed = sitemap.pages.get(address)
      const slug = clinicPages.get(address)
      const file = fileOf(address)
      const known = slug && changed ? await folder.known(file) : undefined
      const isFresh =
        isSameCode &&
        folder.before?.shared === shared &&
        known?.changed === changed &&
        now.getTime() - Date.parse(known?.askedAt ?? '') < DAY_MS
      if (known && isFresh) return void folder.keep(file, known)
      // Removed since the lists were read.
      if (!(await copyPage(address, sitemap.pages, changed)) && slug) slugs.delete(slug)
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
