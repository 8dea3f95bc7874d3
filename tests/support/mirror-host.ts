import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { mirrorPaths } from '../../cms/contract/mirror.ts'
import { readPath } from '../../cms/contract/paths.ts'
import { listen } from './listen.ts'

/**
 * Serves a mirror's folder as any host of files does, with its page for addresses without one, in the
 * language of the address.
 */
export const startMirrorHost = async (folder: string) => {
  const files = sirv(folder, { dev: true })
  const server = createServer((request, response) =>
    files(request, response, () => {
      const { missing } = mirrorPaths(readPath(request.url ?? '/').locale)
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      createReadStream(path.join(folder, missing)).pipe(response)
    }),
  )
  const { url, close } = await listen(server)
  return { url, stop: close }
}
