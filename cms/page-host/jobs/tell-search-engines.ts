import type { Payload } from 'payload'
import { LOCALES, sameIn } from '../../contract/paths.ts'
import type { BackgroundJob } from '../../jobs/worker.ts'
import { type ChangedPage, changedPages } from '../queries/changed-pages.ts'
import { pathOf } from '../sitemap.ts'

const MINUTE_MS = 60_000
/** Changes of these minutes are sent together. */
const EVERY_MS = 3 * MINUTE_MS
/** Longer than any transaction: what it wrote counts from when it began. */
const OVERLAP_MS = 15 * MINUTE_MS
/** What could not be sent for so long is left to the sitemap. */
const GIVEN_UP_MS = 24 * 60 * MINUTE_MS
const PATIENCE_MS = 10_000
/** The most addresses that IndexNow takes at once. */
const MOST_ADDRESSES = 10_000

interface Options {
  /** Where visitors reach the site; nothing is sent if it isn't known. */
  publicUrl: string | undefined
  /** Where IndexNow takes addresses. */
  endpoint: string | undefined
}

interface Sending {
  key: string
  origin: string
  to: string
  pages: ChangedPage[]
  signal: AbortSignal
}

const keyOf = ({ kind, slug }: ChangedPage) => `${kind} ${slug}`

const inParts = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )

const settingsOf = (payload: Payload) => payload.findGlobal({ slug: 'site-settings', depth: 0 })

/** @returns how many addresses were sent */
const send = async ({ key, origin, to, pages, signal }: Sending) => {
  const urlList = pages.flatMap((page) =>
    LOCALES.map((locale) => origin + sameIn(locale, pathOf({ ...page, state: null }))),
  )
  const response = await fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: `${origin}/${key}.txt`,
      urlList,
    }),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
  return urlList.length
}

/**
 * Sends the addresses of what has changed to the search engines that share IndexNow, some minutes later
 * and together, so that no edit waits for it. What was sent is kept in memory: whichever process
 * runs the jobs next begins a few minutes earlier, and sends some twice.
 */
export const tellSearchEngines = ({ publicUrl, endpoint }: Options): BackgroundJob => {
  let since: number | undefined
  /** When each page that was sent had changed. */
  const sent = new Map<string, string>()

  const work = async (payload: Payload, signal: AbortSignal): Promise<void> => {
    const { indexNowKey, sampleData } = await settingsOf(payload)
    if (!indexNowKey || !publicUrl || !endpoint) {
      since = undefined
      return
    }
    const started = Date.now()
    since = Math.max(since ?? started - OVERLAP_MS, started - GIVEN_UP_MS)
    const changed = await changedPages(payload.db.pool, new Date(since))
    const news = changed.filter(
      (page) => sent.get(keyOf(page)) !== page.at && !(sampleData && page.kind === 'clinic'),
    )
    let addresses = 0
    const options = { key: indexNowKey, origin: publicUrl, to: endpoint, signal }
    for (const part of inParts(news, Math.floor(MOST_ADDRESSES / LOCALES.length))) {
      addresses += await send({ ...options, pages: part })
      for (const page of part) sent.set(keyOf(page), page.at)
    }
    since = started - OVERLAP_MS
    const known = new Set(changed.map(keyOf))
    for (const key of sent.keys()) if (!known.has(key)) sent.delete(key)
    if (addresses > 0) payload.logger.info(`IndexNow took ${addresses} addresses that changed.`)
  }
  return { name: 'Telling search engines', everyMs: EVERY_MS, work }
}
