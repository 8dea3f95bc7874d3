import type { CollectionBeforeValidateHook } from 'payload'
import { outcomeSince } from '../queries/verification/last-outcome.ts'
import { Refusal } from '../refusal.ts'

/**
 * A form sends all of a clinic, as it was when it was opened. One that is older than the last call
 * would undo what came of it: Payload tells of that only where a form does not save by itself.
 */
export const refuseOvertakenForm: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const opened: unknown = data?.updatedAt
  if (operation !== 'update' || !req.user || typeof opened !== 'string') return data
  if (Number.isNaN(Date.parse(opened)) || opened >= originalDoc?.updatedAt) return data
  const by = await outcomeSince(req, Number(originalDoc.id), opened)
  if (by === null) return data
  throw new Refusal(
    `${by} verified this clinic after you opened it, so this was not saved. Copy what you typed, then load the page again.`,
    409,
  )
}
