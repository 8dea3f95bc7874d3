'use client'
import { type FormEvent, useId } from 'react'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { WordAnswer } from '../../endpoints/words/answers.ts'
import type { Entry } from '../../words/entries.ts'
import type { WordDecision } from './use-words.ts'

interface WordFormProps {
  word: WordAnswer
  entries: readonly Entry[]
  isBusy: boolean
  onDecide: (decision: WordDecision) => void
}

const textOf = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '').trim()

/** Chooses the entry that a word means. */
export const MeansForm = ({ word, entries, isBusy, onDecide }: WordFormProps) => {
  const say = useSay()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onDecide({ as: 'means', entry: textOf(event.currentTarget, 'entry') })
  }
  return (
    <form className="words-form" onSubmit={submit}>
      <label htmlFor={id}>
        {say({ en: `“${word.word}” means`, es: `«${word.word}» significa` })}
      </label>
      <select id={id} name="entry" defaultValue={word.guess ?? ''} required>
        <option value="" disabled>
          {say({ en: 'Choose', es: 'Elija' })}
        </option>
        {entries.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <button type="submit" disabled={isBusy}>
        {say({ en: 'Save', es: 'Guardar' })}
      </button>
    </form>
  )
}

/** Adds a word to the list as an entry, with its names in both languages. */
export const EntryForm = ({ word, isBusy, onDecide }: Omit<WordFormProps, 'entries'>) => {
  const say = useSay()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onDecide({ as: 'entry', english: textOf(form, 'english'), spanish: textOf(form, 'spanish') })
  }
  return (
    <form className="words-form" onSubmit={submit}>
      <label htmlFor={`${id}-en`}>{say({ en: 'Name in English', es: 'Nombre en inglés' })}</label>
      <input id={`${id}-en`} name="english" defaultValue={word.word} maxLength={100} required />
      <label htmlFor={`${id}-es`}>{say({ en: 'Name in Spanish', es: 'Nombre en español' })}</label>
      <input id={`${id}-es`} name="spanish" lang="es" maxLength={100} required />
      <button type="submit" disabled={isBusy}>
        {say({ en: 'Add to the list', es: 'Agregar a la lista' })}
      </button>
    </form>
  )
}
