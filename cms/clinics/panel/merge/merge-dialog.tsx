'use client'
import { Button } from '@payloadcms/ui'
import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { SIDES, type Side } from '../../endpoints/merge-answer.ts'
import './merge.css'
import { MergeRowChoice } from './merge-row.tsx'
import { useMerge } from './use-merge.ts'

interface MergeDialogProps {
  clinic: number
  other: number
  onClose: () => void
  /** Called with the one that stays. */
  onMerged: (stays: number) => void
}

/** Two clinics side by side, with a choice wherever they differ. */
export const MergeDialog = ({ clinic, other, onClose, onMerged }: MergeDialogProps) => {
  const ref = useRef<HTMLDialogElement>(null)
  const title = useId()
  const { screen, stays, setStays, chosen, choose, trouble, busy, merge } = useMerge(
    clinic,
    other,
    onMerged,
  )
  useEffect(() => ref.current?.showModal(), [])
  // Outside the form, which a key pressed in here would submit.
  return createPortal(
    <dialog ref={ref} className="merge" aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Are these the same clinic?</h2>
      {!screen && !trouble && <p role="status">Comparing the two…</p>}
      {screen && (
        <>
          <fieldset className="merge__choice">
            <legend>Which one stays?</legend>
            <div className="merge__sides">
              {SIDES.map((side) => (
                <StayChoice
                  key={side}
                  {...screen.sides[side]}
                  checked={stays === side}
                  onChoose={() => setStays(side)}
                />
              ))}
            </div>
          </fieldset>
          {screen.rows.length === 0 && <p>No differences.</p>}
          {screen.rows.map((row) => (
            <MergeRowChoice
              key={row.name}
              row={row}
              chosen={chosen(row)}
              onChoose={(side: Side) => choose(row.name, side)}
            />
          ))}
          {SIDES.some((side) => screen.sides[side].addressIsPrivate) && (
            <p>
              The address of one is private. It stays private, so the street and the point of the
              other are removed for good.
            </p>
          )}
          <p>
            The other one is kept with its history but is not public. Its old address leads to the
            one that stays. Messages and submissions about it move there too. You can undo this in
            its form.
          </p>
        </>
      )}
      <p role="alert" className="merge__trouble">
        {trouble}
      </p>
      <div className="merge__end">
        {screen && (
          <Button disabled={busy} margin={false} onClick={() => void merge()}>
            Merge them
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} onClick={() => ref.current?.close()}>
          Cancel
        </Button>
      </div>
    </dialog>,
    document.body,
  )
}

interface StayChoiceProps {
  id: number
  name: string
  slug: string
  isPublished: boolean
  lastVerifiedAt: string | null
  openWith: string | null
  draftSince: string | null
  checked: boolean
  onChoose: () => void
}

const day = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })

const StayChoice = ({ checked, onChoose, ...side }: StayChoiceProps) => (
  <label className="merge__option">
    <input type="radio" name="merge-stays" checked={checked} onChange={onChoose} />
    <span>
      <strong>{side.name}</strong>
      <small>
        {side.isPublished ? 'Published' : 'Not listed'} ·{' '}
        {side.lastVerifiedAt ? `verified ${day(side.lastVerifiedAt)}` : 'never verified'}
      </small>
      <small>/services/{side.slug}</small>
      {side.draftSince && (
        <small>It has an unpublished draft, which is kept but not compared here.</small>
      )}
      {side.openWith && <small>{side.openWith} has its form open right now.</small>}
    </span>
  </label>
)
