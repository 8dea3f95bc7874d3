'use client'
import { SetStepNav } from '@payloadcms/ui'
import { useState } from 'react'
import { inThousands } from '../../../panel-kit/number.ts'
import { useSay } from '../../../panel-kit/use-say.ts'
import { MergeForm } from './merge-form.tsx'
import { useWords } from './use-words.ts'
import { WordItem } from './word-item.tsx'

const LABEL = { en: 'Words we don’t know', es: 'Palabras que no conocemos' }

/** The words that no vocabulary has, and those that people have decided on. */
export const WordsPage = () => {
  const say = useSay()
  const [state, setState] = useState<'open' | 'decided'>('open')
  const { answer, trouble, isBusy, decide, send } = useWords(`state=${state}`)
  const tab = (name: typeof state, label: string, count = 0) => (
    <button type="button" aria-pressed={state === name} onClick={() => setState(name)}>
      {label} <strong>{inThousands(count)}</strong>
    </button>
  )
  const total = state === 'open' ? answer?.open : answer?.decided
  return (
    <>
      <SetStepNav nav={[{ label: say(LABEL) }]} />
      <div className="imp-head">
        <h1>{say(LABEL)}</h1>
        <p>
          {say({
            en: 'They stand in files or in clinics’ lists, and no list of ours has them. Visitors can’t filter by them, and what a file brought is left out. Say once what a word means: all files and clinics follow, and you can undo it.',
            es: 'Están en archivos o en las listas de las clínicas, y ninguna lista nuestra las tiene. Los visitantes no pueden filtrar por ellas, y lo que trajo un archivo no se incluye. Diga una vez qué significa una palabra: todos los archivos y clínicas lo siguen, y puede deshacerlo.',
          })}
        </p>
      </div>
      {trouble && (
        <p role="alert" className="imp-alert imp-alert--seen">
          {trouble}
        </p>
      )}
      <fieldset className="imp-kinds">
        <legend className="read-aloud">{say({ en: 'Which words', es: 'Qué palabras' })}</legend>
        {tab('open', say({ en: 'To decide', es: 'Por decidir' }), answer?.open)}
        {tab('decided', say({ en: 'Decided', es: 'Decididas' }), answer?.decided)}
      </fieldset>
      <p role="status" className="imp-quiet">
        {!answer && !trouble && say({ en: 'Loading…', es: 'Cargando…' })}
        {answer && answer.words.length === 0 && say({ en: 'None.', es: 'Ninguna.' })}
        {answer &&
          answer.words.length < (total ?? 0) &&
          say({
            en: `The first ${inThousands(answer.words.length)} of ${inThousands(total ?? 0)}.`,
            es: `Las primeras ${inThousands(answer.words.length)} de ${inThousands(total ?? 0)}.`,
          })}
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
