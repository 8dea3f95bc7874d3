import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { badRequest, ProblemError } from '../../http/problems.ts'

const JSON_BODY = /^application\/json\s*(;|$)/i
/** Longer than any search. */
const MOST_CHARACTERS = 10_000

const Parameters = z.record(z.string(), z.string())

const unusable = () =>
  badRequest('The body must be a JSON object of texts: the parameters of the address.')

/** The parameters that a request brings in its body, so that they are in no address and no log. */
export const readQuietly = async (request: HonoRequest): Promise<Record<string, string>> => {
  if (!JSON_BODY.test(request.header('content-type') ?? ''))
    throw new ProblemError(415, 'Unsupported media type', 'Send the search as application/json.')
  const text = await request.text()
  if (text.length > MOST_CHARACTERS) throw unusable()
  try {
    const asked = Parameters.parse(JSON.parse(text))
    // Postgres can't store a NUL.
    if (!Object.values(asked).some((value) => value.includes('\0'))) return asked
  } catch {
    throw unusable()
  }
  throw unusable()
}
