import { writeFile } from 'node:fs/promises'

/**
 * Where memory runs out, lets Linux end this process rather than the one that serves. For processes that
 * read what people upload.
 */
export const endFirst = () => writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)
