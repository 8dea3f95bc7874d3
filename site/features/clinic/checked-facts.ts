import type { Clinic, FactDate } from '@healthcare-for-all/cms/contract'
import type { ClinicCopy } from '../../copy/clinic.ts'

type Group = keyof ClinicCopy['checked']['groups']

/** What people act on, and the facts that say it, the main one first. 'Before you go' has the dates of the rest beside them. */
const FACTS: Record<Group, readonly string[]> = {
  phone: ['phone', 'phones'],
  address: ['address', 'city', 'zipCode'],
  hours: ['openingHours', 'hoursOfOperation'],
  cost: ['isFree', 'isLowCost', 'slidingFeeScale', 'insuranceAccepted'],
  services: ['services'],
  languages: ['languages', 'interpreters'],
}

export interface Checked {
  group: Group
  date: FactDate
}

const dayOf = (moment: string | null | undefined) => moment?.slice(0, 10)

/** The date of the first of them that has one: it is what people read. */
const dateOf = ({ factDates }: Clinic, names: readonly string[]): FactDate | undefined =>
  names.flatMap((name) => factDates[name] ?? [])[0]

/**
 * When what people act on was last checked, and how we know. None if all of it was checked in the call whose
 * day the page says anyway.
 */
export const checkedFacts = (clinic: Clinic): Checked[] => {
  const groups = Object.keys(FACTS) as Group[]
  const known = groups.flatMap((group) => {
    const date = dateOf(clinic, FACTS[group])
    return date ? [{ group, date }] : []
  })
  const verified = clinic.verified ? dayOf(clinic.lastVerifiedAt) : undefined
  const isSaid = known.every(({ date }) => date.source === 'call' && dayOf(date.at) === verified)
  return isSaid ? [] : known
}
