'use client'
import { type FormEvent, useId, useState } from 'react'
import { factLabel } from '../../../contract/clinic-facts.ts'
import type { WordsAnswer } from '../../endpoints/words/answers.ts'

interface MergeFormProps {
  entries: WordsAnswer['entries']
  isBusy: boolean
  onMerge: (merge: { fact: string; from: string; into: string }) => Promise<boolean>
}

const FACTS = [
  'services',
  'languages',
  'insuranceAccepted',
  'paymentOptions',
  'accessibility',
] as const

/** Makes two entries one, for lists that have two spellings of the same. */
export const MergeForm = ({ entries, isBusy, onMerge }: MergeFormProps) => {
  const id = useId()
  const [fact, setFact] = useState<(typeof FACTS)[number]>('services')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const isDone = await onMerge({
      fact,
      from: String(data.get('from')),
      into: String(data.get('into')),
    })
    if (isDone) form.reset()
  }
  const choice = (name: string, label: string) => (
    <>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <select id={`${id}-${name}`} name={name} defaultValue="" required key={`${fact} ${name}`}>
        <option value="" disabled>
          Choose
        </option>
        {entries[fact].map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </>
  )
  return (
    <details className="imp-details">
      <summary>Merge two entries of a list</summary>
      <form className="words-form" onSubmit={(event) => void submit(event)}>
        <p>
          Visitors then read the second for both, and files are read so. It is listed under Decided,
          where you can undo it.
        </p>
        <label htmlFor={`${id}-fact`}>List</label>
        <select
          id={`${id}-fact`}
          value={fact}
          onChange={({ target }) =>
            setFact(FACTS.find((name) => name === target.value) ?? 'services')
          }
        >
          {FACTS.map((name) => (
            <option key={name} value={name}>
              {factLabel(name)}
            </option>
          ))}
        </select>
        {choice('from', 'This entry')}
        {choice('into', 'becomes this one')}
        <button type="submit" disabled={isBusy}>
          Merge
        </button>
      </form>
    </details>
  )
}
