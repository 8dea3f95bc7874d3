'use client'
import { useState } from 'react'
import { ClinicLink } from '../../../panel-kit/clinic-link.tsx'
import { onePress } from '../../../panel-kit/one-press.ts'
import type { WordAnswer } from '../../endpoints/words/answers.ts'
import type { Entry } from '../../words/entries.ts'
import { number } from '../words.ts'
import { AddToClinics } from './add-to-clinics.tsx'
import type { WordDecision } from './use-words.ts'
import { EntryForm, MeansForm } from './word-form.tsx'
import '../../../panel-kit/read-aloud.css'

interface WordItemProps {
  /** The level of its heading. */
  heading?: 'h2' | 'h3'
  word: WordAnswer
  entries: readonly Entry[]
  isBusy: boolean
  onDecide: (decision: WordDecision) => void
}

const SAID = {
  open: () => '',
  means: (means: string) => `means ${means}`,
  entry: (means: string) => `is in the list, as ${means}`,
  ignored: () => 'is ignored',
} as const

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
  const [form, setForm] = useState<'means' | 'entry'>()
  const guess = labelOf(entries, word.guess)
  const toggle = (which: 'means' | 'entry') => setForm(form === which ? undefined : which)
  return (
    <>
      <fieldset className="imp-choices">
        <legend className="read-aloud">What “{word.word}” means</legend>
        {guess && word.guess !== null && (
          <button
            type="button"
            disabled={isBusy}
            onClick={onePress(() => onDecide({ as: 'means', entry: word.guess ?? '' }))}
          >
            It means {guess}
          </button>
        )}
        <button type="button" aria-expanded={form === 'means'} onClick={() => toggle('means')}>
          It means…
        </button>
        {word.fact !== 'addedCategories' && (
          <button type="button" aria-expanded={form === 'entry'} onClick={() => toggle('entry')}>
            New entry…
          </button>
        )}
        <button
          type="button"
          disabled={isBusy}
          onClick={onePress(() => onDecide({ as: 'ignored' }))}
        >
          Ignore
        </button>
      </fieldset>
      {form === 'means' && <MeansForm {...{ word, entries, isBusy, onDecide }} />}
      {form === 'entry' && <EntryForm {...{ word, isBusy, onDecide }} />}
    </>
  )
}

/** A word, where it stands, and what it means or may mean. */
export const WordItem = (props: WordItemProps) => {
  const { word, entries, isBusy, onDecide, heading: Heading = 'h2' } = props
  const { label, status, means, count, sources, by } = word
  const guess = labelOf(entries, word.guess)
  return (
    <li className="imp-row">
      <div className="imp-row-head">
        <Heading>“{word.word}”</Heading>
        <span className="imp-quiet">
          {label}
          {count > 0 && ` · ${number(count)} ${count === 1 ? 'clinic' : 'clinics'}`}
          {sources && ` · from ${sources}`}
        </span>
      </div>
      {word.example && (
        <p className="imp-quiet">
          For example <Example word={word} />
        </p>
      )}
      {status === 'open' ? (
        <>
          {guess && word.certainty && (
            <p>
              It {word.certainty} means {guess}.
            </p>
          )}
          <OpenChoices {...props} />
        </>
      ) : (
        <>
          <p>
            It {SAID[status](means ?? '')}.{by && ` Said by ${by}.`}
          </p>
          {means && <AddToClinics id={word.id} />}
          <fieldset className="imp-choices">
            <legend className="read-aloud">“{word.word}”</legend>
            <button
              type="button"
              disabled={isBusy}
              onClick={onePress(() => onDecide({ as: 'open' }))}
            >
              Undo
            </button>
          </fieldset>
        </>
      )}
    </li>
  )
}
