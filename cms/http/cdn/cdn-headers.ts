/** The one key of everything that a CDN may keep: an edit removes all of it, as in our own memory. */
export const CONTENT_KEY = 'content'

/** Seconds that a CDN answers by itself: the longest that an edit stays unseen if no purge arrives. */
const FRESH_SECONDS = 3_600
/** Seconds after that in which it still answers at once, and asks us meanwhile. */
const WHILE_ASKING_SECONDS = 60

/** The headers that let a CDN keep an answer that stays true for so many seconds. */
export type CdnHeaders = (seconds: number) => Record<string, string>

/**
 * The headers that let a CDN keep an answer. Browsers have to ask each time, as without a CDN: they
 * can't be purged, and `must-revalidate` keeps them from the other directives.
 * @param maxStaleMs how long the CDN may answer while we don't
 */
export const cdnHeaders =
  (maxStaleMs: number): CdnHeaders =>
  (seconds) => {
    const fresh = Math.min(seconds, FRESH_SECONDS)
    const stale = `stale-while-revalidate=${WHILE_ASKING_SECONDS}, stale-if-error=${Math.floor(maxStaleMs / 1_000)}`
    // For CDNs alone, which take these first. Some, such as Cloudflare's, give nothing stale after
    // must-revalidate or s-maxage.
    const targeted = `max-age=${fresh}, ${stale}`
    return {
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${fresh}, ${stale}`,
      'cdn-cache-control': targeted,
      'surrogate-control': targeted,
      'surrogate-key': CONTENT_KEY,
      'cache-tag': CONTENT_KEY,
    }
  }
