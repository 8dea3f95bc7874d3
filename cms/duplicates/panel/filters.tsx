'use client'
import { useRouter } from 'next/navigation.js'
import { useId } from 'react'
import { addressOf, BY, type QueueAddress } from './queue.ts'

export interface StateOption {
  id: number
  name: string
}

interface ChoiceProps {
  label: string
  /** What leaves all. */
  all: string
  value: string
  options: [value: string, name: string][]
  onChoose: (value: string) => void
}

const Choice = ({ label, all, value, options, onChoose }: ChoiceProps) => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">{all}</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

interface FiltersProps {
  queue: QueueAddress
  states: StateOption[]
}

/** Narrows the list to a state, or to what speaks for a pair. */
export const Filters = ({ queue, states }: FiltersProps) => {
  const router = useRouter()
  const choose = (change: Partial<QueueAddress>) =>
    router.push(addressOf(queue, { ...change, page: '' }))
  return (
    <fieldset className="dup-row dup-filters">
      <legend className="read-aloud">Filter</legend>
      <Choice
        label="State"
        all="All states"
        value={queue.state}
        options={states.map(({ id, name }) => [String(id), name])}
        onChoose={(state) => choose({ state })}
      />
      <Choice
        label="Reason"
        all="All reasons"
        value={queue.by}
        options={Object.entries(BY)}
        onChoose={(by) => choose({ by })}
      />
    </fieldset>
  )
}
