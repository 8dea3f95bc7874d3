import type { HonoRequest } from 'hono'
import { z } from 'zod'
import { MAX_FORM_BYTES } from '../../contract/index.ts'
import { badRequest, ProblemError } from '../../http/problems.ts'

const JSON_BODY = /^application\/json\s*(;|$)/i
/** Longer than any search. */
const MOST_CHARACTERS = 10_000

const Parameters = z.record(z.string(), z.string())

const unusable = () =>
  badRequest('The body must be a JSON object of texts: the parameters of the address.')

const tooLarge = () =>
  new ProblemError(413, 'Too large', 'The body is larger than 64 KB. No search needs so much.')

/** The text of a body, which is counted as it comes: what says no length may never end. */
const readText = async ({ raw }: HonoRequest): Promise<string> => {
  if (Number(raw.headers.get('content-length') ?? 0) > MAX_FORM_BYTES) throw tooLarge()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of raw.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_FORM_BYTES) throw tooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The parameters that a request brings in its body, so that they are in no address and no log. */
export const readQuietly = async (request: HonoRequest): Promise<Record<string, string>> => {
  if (!JSON_BODY.test(request.header('content-type') ?? ''))
    throw new ProblemError(415, 'Unsupported media type', 'Send the search as application/json.')
  const text = await readText(request)
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
