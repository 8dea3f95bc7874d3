import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { MAX_FORM_BYTES } from '../../contract/index.ts'
import { badRequest, ProblemError } from '../../http/problems.ts'

const JSON_BODY = /^application\/json\s*(;|$)/i
/** Longer than any search. */
const MOST_CHARACTERS = 10_000

const Parameters = z.record(z.string(), z.string())

const unusable = () => badRequest((words) => words.notParameters)

/** Counts a body as it comes: what says no length may never end. */
const keepSmall = bodyLimit({
  maxSize: MAX_FORM_BYTES,
  onError: () => {
    throw new ProblemError(413, 'tooLarge', (words) => words.searchTooLarge)
  },
})

/** The parameters that a request brings in its body, so that they are in no address and no log. */
export const readQuietly = async (c: Context): Promise<Record<string, string>> => {
  if (!JSON_BODY.test(c.req.header('content-type') ?? ''))
    throw new ProblemError(415, 'unsupported', (words) => words.searchType)
  await keepSmall(c, async () => undefined)
  const text = await c.req.text()
  if (text.length > MOST_CHARACTERS) throw unusable()
  try {
    const parameters = Parameters.parse(JSON.parse(text))
    // Postgres can't store a NUL.
    if (!Object.values(parameters).some((value) => value.includes('\0'))) return parameters
  } catch {
    throw unusable()
  }
  throw unusable()
}
