'use client'
import { useState } from 'react'
import { MergeDialog } from '../../clinics/panel/index.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import type { PairScreen } from '../endpoints/answers.ts'
import type { PairQueue } from './use-pair.ts'
import { decisionInWords } from './words.ts'

interface ActionsProps {
  shown: PairScreen
  pairs: PairQueue
}

/** What was decided, and how to take it back. */
const Decided = ({ shown: { pair, isSwitchboard }, pairs }: ActionsProps) => {
  const gone = pair.one.isGone ? pair.one : pair.two
  return (
    <div className="dup-note">
      <p>{decisionInWords(pair)}</p>
      {pair.decision === 'merged' ? (
        <p>
          <ClinicLink id={gone.id}>Undo it in the form of {gone.name}</ClinicLink>
        </p>
      ) : (
        <div className="dup-row">
          <PlainButton
            disabled={pairs.isBusy}
            onClick={onePress(() => void pairs.reopen(pair.id, pair.decision, false))}
          >
            Decide again
          </PlainButton>
          {isSwitchboard && (
            <PlainButton
              disabled={pairs.isBusy}
              onClick={onePress(() => void pairs.reopen(pair.id, pair.decision, true))}
            >
              Decide again: {pair.one.phone} is no switchboard
            </PlainButton>
          )}
        </div>
      )}
    </div>
  )
}

/** Merge them, or say why not. */
export const Actions = ({ shown, pairs }: ActionsProps) => {
  const [isMerging, setMerging] = useState(false)
  const { pair, sharedPhone, isSwitchboard } = shown
  if (pair.decision !== 'open') return <Decided shown={shown} pairs={pairs} />
  return (
    <fieldset className="dup-row">
      <legend className="read-aloud">What they are</legend>
      <PlainButton isMain disabled={pairs.isBusy} onClick={() => setMerging(true)}>
        The same: merge…
      </PlainButton>
      <PlainButton
        disabled={pairs.isBusy}
        onClick={onePress(() => void pairs.decide(shown, 'not the same'))}
      >
        Not the same
      </PlainButton>
      <PlainButton
        disabled={pairs.isBusy}
        onClick={onePress(() => void pairs.decide(shown, 'same building'))}
      >
        Two in the same building
      </PlainButton>
      {sharedPhone && !isSwitchboard && (
        <PlainButton
          disabled={pairs.isBusy}
          onClick={onePress(() => void pairs.decide(shown, 'not the same', true))}
        >
          Not the same: {pair.one.phone} is a switchboard
        </PlainButton>
      )}
      {isMerging && (
        <MergeDialog
          clinic={pair.one.id}
          other={pair.two.id}
          onClose={() => setMerging(false)}
          onMerged={(stays) => pairs.merged(shown, stays)}
        />
      )}
    </fieldset>
  )
}
