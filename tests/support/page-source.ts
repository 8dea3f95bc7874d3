/** What a page's HTML says about the page, as search engines read it. */
export interface PageSource {
  title: string | undefined
  canonical: string | undefined
  /** Contents of meta elements by name or property. */
  meta: Record<string, string>
  /** The texts of its blocks of JSON-LD. */
  structuredData: string[]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')

export const readSource = (html: string): PageSource => {
  const [head = ''] = html.split('</head>')
  const meta = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const blocks = html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)
  return {
    title: /<title>([^<]+)/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    meta: Object.fromEntries(meta.map(([, name = '', content = '']) => [name, plain(content)])),
    structuredData: [...blocks].map(([, text = '']) => text),
  }
}
