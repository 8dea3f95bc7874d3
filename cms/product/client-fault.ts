import type { AfterErrorHook } from 'payload'
import { isBadValue, isConflict, lacksValue } from '../database/bad-value.ts'

const BAD_VALUE =
  'Something that was sent can’t be used here: a value is missing, of the wrong kind, too large, or names what doesn’t exist. Nothing was saved.'

/** Answers with 400 where only Postgres noticed that a document can't be saved, or found, with a value. */
export const refuseBadValue: AfterErrorHook = ({ collection, error }) =>
  isBadValue(error) || (collection && lacksValue(error))
    ? { status: 400, response: { errors: [{ message: BAD_VALUE }] } }
    : undefined

const CONFLICT = 'Somebody else saved at the same moment, so this was not saved. Please try again.'

/** Answers with 409 where two changes got in each other's way. */
export const refuseConflict: AfterErrorHook = ({ error }) =>
  isConflict(error) ? { status: 409, response: { errors: [{ message: CONFLICT }] } } : undefined

const HELD =
  'Somebody else is typing in this form, so this was not saved. Wait until they have saved, or take it over.'

/** Says in plain words that a document is locked; Payload names its number. */
export const refuseHeld: AfterErrorHook = ({ error }) =>
  error.name === 'Locked' ? { status: 423, response: { errors: [{ message: HELD }] } } : undefined

const statusOf = (error: Error): number => Number(Reflect.get(error, 'status') ?? 500)

/** How Payload's screens say that there is nothing to see, and its functions that nobody is signed in. */
const REFUSALS = ['not-found', 'Unauthorized']

/** Whether whoever sent the request is the reason for the error, so that nobody needs to look at it. */
export const isClientFault = (error: unknown): boolean =>
  error instanceof Error &&
  (statusOf(error) < 500 ||
    isBadValue(error) ||
    isConflict(error) ||
    REFUSALS.includes(error.message))
