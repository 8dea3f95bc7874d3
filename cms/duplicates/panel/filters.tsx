'use client'
import { useRouter } from 'next/navigation.js'
import { useId } from 'react'
import { useSay } from '../../panel-kit/use-say.ts'
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
  const say = useSay()
  const router = useRouter()
  const choose = (change: Partial<QueueAddress>) =>
    router.push(addressOf(queue, { ...change, page: '' }))
  return (
    <fieldset className="dup-row dup-filters">
      <legend className="read-aloud">{say({ en: 'Filter', es: 'Filtrar' })}</legend>
      <Choice
        label={say({ en: 'State', es: 'Estado' })}
        all={say({
          en: 'All states',
          es: 'Todos los estados',
        })}
        value={queue.state}
        options={states.map(({ id, name }) => [String(id), name])}
        onChoose={(state) => choose({ state })}
      />
      <Choice
        label={say({ en: 'Reason', es: 'Motivo' })}
        all={say({
          en: 'All reasons',
          es: 'Todos los motivos',
        })}
        value={queue.by}
        options={Object.entries(BY).map(([by, words]) => [by, say(words)])}
        onChoose={(by) => choose({ by })}
      />
    </fieldset>
  )
}
