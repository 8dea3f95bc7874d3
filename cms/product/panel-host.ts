import type { RequestListener } from 'node:http'
import next from 'next'

interface Panel {
  handle: RequestListener
  close: () => Promise<void>
}

/** Milliseconds in which a process that has just started is left to its first visitors. */
const HEAD_START = 2_000

/**
 * Payload’s panel, run by Next in this process. Getting it ready takes the thread half a second,
 * so that happens a moment after the start, or at the panel’s first request, which waits for it.
 */
export const createPanel = ({
  folder,
  development,
}: {
  folder: string
  development: boolean
}): Panel => {
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  const app = next({ dev: development, dir: folder, quiet: true })
  let preparation: Promise<void> | undefined
  const prepared = () => {
    preparation ??= app.prepare()
    return preparation
  }
  // A failure is met again by each request.
  const soon = setTimeout(() => prepared().catch(() => undefined), HEAD_START).unref()
  return {
    handle: (request, response) =>
      void prepared().then(
        () => app.getRequestHandler()(request, response),
        () => response.writeHead(503).end('The panel could not start; the log says why.'),
      ),
    close: () => {
      clearTimeout(soon)
      return app.close()
    },
  }
}
