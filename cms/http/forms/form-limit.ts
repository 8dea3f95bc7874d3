import type { Pool } from 'pg'
import { createLimit, TooOften } from '../limits/limit.ts'
import { ProblemError } from '../problems.ts'

/** How many forms of one kind an address may send in this time; a whole office may share one. */
const RULE = { name: 'form', most: 20, seconds: 10 * 60 }

/** Counts one more form, or throws a problem that says when to try again. */
export type FormLimit = (form: string, sender: string) => Promise<void>

export const createFormLimit = (pool: Pool): FormLimit => {
  const limit = createLimit(pool, RULE)
  return async (form, sender) => {
    try {
      await limit.count(`${form}:${sender}`)
    } catch (error) {
      if (!(error instanceof TooOften)) throw error
      throw new ProblemError(429, 'tooManyForms', (words) => words.tooManyForms(error.seconds), {
        headers: { 'retry-after': String(error.seconds) },
      })
    }
  }
}
