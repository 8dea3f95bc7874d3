import type { Readable } from 'node:stream'
import { pipeline, Readable as Stream } from 'node:stream'
import { createGzip } from 'node:zlib'
import { Hono } from 'hono'
import { type DataExport, dataExports } from '../../contract/exports.ts'
import { localeOf } from '../../contract/paths.ts'
import { answer, listed, versionOf } from '../../http/answer.ts'
import { acceptedEncoding } from '../../http/encoding.ts'
import type { Memory } from '../../http/memory.ts'
import { badParameters, ProblemError } from '../../http/problems.ts'
import { wordsIn } from '../../http/words/words-in.ts'
import { openExport, readVersion } from '../../open-data/index.ts'
import type { ApiContext } from './handlers.ts'
import { refuseOtherMethods } from './refuse-other-methods.ts'

/** Exports that one process sends at a time: each keeps it busy as long as somebody takes it. */
const MOST_AT_ONCE = 4
const RETRY_SECONDS = '30'

/** Raised when the same data is written in another way, so that nobody keeps the old one. */
const EDITION = 2

const tooMany = () =>
  new ProblemError(503, 'busy', (words) => words.exportsBusy, {
    headers: { 'retry-after': RETRY_SECONDS },
  })

/** Whoever leaves in the middle is no failure of ours. */
const hasLeft = ({ name }: Error) => name === 'AbortError'

/** What fails is said by the stream itself. */
const compressed = (body: Readable): Readable => pipeline(body, createGzip(), () => undefined)

/** Everything that is published, as files that are sent while they are read. */
export const serveExports = (context: ApiContext, memory: Memory): Hono => {
  const app = new Hono()
  let open = 0

  /** Of all that is published now: it costs a look at every listing, so it is kept until an edit. */
  const contentVersion = async () => {
    const make = async () => answer(200, {}, await readVersion(context.pool))
    return (await memory.get('open data', make)).version
  }

  for (const name of Object.keys(dataExports) as DataExport[]) {
    const { path, query, type } = dataExports[name]
    app.all(path, async ({ req, body }) => {
      refuseOtherMethods(req.method)
      const { zod } = wordsIn(localeOf(req.query('locale')))
      const parsed = query.safeParse(req.query(), { error: zod })
      if (!parsed.success) throw badParameters(parsed.error)
      const key = `${EDITION} ${path} ${JSON.stringify(parsed.data)} ${await contentVersion()}`
      const etag = `W/"${versionOf(key)}"`
      const headers = { etag, vary: 'accept-encoding', 'cache-control': 'no-cache' }
      if (listed(req.header('if-none-match')).includes(etag)) return body(null, 304, headers)
      const described = {
        ...headers,
        'content-type': type,
        'content-disposition': `attachment; filename="${path.slice(path.lastIndexOf('/') + 1)}"`,
      }
      if (req.method === 'HEAD') return body(null, 200, described)
      if (open >= MOST_AT_ONCE) throw tooMany()
      open++
      let stream: Readable
      try {
        const { body: plain, terms } = await openExport(name, parsed.data, context)
        if (terms.license_url)
          Object.assign(described, { link: `<${terms.license_url}>; rel="license"` })
        const isSmaller =
          type !== 'application/zip' && acceptedEncoding(req.header('accept-encoding'), ['gzip'])
        stream = isSmaller ? compressed(plain) : plain
        if (isSmaller) Object.assign(described, { 'content-encoding': 'gzip' })
      } catch (error) {
        open--
        throw error
      }
      stream.once('close', () => open--)
      stream.on('error', (error) => {
        if (hasLeft(error)) return
        context.payload.logger.error({ err: error, msg: `${path} ended early` })
      })
      // Node's own type of a web stream is the browser's in all but name.
      return body(Stream.toWeb(stream) as ReadableStream, 200, described)
    })
  }
  return app
}
