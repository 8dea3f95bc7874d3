import type { Clinic } from '../../contract/clinic.ts'
import type { HsdsCostOption } from '../../contract/hsds/parts.ts'
import type { Ids } from '../ids.ts'

type Cost = Pick<HsdsCostOption, 'option' | 'currency' | 'amount' | 'amount_description'>

const COSTS: readonly { fact: 'isFree' | 'isLowCost' | 'slidingFeeScale'; cost: Cost }[] = [
  { fact: 'isFree', cost: { option: 'Free', currency: 'USD', amount: 0 } },
  { fact: 'isLowCost', cost: { option: 'Low cost' } },
  {
    fact: 'slidingFeeScale',
    cost: { option: 'Sliding fee scale', amount_description: 'Depends on what people earn' },
  },
]

const costsOf = (clinic: Clinic) => COSTS.filter(({ fact }) => clinic[fact]).map(({ cost }) => cost)

export const costOptionsOf = (clinic: Clinic, ids: Ids): HsdsCostOption[] =>
  costsOf(clinic).map((cost, part) => ({
    id: ids.of('costOption', clinic.id, part),
    service_id: ids.of('service', clinic.id),
    ...cost,
  }))

/** 'Free, Sliding fee scale', or undefined. */
export const feesInWords = (clinic: Clinic): string | undefined =>
  costsOf(clinic)
    .map(({ option }) => option)
    .join(', ') || undefined
