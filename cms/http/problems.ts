import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Locale } from '../contract/constants.ts'
import { readFault } from '../contract/fault-codes.ts'
import type { Problem } from '../contract/problem.ts'
import { isDiskFull } from '../database/system-fault.ts'
import { isUnreachable, RETRY_AFTER } from '../database/unreachable.ts'
import type { Words } from './words/words.ts'
import { wordsIn } from './words/words-in.ts'

/** Chooses a text from the catalog of the reader's language. */
type Say = (words: Words) => string

interface More {
  /** What is wrong, by the name of a parameter or field. */
  errors?: (words: Words) => Record<string, string[]>
  requestId?: string | undefined
  headers?: Record<string, string>
}

/** An error that has its own answer, in each language. */
export class ProblemError extends Error {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>
  /** The answer for somebody who reads this language. */
  readonly in: (locale: Locale) => Problem & { status: ContentfulStatusCode }

  constructor(
    status: ContentfulStatusCode,
    title: keyof Words['titles'],
    detail: Say,
    { errors, requestId, headers = {} }: More = {},
  ) {
    super(detail(wordsIn('en')))
    this.status = status
    this.headers = headers
    this.in = (locale) => {
      const words = wordsIn(locale)
      return {
        title: words.titles[title],
        status,
        detail: detail(words),
        ...(requestId && { requestId }),
        ...(errors && { errors: errors(words) }),
      }
    }
  }
}

export const notFound = (detail: Say) => new ProblemError(404, 'notFound', detail)

/** It is known by another address now; said in words too, for programs that follow no redirect. */
export const moved = (path: string, detail: Say) =>
  new ProblemError(301, 'moved', detail, { headers: { location: path } })

/** It was there, and will not come back. */
export const gone = (detail: Say) => new ProblemError(410, 'gone', detail)

export const badRequest = (detail: Say, more?: Pick<More, 'errors'>) =>
  new ProblemError(400, 'badRequest', detail, more)

/** A schema's message in words; zod's own are in the reader's language already. */
export const faultInWords = (message: string, { faults }: Words): string => {
  const found = readFault(message)
  return found ? faults[found.code](...found.numbers) : message
}

/** What is wrong, by the name of a parameter or field. */
const errorsByName =
  ({ issues }: z.ZodError) =>
  (words: Words): Record<string, string[]> => {
    const errors: Record<string, string[]> = {}
    for (const { path, message } of issues) {
      const name = String(path[0])
      errors[name] = [...new Set([...(errors[name] ?? []), faultInWords(message, words)])]
    }
    return errors
  }

const listed = (errors: Record<string, string[]>) =>
  Object.entries(errors)
    .map(([name, messages]) => `${name}: ${messages.join(', ')}`)
    .join('; ')

/**
 * Names every parameter that can't be used, with what is wrong with it.
 * @param error of parsing in the reader's language
 */
export const badParameters = (error: z.ZodError): ProblemError => {
  const errors = errorsByName(error)
  return badRequest((words) => words.badParameters(listed(errors(words))), { errors })
}

/** Names every field of a form that can't be used, with what is wrong with it. */
export const badFields = (error: z.ZodError): ProblemError => {
  const errors = errorsByName(error)
  return badRequest((words) => words.badFields(listed(errors(words))), { errors })
}

/** The database can't be used just now. */
export const unavailable = (detail: Say = ({ unreachable }) => unreachable) =>
  new ProblemError(503, 'unavailable', detail, { headers: { 'retry-after': RETRY_AFTER } })

/**
 * The one place that turns an error into an answer.
 * @param requestId lets people refer to a failure that the log knows more about
 */
export const problemOf = (error: unknown, requestId?: string): ProblemError => {
  if (error instanceof ProblemError) return error
  if (isDiskFull(error)) return unavailable(({ diskFull }) => diskFull)
  if (isUnreachable(error)) return unavailable()
  const note = ({ failureNote }: Words) => (requestId ? failureNote(requestId) : '')
  return new ProblemError(500, 'failed', (words) => words.failed + note(words), { requestId })
}
