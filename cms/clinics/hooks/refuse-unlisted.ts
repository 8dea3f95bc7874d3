import type { CollectionBeforeValidateHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'

const refuse = (sentence: string): never => {
  throw new Refusal(sentence, 409)
}

/** Keeps a merged or closed clinic from being published by accident, say in a bulk edit. */
export const refuseUnlisted: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || data?._status !== 'published') return data
  const { name, mergedInto, closedAt } = { ...originalDoc, ...data }
  if (mergedInto)
    refuse(`${name} was merged into another clinic. Open it and unmerge it before publishing it.`)
  if (closedAt)
    refuse(`${name} is closed. Open it and clear its date under Closed before publishing it.`)
  return data
}
