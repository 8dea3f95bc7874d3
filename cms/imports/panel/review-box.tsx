'use client'
import { Button } from '@payloadcms/ui'
import type { ImportProgress, Kind, RowFilter } from '../endpoints/answers.ts'
import { ConfirmedButton } from './confirmed-button.tsx'
import { DiscardButton } from './discard-button.tsx'
import type { StageProps } from './stage-box.tsx'
import { clinics, number } from './words.ts'

/** When more than this share of a source's clinics is missing, the file may be incomplete. */
const MANY_GONE = 0.1
const FEW = 20

const isSuspicious = ({ kinds, ofSource }: ImportProgress) =>
  kinds.gone > FEW && kinds.gone > ofSource * MANY_GONE

/** Whether every row was rejected: then clinics missing from the file mean nothing. */
const isUnusable = ({ kinds }: ImportProgress) =>
  kinds.rejected > 0 && kinds.new + kinds.changed + kinds.held + kinds.same === 0

/** Kinds to accept in bulk: never held rows, and no missing clinics if there are too many. */
const plainKinds = (progress: ImportProgress): Kind[] =>
  isSuspicious(progress) || isUnusable(progress) ? ['new', 'changed'] : ['new', 'changed', 'gone']

const namesOf = (kinds: Kind[], progress: ImportProgress) =>
  kinds
    .filter((kind) => progress.kinds[kind] > 0)
    .map((kind) => `${number(progress.kinds[kind])} ${kind}`)
    .join(', ')

const Gone = ({ progress }: { progress: ImportProgress }) => (
  <p className="imp-notice">
    The file is missing {number(progress.kinds.gone)} of the {clinics(progress.ofSource)} that came
    from “{progress.source}”. If it is only part of the source, keep them listed.
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
  const { id, accepted, results, kinds } = progress
  const plain = plainKinds(progress)
  const names = namesOf(plain, progress)
  const isStarted = results.applied + results.noted > 0
  const acceptPlain = () => {
    const which: RowFilter = { kinds: plain }
    return ask(`/imports/${id}/decide`, { decision: 'accepted', which })
  }
  const move = (step: string) => ask(`/imports/${id}/move`, { step })
  return (
    <>
      <p role="status">{stateInWords(progress)}</p>
      {isSuspicious(progress) && <Gone progress={progress} />}
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
