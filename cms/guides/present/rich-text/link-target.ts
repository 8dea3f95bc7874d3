import { LINKED_PAGES } from '../../../contract/constants.ts'
import type { LinkTarget } from '../../../contract/rich-text.ts'
import { isRecord } from '../../../documents/rich-text-node.ts'

const SCHEMES = ['https:', 'http:', 'mailto:', 'tel:']
const HERE = 'https://site.invalid'

/** An address that a page may link to: one of ours, or one whose scheme runs no code. */
export const safeAddress = (url: string): string | undefined => {
  const address = url.trim()
  if (!URL.canParse(address, HERE)) return undefined
  const { protocol, origin } = new URL(address, HERE)
  const ours = /^[/#]/.test(address) && origin === HERE
  return ours || (URL.canParse(address) && SCHEMES.includes(protocol)) ? address : undefined
}

/** The target of a link's fields; undefined if visitors can't or shouldn't go there. */
export const linkTarget = (fields: unknown): LinkTarget | undefined => {
  if (!isRecord(fields)) return undefined
  const { linkType, url, newTab, doc } = fields
  if (linkType !== 'internal') {
    const href = typeof url === 'string' ? safeAddress(url) : undefined
    return href ? { type: 'link', href, newTab: newTab === true } : undefined
  }
  if (!isRecord(doc) || !isRecord(doc.value)) return undefined
  const page = LINKED_PAGES.find((name) => name === doc.relationTo)
  const { slug, _status: status } = doc.value
  return page && typeof slug === 'string' && status !== 'draft'
    ? { type: 'page', page, slug }
    : undefined
}
