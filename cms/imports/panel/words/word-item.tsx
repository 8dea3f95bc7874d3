'use client'
import { useState } from 'react'
import { ClinicLink } from '../../../panel-kit/clinic-link.tsx'
import { onePress } from '../../../panel-kit/one-press.ts'
import type { InEach } from '../../../panel-kit/say.ts'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { WordAnswer } from '../../endpoints/words/answers.ts'
import type { Entry } from '../../words/entries.ts'
import { clinics } from '../words.ts'
import { AddToClinics } from './add-to-clinics.tsx'
import type { WordDecision } from './use-words.ts'
import { EntryForm, MeansForm } from './word-form.tsx'

interface WordItemProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  word: WordAnswer
  entries: readonly Entry[]
  isBusy: boolean
  onDecide: (decision: WordDecision) => void
}

const SAID: Record<WordAnswer['status'], (means: string) => InEach> = {
  open: () => ({ en: '', es: '' }),
  means: (means) => ({ en: `It means ${means}.`, es: `Significa ${means}.` }),
  entry: (means) => ({
    en: `It is in the list, as ${means}.`,
    es: `Está en la lista, como ${means}.`,
  }),
  ignored: () => ({ en: 'It is ignored.', es: 'Se ignora.' }),
}

/** How sure a guess is, as it is stored. */
const CERTAINTIES: Readonly<Record<string, string>> = {
  'almost certainly': 'casi seguramente',
  probably: 'probablemente',
  perhaps: 'quizás',
}

const labelOf = (entries: readonly Entry[], value: string | null) =>
  entries.find((entry) => entry.value === value)?.label

const Example = ({ word }: { word: WordAnswer }) =>
  word.exampleClinic === null ? (
    word.example
  ) : (
    <ClinicLink id={word.exampleClinic} newTab>
      {word.example}
    </ClinicLink>
  )

/** What can be said of a word that nobody knows. */
const OpenChoices = ({ word, entries, isBusy, onDecide }: WordItemProps) => {
  const say = useSay()
  const [form, setForm] = useState<'means' | 'entry'>()
  const guess = labelOf(entries, word.guess)
  const toggle = (which: 'means' | 'entry') => setForm(form === which ? undefined : which)
  return (
    <>
      <fieldset className="imp-choices">
        <legend className="read-aloud">
          {say({ en: `What “${word.word}” means`, es: `Qué significa «${word.word}»` })}
        </legend>
        {guess && word.guess !== null && (
          <button
            type="button"
            disabled={isBusy}
            onClick={onePress(() => onDecide({ as: 'means', entry: word.guess ?? '' }))}
          >
            {say({ en: `It means ${guess}`, es: `Significa ${guess}` })}
          </button>
        )}
        <button type="button" aria-expanded={form === 'means'} onClick={() => toggle('means')}>
          {say({ en: 'It means…', es: 'Significa…' })}
        </button>
        {word.fact !== 'addedCategories' && (
          <button type="button" aria-expanded={form === 'entry'} onClick={() => toggle('entry')}>
            {say({ en: 'New entry…', es: 'Nueva entrada…' })}
          </button>
        )}
        <button
          type="button"
          disabled={isBusy}
          onClick={onePress(() => onDecide({ as: 'ignored' }))}
        >
          {say({ en: 'Ignore', es: 'Ignorar' })}
        </button>
      </fieldset>
      {form === 'means' && <MeansForm {...{ word, entries, isBusy, onDecide }} />}
      {form === 'entry' && <EntryForm {...{ word, isBusy, onDecide }} />}
    </>
  )
}

/** A word, where it stands, and what it means or may mean. */
export const WordItem = (props: WordItemProps) => {
  const say = useSay()
  const { word, entries, isBusy, onDecide, heading: Heading = 'h2' } = props
  const { label, status, means, count, sources, by } = word
  const guess = labelOf(entries, word.guess)
  return (
    <li className="imp-row">
      <div className="imp-row-head">
        <Heading>“{word.word}”</Heading>
        <span className="imp-quiet">
          {label}
          {count > 0 && ` · ${say(clinics(count))}`}
          {sources && say({ en: ` · from ${sources}`, es: ` · de ${sources}` })}
        </span>
      </div>
      {word.example && (
        <p className="imp-quiet">
          {say({ en: 'For example', es: 'Por ejemplo' })} <Example word={word} />
        </p>
      )}
      {status === 'open' ? (
        <>
          {guess && word.certainty && (
            <p>
              {say({
                en: `It ${word.certainty} means ${guess}.`,
                es: `Significa ${CERTAINTIES[word.certainty] ?? word.certainty} ${guess}.`,
              })}
            </p>
          )}
          <OpenChoices {...props} />
        </>
      ) : (
        <>
          <p>
            {say(SAID[status](means ?? ''))}
            {by && say({ en: ` Said by ${by}.`, es: ` Lo dijo ${by}.` })}
          </p>
          {means && <AddToClinics id={word.id} />}
          <fieldset className="imp-choices">
            <legend className="read-aloud">“{word.word}”</legend>
            <button
              type="button"
              disabled={isBusy}
              onClick={onePress(() => onDecide({ as: 'open' }))}
            >
              {say({ en: 'Undo', es: 'Deshacer' })}
            </button>
          </fieldset>
        </>
      )}
    </li>
  )
}
