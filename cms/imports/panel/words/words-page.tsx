'use client'
import { SetStepNav } from '@payloadcms/ui'
import { useState } from 'react'
import { number } from '../words.ts'
import { MergeForm } from './merge-form.tsx'
import { useWords } from './use-words.ts'
import { WordItem } from './word-item.tsx'

const LABEL = 'Words we don’t know'

/** The words that no vocabulary has, and those that people have decided on. */
export const WordsPage = () => {
  const [state, setState] = useState<'open' | 'decided'>('open')
  const { answer, trouble, isBusy, decide, send } = useWords(`state=${state}`)
  const tab = (name: typeof state, label: string, count = 0) => (
    <button type="button" aria-pressed={state === name} onClick={() => setState(name)}>
      {label} <strong>{number(count)}</strong>
    </button>
  )
  const total = state === 'open' ? answer?.open : answer?.decided
  return (
    <>
      <SetStepNav nav={[{ label: LABEL }]} />
      <div className="imp-head">
        <h1>{LABEL}</h1>
        <p>
          They stand in files or in clinics’ lists, and no list of ours has them. Visitors can’t
          filter by them, and what a file brought is left out. Say once what a word means: all files
          and clinics follow, and you can undo it.
        </p>
      </div>
      {trouble && (
        <p role="alert" className="imp-alert imp-alert--seen">
          {trouble}
        </p>
      )}
      <fieldset className="imp-kinds">
        <legend className="read-aloud">Which words</legend>
        {tab('open', 'To decide', answer?.open)}
        {tab('decided', 'Decided', answer?.decided)}
      </fieldset>
      <p role="status" className="imp-quiet">
        {!answer && !trouble && 'Loading…'}
        {answer && answer.words.length === 0 && 'None.'}
        {answer &&
          answer.words.length < (total ?? 0) &&
          `The first ${number(answer.words.length)} of ${number(total ?? 0)}.`}
      </p>
      <ol className="imp-list">
        {answer?.words.map((word) => (
          <WordItem
            key={word.id}
            word={word}
            entries={answer.entries[word.fact]}
            isBusy={isBusy}
            onDecide={(decision) => void decide(word.id, decision)}
          />
        ))}
      </ol>
      {answer && (
        <MergeForm
          entries={answer.entries}
          isBusy={isBusy}
          onMerge={(merge) => send('/words/merge', merge)}
        />
      )}
    </>
  )
}
