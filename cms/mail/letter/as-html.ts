import type { Letter, Part } from './letter.ts'
import { DARK, type Look, STYLES } from './look.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

const looks = (look: Look) => `class="${look}" style="${escaped(STYLES[look])}"`

const anchor = (look: Look, href: string, label: string) =>
  `<a href="${escaped(href)}" ${looks(look)}>${escaped(label)}</a>`

const htmlOf = (part: Part): string => {
  if (typeof part === 'string') return `<p ${looks('paragraph')}>${escaped(part)}</p>`
  if ('quote' in part) return `<blockquote ${looks('quote')}>${escaped(part.quote)}</blockquote>`
  const { href, label, isQuiet } = part
  if (isQuiet) return `<p ${looks('paragraph')}>${anchor('link', href, label)}</p>`
  // The address too: a button alone doesn't say where it leads.
  const address = `<span ${looks('address')}>${escaped(href)}</span>`
  return `<p ${looks('paragraph')}>${anchor('button', href, label)}${address}</p>`
}

/** A letter as a page that mail programs show: no table, no picture, nothing loaded. */
export const asHtml = ({ locale, site, home, subject, parts, end = [] }: Letter): string =>
  [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title><style>${DARK}</style></head>`,
    `<body ${looks('page')}>`,
    `<div ${looks('site')}>${escaped(site)}</div>`,
    `<div ${looks('card')}><h1 ${looks('heading')}>${escaped(subject)}</h1>${parts.map(htmlOf).join('')}</div>`,
    `<div ${looks('end')}>${end.map(htmlOf).join('')}`,
    home && anchor('link', home, home.replace(/^https?:\/\//, '')),
    '</div></body></html>',
  ].join('\n')
