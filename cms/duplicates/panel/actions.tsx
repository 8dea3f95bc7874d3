'use client'
import { useState } from 'react'
import { MergeDialog } from '../../clinics/panel/index.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import type { PairScreen } from '../endpoints/answers.ts'
import type { PairQueue } from './use-pair.ts'
import { decisionInWords } from './words.ts'

interface ActionsProps {
  shown: PairScreen
  pairs: PairQueue
}

/** What was decided, and how to take it back. */
const Decided = ({ shown: { pair, isSwitchboard }, pairs }: ActionsProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const gone = pair.one.isGone ? pair.one : pair.two
  return (
    <div className="dup-note">
      <p>{decisionInWords(pair, language)}</p>
      {pair.decision === 'merged' ? (
        <p>
          <ClinicLink id={gone.id}>
            {say({
              en: `Undo it in the form of ${gone.name}`,
              es: `Deshacerlo en el formulario de ${gone.name}`,
            })}
          </ClinicLink>
        </p>
      ) : (
        <div className="dup-row">
          <PlainButton
            disabled={pairs.isBusy}
            onClick={onePress(() => void pairs.reopen(pair.id, pair.decision, false))}
          >
            {say({ en: 'Decide again', es: 'Decidir de nuevo' })}
          </PlainButton>
          {isSwitchboard && (
            <PlainButton
              disabled={pairs.isBusy}
              onClick={onePress(() => void pairs.reopen(pair.id, pair.decision, true))}
            >
              {say({
                en: `Decide again: ${pair.one.phone} is no switchboard`,
                es: `Decidir de nuevo: ${pair.one.phone} no es un conmutador`,
              })}
            </PlainButton>
          )}
        </div>
      )}
    </div>
  )
}

/** Merge them, or say why not. */
export const Actions = ({ shown, pairs }: ActionsProps) => {
  const say = useSay()
  const [isMerging, setMerging] = useState(false)
  const { pair, sharedPhone, isSwitchboard } = shown
  if (pair.decision !== 'open') return <Decided shown={shown} pairs={pairs} />
  return (
    <fieldset className="dup-row">
      <legend className="read-aloud">{say({ en: 'What they are', es: 'Qué son' })}</legend>
      <PlainButton isMain disabled={pairs.isBusy} onClick={() => setMerging(true)}>
        {say({ en: 'The same: merge…', es: 'La misma: combinar…' })}
      </PlainButton>
      <PlainButton
        disabled={pairs.isBusy}
        onClick={onePress(() => void pairs.decide(shown, 'not the same'))}
      >
        {say({ en: 'Not the same', es: 'No son la misma' })}
      </PlainButton>
      <PlainButton
        disabled={pairs.isBusy}
        onClick={onePress(() => void pairs.decide(shown, 'same building'))}
      >
        {say({ en: 'Two in the same building', es: 'Dos en el mismo edificio' })}
      </PlainButton>
      {sharedPhone && !isSwitchboard && (
        <PlainButton
          disabled={pairs.isBusy}
          onClick={onePress(() => void pairs.decide(shown, 'not the same', true))}
        >
          {say({
            en: `Not the same: ${pair.one.phone} is a switchboard`,
            es: `No son la misma: ${pair.one.phone} es un conmutador`,
          })}
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
