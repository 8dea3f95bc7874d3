'use client'

import type { ClinicToVerify } from '../../presenters/verification/screen.ts'
import type { Mode } from './clinic-screen.tsx'
import type { Outcome, QueueState } from './use-queue.ts'

interface AnswersProps {
  answer: (outcome: Outcome) => void
  busy: boolean
  clinic: ClinicToVerify
  queue: QueueState
  setMode: (mode: Mode) => void
}

/** What can come of a call, the most frequent first. */
export const Answers = ({ answer, busy, clinic, queue, setMode }: AnswersProps) => {
  const tell = (label: string, act: () => void, kind = '') => (
    <button className={`verify__button ${kind}`} disabled={busy} onClick={act} type="button">
      {label}
    </button>
  )
  return (
    <>
      <fieldset className="verify__answers">
        <legend className="verify__hidden">What came of it</legend>
        {tell('All still right', () => answer('confirm'), 'verify__button--main')}
        {tell('Something changed', () => setMode('edit'))}
        {tell('No answer', () => answer('no-answer'))}
        {tell('Moved', () => setMode('move'))}
        {tell('Closed', () => setMode('close'))}
        {tell('Ask again on …', () => setMode('ask'))}
      </fieldset>
      <p className="verify__aside">
        {tell('Skip this clinic', () => queue.skip(clinic), 'verify__button--plain')}
        {tell('Stop for now', queue.stop, 'verify__button--plain')}
      </p>
    </>
  )
}
