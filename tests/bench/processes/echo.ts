import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../support/listen.ts'
import { tellParent } from './tell-parent.ts'

/** Sends the same bytes as another server, which it asks for each address once. */
const [origin = ''] = process.argv.slice(2)

const ask = async (path: string, asked: IncomingHttpHeaders) => {
  const [response] = await once(get(origin + path, { headers: asked }), 'response')
  const [headers, body]: [IncomingHttpHeaders, Buffer] = [response.headers, await buffer(response)]
  // These are the connection's own.
  for (const name of ['connection', 'keep-alive', 'date', 'transfer-encoding']) delete headers[name]
  headers['content-length'] = String(body.length)
  return { status: Number(response.statusCode), headers, body }
}

const answers = new Map<string, Awaited<ReturnType<typeof ask>>>()
const server = createServer(async ({ url = '/', headers }, response) => {
  const known = answers.get(url) ?? (await ask(url, headers))
  answers.set(url, known)
  response.writeHead(known.status, known.headers).end(known.body)
})
const { url } = await listen(server)
await tellParent({ url })
