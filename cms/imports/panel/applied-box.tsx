'use client'
import type { ImportProgress } from '../endpoints/answers.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { StageProps } from './stage-box.tsx'
import { clinics, number } from './words.ts'

const blocked = (count: number) => `${number(count)} can’t be undone now; see why below.`

/** What became of the rows, in sentences. */
const sentences = ({ status, failure, results, undoable, touched }: ImportProgress): string[] => {
  const sentences: string[] = []
  if (failure) sentences.push(failure)
  if (status === 'applied') sentences.push(`${clinics(results.applied + results.undone)} written.`)
  if (results.undone > 0) sentences.push(`${clinics(results.undone)} undone.`)
  if (results.noted > 0)
    sentences.push(`${clinics(results.noted)} marked as changed at the source.`)
  if (results.kept > 0) sentences.push(`${clinics(results.kept)} left unchanged; see why below.`)
  if (results.failed > 0) sentences.push(`${clinics(results.failed)} failed; see why below.`)
  if (undoable > 0) sentences.push(`${number(undoable)} can be undone.`)
  if (touched > 0) sentences.push(blocked(touched))
  return sentences
}

/** The result of an import, with the button to undo it. */
export const AppliedBox = ({ progress, ask, isBusy }: StageProps) => {
  const { id, status, results, undoable, touched, samples } = progress
  const label = results.undone > 0 ? 'Undo the rest' : 'Undo this import'
  return (
    <>
      <p role="status">{sentences(progress).join(' ')}</p>
      <div className="imp-actions">
        {undoable > 0 && (
          <ConfirmedButton
            label={label}
            question={`${clinics(undoable)} will be undone: new ones are deleted, the others get their earlier values back.${touched > 0 ? ` ${blocked(touched)}` : ''}`}
            slug="undo-import"
            isDisabled={isBusy}
            onConfirm={() => ask(`/imports/${id}/move`, { step: 'undo' })}
          />
        )}
        {status === 'failed' && undoable + touched === 0 && <DiscardButton id={id} />}
        {samples > 0 && (
          <ConfirmedButton
            label={`Remove the ${number(samples)} sample clinics`}
            question="The sample clinics and the notice about them will be removed for good."
            slug="remove-samples"
            isDisabled={isBusy}
            onConfirm={() => ask('/remove-samples', {})}
          />
        )}
      </div>
    </>
  )
}
