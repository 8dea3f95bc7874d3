'use client'

import type { ReactNode } from 'react'
import type { ClinicToVerify } from '../endpoints/answers.ts'
import type { Mode } from './clinic-screen.tsx'
import type { Outcome, QueueState } from './use-queue.ts'
import '../../panel-kit/read-aloud.css'

interface AnswersProps {
  answer: (outcome: Outcome) => void
  busy: boolean
  clinic: ClinicToVerify
  /** What went wrong with the last answer. */
  problem: ReactNode
  queue: QueueState
  setMode: (mode: Mode) => void
}

/** The possible outcomes of a call, the most frequent first. */
export const Answers = (props: AnswersProps) => {
  const { answer, busy, clinic, problem, queue, setMode } = props
  const tell = (label: string, act: () => void, kind = '') => (
    <button className={`calls__button ${kind}`} disabled={busy} onClick={act} type="button">
      {label}
    </button>
  )
  return (
    <>
      <fieldset className="calls__answers">
        <legend className="read-aloud">Outcome</legend>
        {problem}
        {clinic.list === 'calls' ? (
          <>
            {tell('All still right', () => answer('confirm'), 'calls__button--main')}
            {tell('Something changed', () => setMode('edit'))}
            {tell('No answer', () => answer('no-answer'))}
            {tell('Moved', () => setMode('move'))}
            {tell('Wrong number or disconnected', () => answer('wrong-number'))}
          </>
        ) : (
          <>
            {tell('No number found', () => answer('no-number-found'))}
            {clinic.wrongPhone && tell('The number works again', () => answer('number-works'))}
          </>
        )}
        {tell('Closed', () => setMode('close'))}
        {tell('Ask again on', () => setMode('ask'))}
      </fieldset>
      <p className="calls__aside">
        {tell('Skip this clinic', () => queue.skip(clinic), 'calls__button--plain')}
        {tell('Stop for now', queue.stop, 'calls__button--plain')}
      </p>
    </>
  )
}
