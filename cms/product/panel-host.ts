import { readFileSync } from 'node:fs'
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { staticFiles } from '@healthcare-for-all/site/files'
import type next from 'next'
import { fileRequest } from './edge/file-request.ts'
import type { ActionKind } from './edge/refuse-address.ts'

type NextApp = ReturnType<typeof next>

interface Panel {
  handle: RequestListener
  /** What the panel calls by this id; undefined if nothing. */
  actionOf: (id: string) => ActionKind | undefined
  close: () => Promise<void>
}

interface Options {
  /** The folder with Next's configuration and its build. */
  folder: string
  development: boolean
  /** Where this process listens, once it does. Next sends requests of its own there. */
  address: () => AddressInfo
}

const start = async ({ folder, development, address }: Options): Promise<NextApp> => {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const { default: createApp } = await import('next')
  const { address: host, port } = address()
  const app = createApp({
    dev: development,
    dir: folder,
    quiet: true,
    hostname: ['0.0.0.0', '::'].includes(host) ? 'localhost' : host,
    port,
    // In development Next listens for sockets on our server. Otherwise there are none to wait for:
    // it would only keep open whatever asks for one.
    ...(!development && { httpServer: new Server() }),
  })
  await app.prepare()
  return app
}

/** The address of the build's files. Their names have hashes. */
const FILES = '/_next/static'

/** Serves the files that the panel's pages load as the build has compressed them: Next knows only gzip. */
const builtFiles = (folder: string) => {
  const files = staticFiles(path.join(folder, '.next', 'static'), '/')
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const url = request.url?.slice(FILES.length)
    const file = Object.create(fileRequest(request), { url: { value: url } })
    files(file, response, next)
  }
}

/** Where Next's build lists the server actions. */
const ACTIONS = '.next/server/server-reference-manifest.json'

/** What each action is, by its id. Ours is in the panel's layout; Payload's only one sets the language. */
const readActions = (folder: string): Map<string, ActionKind> => {
  const { node }: { node: Record<string, { filename: string }> } = JSON.parse(
    readFileSync(path.join(folder, ACTIONS), 'utf8'),
  )
  return new Map(
    Object.entries(node).map(([id, { filename }]) => [
      id,
      filename.startsWith('cms/app/') ? 'function' : 'language',
    ]),
  )
}

/**
 * Payload’s panel, run by Next in this process. Nothing of it is loaded before its first request,
 * which waits for it.
 */
export const createPanel = (options: Options): Panel => {
  let starting: Promise<NextApp> | undefined
  let actions: ReturnType<typeof readActions> | undefined
  let files: ReturnType<typeof builtFiles> | undefined
  const answer: RequestListener = (request, response) => {
    // Each request gets the failure again.
    starting ??= start(options)
    starting.then(
      (app) => app.getRequestHandler()(request, response),
      () => response.writeHead(503).end('The panel could not start. See the log for the reason.'),
    )
  }
  return {
    handle: (request, response) => {
      const isFile = request.method === 'GET' && request.url?.startsWith(`${FILES}/`)
      if (options.development || !isFile) return answer(request, response)
      files ??= builtFiles(options.folder)
      files(request, response, () => answer(request, response))
    },
    actionOf: (id) => {
      if (options.development) return 'any'
      actions ??= readActions(options.folder)
      return actions.get(id)
    },
    close: async () => (await starting?.catch(() => undefined))?.close(),
  }
}
