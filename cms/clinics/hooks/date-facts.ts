import { isDeepStrictEqual } from 'node:util'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { CLINIC_FACTS, type ClinicFact } from '../../contract/clinic-facts.ts'
import type { FactSource } from '../../contract/constants.ts'
import type { Clinic } from '../../payload-types.ts'
import { knownValue } from '../known-value.ts'

declare module 'payload' {
  interface RequestContext {
    /** Where the facts of a change come from; an editor, if left out. */
    factSource?: FactSource
  }
}

/** A translation confirms nothing: only the English text of a localized fact is dated. */
const isDated = (fact: ClinicFact, req: PayloadRequest) =>
  !('localized' in fact) || (req.locale ?? 'en') === 'en'

/**
 * Remembers of each changed fact when that was, and where it came from. A date that comes with the
 * change is kept, as when a call is undone; a fact that is no longer known has none.
 */
export const dateFacts: CollectionBeforeChangeHook<Clinic> = ({ data, originalDoc, req }) => {
  const before: Partial<Clinic> = originalDoc ?? {}
  const after: Partial<Clinic> = { ...before, ...data }
  const changed = CLINIC_FACTS.filter(
    (fact) =>
      isDated(fact, req) &&
      !isDeepStrictEqual(knownValue(after[fact.name]), knownValue(before[fact.name])),
  )
  if (changed.length === 0) return data
  const dates = { ...after.factDates }
  const stamp = {
    at: new Date().toISOString(),
    source: req.context.factSource ?? 'editor',
  } as const
  for (const { name } of changed) {
    if (knownValue(after[name]) === null) delete dates[name]
    else if (isDeepStrictEqual(dates[name], before.factDates?.[name])) dates[name] = stamp
  }
  return { ...data, factDates: dates }
}
