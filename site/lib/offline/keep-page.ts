import { mayKeep } from './allowed.ts'
import { cacheOf, KEPT, KINDS, type Kind, TELLING } from './kept-page.ts'

const CODE_FILE = /\/assets\/[\w.-]+\.(?:js|css)/g

/** Headers that a copy needs to work like its page. */
const COPIED = ['content-type', 'content-security-policy', 'referrer-policy', 'permissions-policy']

const isPage = ({ ok, redirected, headers }: Response) =>
  ok &&
  !redirected &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.includes('no-store') !== true

/** Code that loads after a page, which its HTML doesn't name: what this page has loaded so far. */
const lateCode = () =>
  performance
    .getEntriesByType('resource')
    .flatMap(({ name }) =>
      name.startsWith(window.location.origin) ? [new URL(name).pathname] : [],
    )
    .filter((path) => /^\/assets\/[\w.-]+\.js$/.test(path))

const keepCode = async (files: readonly string[]) => {
  const kept = await caches.open(cacheOf('code'))
  for (const file of files) if (!(await kept.match(file))) await kept.add(file)
}

const dropOldest = async (kept: Cache, most: number) => {
  const pages = await kept.keys()
  for (const page of pages.slice(0, Math.max(pages.length - most, 0))) await kept.delete(page)
}

/**
 * Keeps a page as the server sends it now, with its code. A page that is gone is kept no longer.
 * @throws TypeError without a connection, DOMException if the browser has no room
 */
export const keepPage = async (kind: Kind, address: string): Promise<void> => {
  const response = await fetch(address, { cache: 'no-cache', headers: { accept: 'text/html' } })
  if (!mayKeep()) return
  const kept = await caches.open(cacheOf(kind))
  if (!isPage(response)) {
    if (response.status === 404 || response.status === 410) await kept.delete(address)
    return
  }
  const html = await response.text()
  if (kind !== 'clinic' && html.includes(TELLING)) return
  const code = [
    ...new Set([...(html.match(CODE_FILE) ?? []), ...(kind === 'frame' ? lateCode() : [])]),
  ]
  await keepCode(code)
  const headers = new Headers({
    [KEPT.kind]: kind,
    [KEPT.at]: new Date().toISOString(),
    [KEPT.code]: code.join(' '),
  })
  for (const name of COPIED) headers.set(name, response.headers.get(name) ?? '')
  // Somebody may have cleared the device meanwhile.
  if (!mayKeep()) return
  // Put again, it becomes the latest.
  await kept.delete(address)
  await kept.put(address, new Response(html, { headers }))
  await dropOldest(kept, KINDS[kind])
}

/** When a page was kept, in milliseconds since 1970. */
export const keptAt = (page: Response): number => Date.parse(page.headers.get(KEPT.at) ?? '')

/** Keeps a page unless a copy is there that came less than so many milliseconds ago. */
export const keepFresh = async (kind: Kind, address: string, ms: number): Promise<void> => {
  const known = await caches.match(address, { cacheName: cacheOf(kind) })
  if (!known || Date.now() - keptAt(known) > ms) await keepPage(kind, address)
}

/** Whether a page was kept so many milliseconds ago or earlier. */
export const keptBefore = async (ms: number): Promise<boolean> => {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    if (!(await caches.has(cacheOf(kind)))) continue
    const kept = await caches.open(cacheOf(kind))
    for (const page of await kept.matchAll()) if (Date.now() - keptAt(page) >= ms) return true
  }
  return false
}

/** Keeps those of the saved clinics, and no others. */
export const keepOnlySaved = async (addresses: readonly string[], ms: number): Promise<void> => {
  const kept = await caches.open(cacheOf('clinic'))
  for (const { url } of await kept.keys())
    if (!addresses.includes(new URL(url).pathname)) await kept.delete(url)
  for (const address of addresses) await keepFresh('clinic', address, ms)
}

/** Removes the code that no kept page needs any more. */
export const dropUnusedCode = async (): Promise<void> => {
  const used = new Set<string>()
  for (const kind of Object.keys(KINDS) as Kind[]) {
    if (!(await caches.has(cacheOf(kind)))) continue
    const kept = await caches.open(cacheOf(kind))
    for (const request of await kept.keys()) {
      const page = await kept.match(request)
      for (const file of page?.headers.get(KEPT.code)?.split(' ') ?? []) used.add(file)
    }
  }
  const code = await caches.open(cacheOf('code'))
  for (const { url } of await code.keys())
    if (!used.has(new URL(url).pathname)) await code.delete(url)
}
