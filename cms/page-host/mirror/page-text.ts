/** Stands in for the day where two versions of a page are compared. */
export const ANY_DAY = '2000-01-01'

const ASSETS =
  /(?:src|href)="(\/(?!\/)[^"?#]+\.(?:avif|gif|ico|jpe?g|png|svg|webmanifest|webp))"|srcset="([^"]+)"/gi

/** The same text by itself: a part of a page would keep the whole page in memory. */
const apart = (text: string) => Buffer.from(text).toString()

/** The addresses of the pictures that a page shows. */
export const assetsOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(ASSETS)]
      .flatMap(([, one, set]) => one ?? set?.split(',').map((entry) => entry.trim().split(' ')[0]))
      .flatMap((address) => (address?.startsWith('/') ? [apart(address)] : [])),
  ),
]
