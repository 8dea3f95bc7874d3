import { createServer } from 'node:http'
import { listen } from './listen.ts'

/** A library's site: another origin, whose one page has what somebody copied into it. */
export const startLibraryHost = async () => {
  const library = { url: '', body: '', close: async () => {} }
  const { url, close } = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(
        `<!doctype html><html lang="en"><title>Library</title><h1>Library</h1>${library.body}`,
      )
    }),
  )
  return Object.assign(library, { url: `${url}/`, close })
}

export type LibraryHost = Awaited<ReturnType<typeof startLibraryHost>>
