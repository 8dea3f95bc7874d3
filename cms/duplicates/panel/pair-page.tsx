'use client'
import { Link, SetStepNav } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import { Actions } from './actions.tsx'
import { Facts } from './facts.tsx'
import { Points } from './points.tsx'
import { addressOf, type QueueAddress } from './queue.ts'
import { type PairQueue, usePair } from './use-pair.ts'
import { askedAgainInWords, reasonsInWords, SAID } from './words.ts'

/** What was decided a moment ago, with its undo. */
const JustDone = ({ pairs: { done, isBusy, reopen } }: { pairs: PairQueue }) => {
  const say = useSay()
  if (!done) return null
  const { decision, names, gone, pair, isSwitchboard } = done
  const said = () => {
    if (decision === 'open') return say({ en: `Undone: ${names}.`, es: `Se deshizo: ${names}.` })
    if (decision === 'merged') return say({ en: `Merged: ${names}.`, es: `Combinadas: ${names}.` })
    return say({
      en: `Saved: ${names}, ${SAID[decision].en}.`,
      es: `Guardado: ${names}, ${SAID[decision].es}.`,
    })
  }
  return (
    <div className="dup-done">
      <p role="status">
        {said()}
        {isSwitchboard &&
          say({
            en: ' Their number counts as a switchboard from now on.',
            es: ' Desde ahora su número cuenta como un conmutador.',
          })}
      </p>
      {gone === null && decision !== 'open' && (
        <PlainButton
          disabled={isBusy}
          onClick={onePress(() => void reopen(pair, decision, isSwitchboard, names))}
        >
          {say({ en: 'Undo', es: 'Deshacer' })}
        </PlainButton>
      )}
      {gone !== null && (
        <p>
          <ClinicLink id={gone}>
            {say({
              en: 'Undo it in the form of the other one',
              es: 'Deshacerlo en el formulario de la otra',
            })}
          </ClinicLink>
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
  const language = usePanelLanguage()
  const say = sayIn(language)
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
      <SetStepNav
        nav={[
          { label: say({ en: 'Likely duplicates', es: 'Posibles duplicados' }), url: list },
          { label: say({ en: 'Pair', es: 'Par' }) },
        ]}
      />
      <JustDone pairs={pairs} />
      <h1 ref={heading} tabIndex={-1}>
        {id === null
          ? say({ en: 'No pair is left', es: 'No queda ningún par' })
          : say({ en: 'Are these the same clinic?', es: '¿Son la misma clínica?' })}
      </h1>
      <p role="alert" className="dup-alert">
        {trouble}
      </p>
      {id !== null && !shown && !trouble && (
        <p role="status">{say({ en: 'Comparing the two…', es: 'Comparando las dos…' })}</p>
      )}
      {id !== null && shown && (
        <>
          <p>{reasonsInWords(shown.pair.reasons, language)}.</p>
          {shown.pair.askedAgain && (
            <p className="dup-note">{askedAgainInWords(shown.pair, language)}</p>
          )}
          <Actions key={id} shown={shown} pairs={pairs} />
          <Facts shown={shown} />
          <Points shown={shown} />
        </>
      )}
      <p className="dup-row">
        {shown && shown.next !== null && (
          <PlainButton onClick={onePress(() => open(shown.next))}>
            {say({ en: 'Skip to the next pair', es: 'Saltar al siguiente par' })}
          </PlainButton>
        )}
        <Link href={list} prefetch={false}>
          {say({ en: 'All pairs', es: 'Todos los pares' })}
        </Link>
      </p>
    </>
  )
}
