import { z } from 'zod'
import { fault } from './fault-codes.ts'

/** How many rows one answer may hold. */
export const MAX_LIMIT = 100

/** A parameter that must be a whole number. */
export const wholeNumber = (min: number, max: number) => {
  const error = fault('notBetween', min, max)
  return z.coerce.number(error).int(error).min(min, error).max(max, error)
}

/** A part of a list. */
export interface Page {
  limit: number
  offset: number
}

/**
 * The two paging parameters that every list endpoint takes.
 * @param defaultLimit rows in the answer if the query has no limit, 1 to 100
 */
export const paging = (defaultLimit: number) => ({
  limit: wholeNumber(1, MAX_LIMIT).default(defaultLimit).describe('Rows to return, 1 to 100'),
  offset: wholeNumber(0, 1_000_000).default(0).describe('Rows to skip, from 0'),
})
