import type { CostFigures, PovertyFigures } from '@healthcare-for-all/cms/contract'
import { type SubmitEvent, useState } from 'react'
import { costsCopy } from '../../copy/costs.ts'
import { useCopy } from '../../lib/language.tsx'
import { doubt } from './doubt.ts'
import { type Estimate, estimate } from './estimate.ts'
import { periodOf, readHours, readHousehold, readIncome } from './read-amounts.ts'

export type Errors = Partial<Record<'household' | 'income' | 'hours' | 'state', string>>

type Place = CostFigures['states'][number]

export interface Outcome extends Estimate {
  people: number
  place: Place
  /** The period that may have been meant, if the income is hard to believe. */
  meant: ReturnType<typeof doubt>
}

/** The answers in a form's fields. They have no names, which could end up in an address. */
const answersIn = (form: HTMLFormElement) => {
  const text = (asks: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-asks=${asks}]`)?.value ?? ''
  const period = periodOf(text('period'))
  const hours = period === 'hour' ? readHours(text('hours')) : { value: 1 }
  return {
    household: readHousehold(text('household')),
    income: readIncome(text('income'), period, hours.value),
    period,
    hours,
    state: text('state'),
  }
}

/** What follows from what somebody typed. It is in the page's memory, and nowhere else. */
export const useCalculator = (figures: PovertyFigures, states: readonly Place[]) => {
  const copy = useCopy(costsCopy).errors
  const [errors, setErrors] = useState<Errors>({})
  const [outcome, setOutcome] = useState<Outcome>()

  /** An outcome that no longer belongs to the answers goes away. */
  const change = () => setOutcome(undefined)

  const compute = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { household, income, period, hours, state } = answersIn(event.currentTarget)
    const place = states.find(({ abbreviation }) => abbreviation === state)
    setErrors({
      ...(household.problem && { household: copy.household[household.problem] }),
      ...(income.problem && { income: copy.income[income.problem] }),
      ...(hours.problem && { hours: copy.hours[hours.problem] }),
      ...(!place && { state: copy.state.empty }),
    })
    if (household.problem || income.problem || hours.problem || !place) {
      const form = event.currentTarget
      // Once the errors are shown.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return setOutcome(undefined)
    }
    const situation = { people: household.value, incomeCents: income.value, place }
    const found = estimate(figures, situation)
    const meant = doubt(found.share, period)
    setOutcome({ ...found, people: household.value, place, meant })
  }

  return { errors, outcome, change, compute }
}
