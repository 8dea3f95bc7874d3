'use client'
import { type FormEvent, useId, useState } from 'react'
import { factLabel } from '../../../contract/clinic-facts.ts'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
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
  const language = usePanelLanguage()
  const say = sayIn(language)
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
          {say({ en: 'Choose', es: 'Elija' })}
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
      <summary>
        {say({ en: 'Merge two entries of a list', es: 'Combinar dos entradas de una lista' })}
      </summary>
      <form className="words-form" onSubmit={(event) => void submit(event)}>
        <p>
          {say({
            en: 'Visitors then read the second for both, and files are read so. It is listed under Decided, where you can undo it.',
            es: 'Los visitantes leen entonces la segunda en lugar de las dos, y así se leen los archivos. Queda en Decididas, donde puede deshacerlo.',
          })}
        </p>
        <label htmlFor={`${id}-fact`}>{say({ en: 'List', es: 'Lista' })}</label>
        <select
          id={`${id}-fact`}
          value={fact}
          onChange={({ target }) =>
            setFact(FACTS.find((name) => name === target.value) ?? 'services')
          }
        >
          {FACTS.map((name) => (
            <option key={name} value={name}>
              {factLabel(name, language)}
            </option>
          ))}
        </select>
        {choice('from', say({ en: 'This entry', es: 'Esta entrada' }))}
        {choice('into', say({ en: 'becomes this one', es: 'pasa a ser esta' }))}
        <button type="submit" disabled={isBusy}>
          {say({ en: 'Merge', es: 'Combinar' })}
        </button>
      </form>
    </details>
  )
}
