import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import type { Problem } from '../contract/problem.ts'

/** An error that has an answer of its own. */
export class ProblemError extends Error {
  readonly problem: Problem & { status: ContentfulStatusCode }

  constructor(
    status: ContentfulStatusCode,
    title: string,
    detail: string,
    errors?: Problem['errors'],
  ) {
    super(detail)
    this.problem = { title, status, detail, ...(errors && { errors }) }
  }
}

export const notFound = (detail: string) => new ProblemError(404, 'Not found', detail)

export const badRequest = (detail: string, errors?: Problem['errors']) =>
  new ProblemError(400, 'Bad request', detail, errors)

/** Names every parameter that can't be used, with what is wrong with it. */
export const badParameters = (error: z.ZodError): ProblemError => {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of error.issues) {
    const name = path.join('.')
    errors[name] = [...(errors[name] ?? []), message]
  }
  const detail = Object.entries(errors)
    .map(([name, messages]) => `${name}: ${messages.join(', ')}`)
    .join('; ')
  return badRequest(`These parameters can't be used: ${detail}`, errors)
}

/** The one place that turns what went wrong into an answer. */
export const problemOf = (error: unknown): ProblemError =>
  error instanceof ProblemError
    ? error
    : new ProblemError(
        500,
        'Something went wrong',
        'The directory could not answer. Please try again in a moment.',
      )
