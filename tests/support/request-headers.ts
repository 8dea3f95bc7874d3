import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { root } from './program.ts'
import { sendRaw } from './send-raw.ts'

const SERVER = ['cms/http', 'cms/product', 'cms/page-host', 'cms/telemetry', 'cms/people']
const SITE = ['cms/contract', 'site/host', 'site/lib']

/** Where code reads a header, by its name or by a constant that holds it. */
const READING = [
  /\.(?:get|has|header)\('([a-z-]+)'\)/g,
  /headers\??\.?\['([a-z-]+)'\]/g,
  /'([a-z]+(?:-[a-z]+)+)': \w+[,} ]/g,
  /'(x-[a-z-]+)'/g,
  /\bheaders: \{ ([a-z]+)\b/g,
  /\{ ([a-z]+) \} = request\.headers/g,
]

/** What proxies and frameworks are known to read, whether ours do or not. */
const OTHERS = [
  ...'host forwarded x-forwarded-host x-forwarded-proto x-forwarded-port x-original-url'.split(' '),
  ...'x-rewrite-url x-http-method-override x-middleware-subrequest rsc range dnt referer'.split(
    ' ',
  ),
  ...'next-router-prefetch accept-language if-modified-since save-data user-agent'.split(' '),
  ...'authorization traceparent'.split(' '),
]

/** They say how the message itself is sent. */
const OF_THE_CONNECTION = ['connection', 'content-length', 'transfer-encoding', 'upgrade', 'expect']

/** The names of all request headers that the server's code reads, as far as its text tells. */
export const readHeaders = async (): Promise<string[]> => {
  const names = new Set(OTHERS)
  for (const folder of [...SERVER, ...SITE]) {
    const files = await readdir(path.join(root, folder), { recursive: true })
    for (const file of files.filter((name) => name.endsWith('.ts'))) {
      const code = await readFile(path.join(root, folder, file), 'utf8')
      for (const pattern of READING)
        for (const [, name = ''] of code.matchAll(pattern)) names.add(name)
    }
  }
  return [...names].filter((name) => !OF_THE_CONNECTION.includes(name)).sort()
}

/** Asks with no header but these: fetch adds its own. */
export const askPlainly = (address: string, headers: Record<string, string> = {}) => {
  const { origin, pathname, search } = new URL(address)
  return sendRaw(origin, pathname + search, { headers })
}

/** Whether a cache gives an answer to others too, whatever they say in this header. */
export const isForOthers = (headers: IncomingHttpHeaders, name: string): boolean => {
  const varies = (headers.vary ?? '').toLowerCase().split(/,\s*/)
  return !/no-store|private/.test(headers['cache-control'] ?? '') && !varies.includes(name)
}
