'use client'
import { useRouter } from 'next/navigation.js'
import { addressOf, BY, type QueueAddress } from './queue.ts'

export interface StateOption {
  id: number
  name: string
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
      <label>
        State
        <select value={queue.state} onChange={(event) => choose({ state: event.target.value })}>
          <option value="">All states</option>
          {states.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Reason
        <select value={queue.by} onChange={(event) => choose({ by: event.target.value })}>
          <option value="">All reasons</option>
          {Object.entries(BY).map(([by, label]) => (
            <option key={by} value={by}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
