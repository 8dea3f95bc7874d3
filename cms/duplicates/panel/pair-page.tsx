'use client'
import { Link, SetStepNav } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'
import { Points } from './points.tsx'
import { addressOf, type QueueAddress } from './queue.ts'
import { type PairQueue, usePair } from './use-pair.ts'
import { reasonsInWords } from './words.ts'

/** What was decided a moment ago, with its undo. */
const JustDone = ({ pairs: { done, isBusy, reopen } }: { pairs: PairQueue }) => {
  if (!done) return null
  const { decision, names, gone, pair, isSwitchboard } = done
  return (
    <div className="dup-done">
      <p role="status">
        {decision === 'merged' ? `Merged: ${names}.` : `Saved: ${names}, ${decision}.`}
        {isSwitchboard && ' Their number counts as a switchboard from now on.'}
      </p>
      {gone === null ? (
        <PlainButton
          disabled={isBusy}
          onClick={onePress(() => void reopen(pair, decision, isSwitchboard))}
        >
          Undo
        </PlainButton>
      ) : (
        <p>
          <ClinicLink id={gone}>Undo it in the form of the other one</ClinicLink>
        </p>
      )}
    </div>
  )
}

interface PairPageProps {
  /** The pair to begin with. */
  first: string
  queue: QueueAddress
}

/** Pair after pair: decide, and the next one opens. */
export const PairPage = ({ first, queue }: PairPageProps) => {
  const pairs = usePair(Number(first), queue)
  const { id, shown, trouble, open } = pairs
  const heading = useRef<HTMLHeadingElement>(null)
  const begun = useRef(false)
  const list = addressOf(queue, { pair: '' })
  // What was pressed is gone, so that the keyboard would begin at the top of the panel.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each pair
  useEffect(() => {
    if (begun.current) heading.current?.focus()
    begun.current = true
  }, [id])
  return (
    <>
      <SetStepNav nav={[{ label: 'Likely duplicates', url: list }, { label: 'Pair' }]} />
      <JustDone pairs={pairs} />
      <h1 ref={heading} tabIndex={-1}>
        {id === null ? 'No pair is left' : 'Are these the same clinic?'}
      </h1>
      <p role="alert" className="dup-alert">
        {trouble}
      </p>
      {id !== null && !shown && !trouble && <p role="status">Comparing the two…</p>}
      {id !== null && shown && (
        <>
          <p>{reasonsInWords(shown.pair.reasons)}.</p>
          {shown.pair.askedAgain && (
            <p className="dup-note">
              Said to be ‘{shown.pair.decidedBefore}’ before. New since then:{' '}
              {shown.pair.askedAgain}.
            </p>
          )}
          <Actions key={id} shown={shown} pairs={pairs} />
          <Facts shown={shown} />
          <Points shown={shown} />
        </>
      )}
      <p className="dup-row">
        {shown && shown.next !== null && (
          <PlainButton onClick={onePress(() => open(shown.next))}>
            Skip to the next pair
          </PlainButton>
        )}
        <Link href={list} prefetch={false}>
          All pairs
        </Link>
      </p>
    </>
  )
}
