import type { CollectionBeforeValidateHook } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'

const refuse = (sentence: string): never => {
  throw new Refusal(sentence, 409)
}

/** A clinic that was merged or has closed is not listed again by the way, say with many others. */
export const refuseUnlisted: CollectionBeforeValidateHook = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || data?._status !== 'published') return data
  const { name, mergedInto, closedAt } = { ...originalDoc, ...data }
  if (mergedInto)
    refuse(`${name} was merged into another clinic. Open it and unmerge it before publishing it.`)
  if (closedAt)
    refuse(`${name} is closed. Open it and empty its date under Closed before publishing it.`)
  return data
}
