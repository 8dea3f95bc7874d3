import sirv from 'sirv'

/** Seconds that a file without a hash in its name may be cached. */
const HOUR = 3600

const SERVICE_WORKER = '/service-worker.js'
/** A new one counts at once. It fetches pages, which its own policy must allow. */
const WORKER_HEADERS = [
  ['Cache-Control', 'no-cache'],
  ['Content-Security-Policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
] as const

/**
 * Serves the files that are in a folder now. If one is gone later, as while another release is put
 * in its place, whoever asks for it loses their connection; the process goes on.
 * @param hashed what the addresses of files begin with whose names change with their content
 */
export const staticFiles = (folder: string, hashed = '/assets/') =>
  sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    maxAge: HOUR,
    setHeaders: (response, pathname) => {
      response.once('pipe', (file) => file.once('error', () => response.destroy()))
      if (pathname.startsWith(hashed))
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      if (pathname === SERVICE_WORKER)
        for (const [name, value] of WORKER_HEADERS) response.setHeader(name, value)
    },
  })
