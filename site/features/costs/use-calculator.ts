import type { CostFigures, PovertyFigures } from '@healthcare-for-all/cms/contract'
import { type SubmitEvent, useState } from 'react'
import { costsCopy } from '../../copy/costs.ts'
import { useCopy } from '../../lib/language.tsx'
import { type Estimate, estimate } from './estimate.ts'
import { periodOf, readHousehold, readIncome } from './read-amounts.ts'

export type Errors = Partial<Record<'household' | 'income' | 'state', string>>

type Place = CostFigures['states'][number]

export interface Outcome extends Estimate {
  people: number
  place: Place
}

/** The answers in a form's fields. They have no names, which could end up in an address. */
const answersIn = (form: HTMLFormElement) => {
  const text = (asks: string) =>
    form.querySelector<HTMLInputElement | HTMLSelectElement>(`[data-asks=${asks}]`)?.value ?? ''
  return {
    household: readHousehold(text('household')),
    income: readIncome(text('income'), periodOf(text('period'))),
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
    const { household, income, state } = answersIn(event.currentTarget)
    const place = states.find(({ abbreviation }) => abbreviation === state)
    setErrors({
      ...(household.problem && { household: copy.household[household.problem] }),
      ...(income.problem && { income: copy.income[income.problem] }),
      ...(!place && { state: copy.state.empty }),
    })
    if (household.problem || income.problem || !place) {
      const form = event.currentTarget
      // Once the errors are shown.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return setOutcome(undefined)
    }
    const situation = { people: household.value, incomeCents: income.value, place }
    setOutcome({ ...estimate(figures, situation), people: household.value, place })
  }

  return { errors, outcome, change, compute }
}
