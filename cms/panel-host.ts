import type { RequestListener } from 'node:http'
import next from 'next'

interface Panel {
  handle: RequestListener
  close: () => Promise<void>
}

/** Payload’s panel, run by Next in this process; the first request to it waits until it is ready. */
export const createPanel = ({
  folder,
  development,
}: {
  folder: string
  development: boolean
}): Panel => {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const app = next({ dev: development, dir: folder, quiet: true })
  const ready = app.prepare()
  // Somebody must take a failure up at once; each request then meets it again.
  ready.catch(() => undefined)
  return {
    handle: (request, response) =>
      void ready.then(
        () => app.getRequestHandler()(request, response),
        () => response.writeHead(503).end('The panel could not start; the log says why.'),
      ),
    close: () => app.close(),
  }
}
