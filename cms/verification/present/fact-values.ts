import { plainLine } from '../../contract/line-text.ts'
import { type OpenTime, storedHours } from '../../contract/open-time.ts'
import type { PhoneLine } from '../../contract/phone-lines.ts'
import type { Clinic } from '../../payload-types.ts'
import { FACTS, type FactName } from './facts.ts'

/** An unknown fact is null, or an empty list. */
export interface FactValues
  extends Record<Exclude<FactName, 'openingHours' | 'phones'>, string | string[] | boolean | null> {
  openingHours: OpenTime[]
  phones: PhoneLine[]
}
export type FactValue = FactValues[FactName]

/** The facts of a clinic that a call asks for; an empty text becomes null. */
export const factValues = (clinic: Clinic): FactValues => {
  const values = Object.fromEntries(FACTS.map(({ name }) => [name, clinic[name] || null]))
  const { isFree, isLowCost, addressIsPrivate } = clinic
  return {
    ...values,
    isFree: isFree ?? false,
    isLowCost: isLowCost ?? false,
    addressIsPrivate: addressIsPrivate ?? false,
    openingHours: storedHours(clinic.openingHours),
    phones: (clinic.phones ?? []).map(plainLine),
  } as FactValues
}
