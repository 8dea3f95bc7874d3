'use client'

import type { ReactNode } from 'react'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import { ANSWERS, type AnswerButton, answerLabel } from './answer-table.ts'
import type { Mode } from './clinic-screen.tsx'
import { useAnswerKeys } from './use-answer-keys.ts'
import type { Outcome, QueueState } from './use-queue.ts'

interface AnswersProps {
  answer: (outcome: Outcome) => void
  busy: boolean
  clinic: ClinicToVerify
  /** What went wrong with the last answer. */
  problem: ReactNode
  queue: QueueState
  setMode: (mode: Mode) => void
}

/** The possible outcomes of a call, each with its key. */
export const Answers = (props: AnswersProps) => {
  const say = useSay()
  const { answer, busy, clinic, problem, queue, setMode } = props
  const shown = ANSWERS[clinic.list].filter(
    ({ needsWrongPhone }) => !needsWrongPhone || clinic.wrongPhone,
  )
  const press = ({ gives }: AnswerButton) =>
    'mode' in gives ? setMode(gives.mode) : answer(gives.outcome)
  const keys = useAnswerKeys((key) => {
    const pressed = shown.find((button) => button.key === key)
    if (pressed && !busy) press(pressed)
    return pressed !== undefined
  })
  const plain = (label: string, act: () => void) => (
    <button
      className="calls__button calls__button--plain"
      disabled={busy}
      onClick={act}
      type="button"
    >
      {label}
    </button>
  )
  return (
    <>
      <fieldset className="calls__answers">
        <legend className="read-aloud">{say({ en: 'Outcome', es: 'Resultado' })}</legend>
        {problem}
        {shown.map((button) => (
          <button
            aria-keyshortcuts={keys.areOn ? button.key : undefined}
            className={`calls__button ${button.isMain ? 'calls__button--main' : ''}`}
            disabled={busy}
            key={button.key}
            onClick={() => press(button)}
            type="button"
          >
            <span>{answerLabel(button, say)}</span>
            {keys.areOn && (
              <span aria-hidden="true" className="calls__key">
                {button.key.toUpperCase()}
              </span>
            )}
          </button>
        ))}
      </fieldset>
      <p className="calls__aside">
        {plain(say({ en: 'Skip this clinic', es: 'Saltar esta clínica' }), () =>
          queue.skip(clinic),
        )}
        {plain(say({ en: 'Stop for now', es: 'Parar por ahora' }), queue.stop)}
        <button
          aria-pressed={keys.areOn}
          className="calls__button calls__button--plain"
          onClick={keys.turn}
          type="button"
        >
          {say({ en: 'Answer by keys', es: 'Responder con teclas' })}
        </button>
      </p>
    </>
  )
}
