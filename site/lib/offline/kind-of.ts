import { patterns, readPath } from '@healthcare-for-all/cms/contract/paths'
import type { Kind } from './kept-page.ts'

/** Below the guides, but none of them: it asks for an income. */
const NO_GUIDE: readonly string[] = [patterns.whatWouldIPay, patterns.blog]

/** What a page is kept as once somebody has read it; most are not kept. */
export const kindOf = (address: { pathname: string; search: string }): Kind | undefined => {
  const { path } = readPath(address.pathname)
  if (path === patterns.search)
    return new URLSearchParams(address.search).get('location') ? 'results' : undefined
  return path.startsWith(`${patterns.resources}/`) && !NO_GUIDE.includes(path) ? 'guide' : undefined
}
