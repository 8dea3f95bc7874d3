import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Problem } from '../contract/problem.ts'
import { isUnreachable, RETRY_AFTER, UNREACHABLE } from '../database/unreachable.ts'
import { failureNote } from '../telemetry/request-id.ts'

/** An error that has its own answer. */
export class ProblemError extends Error {
  readonly problem: Problem & { status: ContentfulStatusCode }
  readonly headers: Record<string, string>

  constructor(
    status: ContentfulStatusCode,
    title: string,
    detail: string,
    {
      errors,
      requestId,
      headers = {},
    }: Pick<Problem, 'errors' | 'requestId'> & { headers?: Record<string, string> } = {},
  ) {
    super(detail)
    this.problem = {
      title,
      status,
      detail,
      ...(requestId && { requestId }),
      ...(errors && { errors }),
    }
    this.headers = headers
  }
}

export const notFound = (detail: string) => new ProblemError(404, 'Not found', detail)

export const badRequest = (detail: string, errors?: Problem['errors']) =>
  new ProblemError(400, 'Bad request', detail, errors && { errors })

/** What is wrong, by the name of a parameter or field. */
const errorsByName = ({ issues }: z.ZodError): Record<string, string[]> => {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const name = String(path[0])
    errors[name] = [...new Set([...(errors[name] ?? []), message])]
  }
  return errors
}

const inWords = (errors: Record<string, string[]>) =>
  Object.entries(errors)
    .map(([name, messages]) => `${name}: ${messages.join(', ')}`)
    .join('; ')

/** Names every parameter that can't be used, with what is wrong with it. */
export const badParameters = (error: z.ZodError): ProblemError => {
  const errors = errorsByName(error)
  return badRequest(`These parameters can't be used: ${inWords(errors)}`, errors)
}

/** Names every field of a form that can't be used, with what is wrong with it. */
export const badFields = (error: z.ZodError): ProblemError => {
  const errors = errorsByName(error)
  return badRequest(`These fields can't be used: ${inWords(errors)}`, errors)
}

/** The database can't be used just now. */
export const unavailable = () =>
  new ProblemError(503, 'Not available right now', UNREACHABLE, {
    headers: { 'retry-after': RETRY_AFTER },
  })

/**
 * The one place that turns an error into an answer.
 * @param requestId lets people refer to a failure that the log knows more about
 */
export const problemOf = (error: unknown, requestId?: string): ProblemError => {
  if (error instanceof ProblemError) return error
  if (isUnreachable(error)) return unavailable()
  return new ProblemError(
    500,
    'Something went wrong',
    `The directory could not answer. Please try again in a moment.${failureNote(requestId)}`,
    { requestId },
  )
}
