'use client'
import { Button } from '@payloadcms/ui'
import {
  type ImportProgress,
  isMissingMany,
  type Kind,
  type RowFilter,
} from '../endpoints/answers.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { StageProps } from './stage-box.tsx'
import { clinics, number } from './words.ts'

/** Whether every row was rejected: then clinics missing from the file mean nothing. */
const isUnusable = ({ kinds }: ImportProgress) =>
  kinds.rejected > 0 && kinds.new + kinds.changed + kinds.held + kinds.same === 0

/** Kinds to accept in bulk: never what needs a check, and no clinic that is missing. */
const PLAIN: Kind[] = ['new', 'changed']

/** Whether the file’s points are wrong as a whole, and not here and there. */
const areFarOff = ({ points }: ImportProgress) => points.far > 1 && points.far * 2 > points.all

const namesOf = (kinds: Kind[], progress: ImportProgress) =>
  kinds
    .filter((kind) => progress.kinds[kind] > 0)
    .map((kind) => `${number(progress.kinds[kind])} ${kind}`)
    .join(', ')

const Gone = ({ progress }: { progress: ImportProgress }) => (
  <p className="imp-notice">
    The file is missing {number(progress.kinds.gone)} of the {clinics(progress.ofSource)} that came
    from “{progress.source}”, which is more than usual. If it is only part of the source, keep them
    listed. Look at each before you unlist it.
  </p>
)

const and = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join()

/** Why there is nothing in the file to decide. */
const nothing = ({ rejectedFor }: ImportProgress): string => {
  if (rejectedFor.length === 0) return 'No row could be used; see why below.'
  const columns = rejectedFor.length > 1 ? 'columns' : 'column'
  return `No row could be used: check the ${and(rejectedFor)} ${columns}.`
}

const stateInWords = (progress: ImportProgress): string => {
  const { accepted, undecided } = progress
  if (isUnusable(progress)) return nothing(progress)
  if (accepted === 0 && undecided === 0) return 'There is nothing left to decide.'
  const start = accepted === 0 ? 'Nothing accepted yet' : `${clinics(accepted)} accepted`
  return `${start}, ${number(undecided)} undecided. Nothing is written until you apply it; undecided rows change nothing.`
}

/** What can be done with a file that has been compared. */
export const ReviewBox = ({ progress, ask, isBusy }: StageProps) => {
  const { id, accepted, results, kinds, ofSource } = progress
  const names = namesOf(PLAIN, progress)
  const isStarted = results.applied + results.noted > 0
  const acceptPlain = () => {
    const which: RowFilter = { kinds: PLAIN }
    return ask(`/imports/${id}/decide`, { decision: 'accepted', which })
  }
  const move = (step: string) => ask(`/imports/${id}/move`, { step })
  return (
    <>
      <p role="status">{stateInWords(progress)}</p>
      {isMissingMany(kinds.gone, ofSource) && <Gone progress={progress} />}
      {areFarOff(progress) && !isStarted && (
        <div className="imp-notice">
          <p>
            {number(progress.points.far)} of the {number(progress.points.all)} points in this file
            are far from the towns of their clinics.
          </p>
          <Button
            buttonStyle="secondary"
            size="small"
            margin={false}
            disabled={isBusy}
            onClick={() => ask(`/imports/${id}/leave-points`, {})}
          >
            Don’t use this file’s points
          </Button>
        </div>
      )}
      <div className="imp-actions">
        {names && (
          <Button buttonStyle="secondary" margin={false} disabled={isBusy} onClick={acceptPlain}>
            Accept all except those needing a check ({names})
          </Button>
        )}
        {accepted > 0 && (
          <Button margin={false} disabled={isBusy} onClick={() => move('apply')}>
            Apply {number(accepted)} accepted {accepted === 1 ? 'change' : 'changes'}
          </Button>
        )}
        {accepted === 0 && (
          <Button
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => move(kinds.held > 0 ? 'apply' : 'finish')}
          >
            Finish without more changes
          </Button>
        )}
        {isStarted ? (
          <ConfirmedButton
            label="Undo what was applied"
            question={`${clinics(progress.undoable)} will be undone: new ones are deleted, the others get their earlier values back.`}
            slug="undo-import"
            isDisabled={isBusy}
            onConfirm={() => move('undo')}
          />
        ) : (
          <DiscardButton id={id} />
        )}
      </div>
    </>
  )
}
