import type { Localized } from '../localized.ts'
import type { Random } from './random.ts'
import {
  accessibility,
  donations,
  english,
  freePayment,
  insurance,
  languages,
  medicaid,
  noInsurance,
  payments,
  programs,
  slidingFee,
} from './word-lists.ts'

interface Costs {
  isFree: boolean
  isLowCost: boolean
  sliding: boolean
}

/** The short lists of a sample clinic; some stay empty. */
export const sampleLists = (random: Random, { isFree, isLowCost, sliding }: Costs) => {
  const spanish = random.chance(0.7) ? languages.slice(0, 1) : []
  const others = random.some(languages.slice(1), random.chance(0.4) ? random.whole(1, 3) : 0)
  const gifts = random.chance(0.4) ? [donations] : []
  const scale = (random.chance(0.4) || sliding) && !isFree ? [slidingFee] : []
  const paid = [...scale, ...random.some(payments, random.whole(1, 3))]
  const insured = [medicaid, ...random.some(insurance, random.whole(0, 4))]
  return {
    languages: random.chance(0.92) ? [english, ...spanish, ...others] : [],
    accessibility: random.some(accessibility, random.whole(0, 4)),
    specialPrograms: random.some(programs, random.chance(0.5) ? random.whole(1, 3) : 0),
    insuranceAccepted: isFree ? [noInsurance] : insured,
    paymentOptions: isFree && !isLowCost ? [freePayment, ...gifts] : paid,
  } satisfies Record<string, readonly Localized[]>
}
