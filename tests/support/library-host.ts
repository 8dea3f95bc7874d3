import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A library's site: another origin, whose one page has what somebody copied into it. */
export interface LibraryHost {
  url: string
  /** What stands in its page. */
  body: string
  close: () => void
}

export const startLibraryHost = async (): Promise<LibraryHost> => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(
      `<!doctype html><html lang="en"><title>Library</title><h1>Library</h1>${library.body}`,
    )
  })
  const library: LibraryHost = { url: '', body: '', close: () => server.close() }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  library.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return library
}
