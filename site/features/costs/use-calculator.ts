import type { CostFigures, PovertyFigures } from '@healthcare-for-all/cms/contract'
import { type SubmitEvent, useState } from 'react'
import { costsCopy } from '../../copy/costs.ts'
import { useCopy } from '../../lib/language.tsx'
import { type Estimate, estimate } from './estimate.ts'
import { type Period, readHousehold, readIncome } from './read-amounts.ts'

export interface Answers {
  household: string
  income: string
  period: Period
  state: string
}

export type Errors = Partial<Record<'household' | 'income' | 'state', string>>

type Place = CostFigures['states'][number]

export interface Outcome extends Estimate {
  people: number
  place: Place
}

const NOTHING: Answers = { household: '', income: '', period: 'month', state: '' }

/** What somebody typed and what follows from it. It is in the page's memory, and nowhere else. */
export const useCalculator = (figures: PovertyFigures, states: readonly Place[]) => {
  const copy = useCopy(costsCopy).errors
  const [answers, setAnswers] = useState(NOTHING)
  const [errors, setErrors] = useState<Errors>({})
  const [outcome, setOutcome] = useState<Outcome>()

  /** An outcome that no longer belongs to the answers goes away. */
  const change = (part: Partial<Answers>) => {
    setAnswers({ ...answers, ...part })
    setOutcome(undefined)
  }

  const compute = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const household = readHousehold(answers.household)
    const income = readIncome(answers.income, answers.period)
    const place = states.find(({ abbreviation }) => abbreviation === answers.state)
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

  return { answers, errors, outcome, change, compute }
}
