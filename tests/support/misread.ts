import { isDeepStrictEqual } from 'node:util'
import type { Locale } from '../../cms/contract/index.ts'

/**
 * Finds the texts in which something else is read than wanted: each with what it is, and what was wanted.
 * @param understood what is read in a text
 */
export const misreadBy =
  <Found>(understood: (text: string, locale?: Locale) => Promise<Found>) =>
  async (
    wanted: Iterable<readonly [text: string, part: unknown, ...rest: unknown[]]>,
    partOf: (found: Found) => unknown,
    locale?: Locale,
  ): Promise<unknown[]> => {
    const misses: unknown[] = []
    for (const [text, part] of wanted) {
      const found = partOf(await understood(text, locale))
      if (!isDeepStrictEqual(found, part)) misses.push([text, found, part])
    }
    return misses
  }
