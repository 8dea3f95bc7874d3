import { keptAt } from './keep-page.ts'
import { cacheOf, type Kind } from './kept-page.ts'

export interface KeptPage {
  address: string
  title: string
  /** Milliseconds since 1970. */
  at: number
}

const TITLE = /<title[^>]*>[^<]*<\/title>/

/** Of the whole page, the parser would complain about styles that this page's policy forbids. */
const titleOf = (html: string) => {
  const [title = ''] = TITLE.exec(html) ?? []
  return new DOMParser().parseFromString(title, 'text/html').title.replace(/ \| [^|]*$/, '')
}

/** The kept pages of a kind, the latest first. */
export const readKept = async (kind: Kind): Promise<KeptPage[]> => {
  const kept = await caches.open(cacheOf(kind))
  const pages: KeptPage[] = []
  for (const request of await kept.keys()) {
    const page = await kept.match(request)
    if (!page) continue
    const { pathname, search } = new URL(request.url)
    const at = keptAt(page)
    pages.unshift({ address: pathname + search, title: titleOf(await page.text()), at })
  }
  return pages
}
