'use client'
import type { ClientCollectionConfig } from 'payload'
import { useCallback, useRef, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Change } from '../change.ts'
import type { Entry, Review } from '../endpoints/answers.ts'
import { ConfirmNumber } from './confirm-number.tsx'
import { DraftChoice } from './draft-choice.tsx'
import { Preview } from './preview.tsx'
import type { ChosenInList } from './use-chosen.ts'
import { useReview } from './use-review.ts'
import { CONSEQUENCES } from './words.ts'

interface ReviewChangeProps {
  collection: ClientCollectionConfig
  chosen: ChosenInList
  change: Change
  onDone: (done: { id: number; counts: Entry['counts'] }) => void
  onBack: (() => void) | undefined
}

/** How many would change, in words. */
const summary = ({ chosen, ids, same }: Review): InEach => ({
  en: [
    `${chosen} ticked.`,
    `${ids.length} would change.`,
    same > 0 ? `${same} already ${same === 1 ? 'is' : 'are'} that way.` : '',
  ]
    .filter(Boolean)
    .join(' '),
  es: [
    `Marcados: ${chosen}.`,
    `Cambiarían: ${ids.length}.`,
    same > 0 ? `Ya están así: ${same}.` : '',
  ]
    .filter(Boolean)
    .join(' '),
})

/** What a change would do, and the number that confirms it. */
export const ReviewChange = (props: ReviewChangeProps) => {
  const say = useSay()
  const { collection, chosen, change, onDone, onBack } = props
  const [asDrafts, setAsDrafts] = useState(false)
  /** Of a publication: the drafts that were picked from all that are ticked. */
  const [picked, setPicked] = useState<number[]>()
  const [isBusy, setBusy] = useState(false)
  const query: Change = asDrafts ? { ...change, status: 'draft' } : change
  const documents = picked ? { ...chosen, where: { id: { in: picked } } } : chosen
  const { review, trouble, setTrouble, lookAgain } = useReview(collection.slug, documents, query)
  const wasRead = useRef(false)
  /** What was asked for is read first; not again when a choice below has changed it. */
  const readOnce = useCallback((heading: HTMLElement | null) => {
    if (!heading || wasRead.current) return
    wasRead.current = true
    heading.focus()
  }, [])
  const isPublication = change.action === 'publish'
  const run = async (current: Review, confirmed: number) => {
    setBusy(true)
    setTrouble(undefined)
    try {
      const changing = { ...documents, where: { id: { in: current.ids } } }
      const body = { collection: collection.slug, chosen: changing, change: query, confirmed }
      const answer = await askEndpoint<{ id: number | null; counts: Entry['counts'] | null }>(
        '/bulk/run',
        { ...body, seen: current.seen },
      )
      if (answer.id !== null && answer.counts) onDone({ id: answer.id, counts: answer.counts })
    } catch (error) {
      setTrouble(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      {isPublication && (
        <DraftChoice
          collection={collection.slug}
          chosen={chosen}
          change={change}
          picked={picked}
          onPick={setPicked}
        />
      )}
      {change.action === 'edit' && Boolean(collection.versions?.drafts) && (
        <label className="bulk-check">
          <input
            type="checkbox"
            checked={asDrafts}
            onChange={({ target }) => setAsDrafts(target.checked)}
          />
          {say({
            en: 'Save as drafts only, so that nothing becomes public',
            es: 'Guardar solo como borradores, para que nada se haga público',
          })}
        </label>
      )}
      {!review && !trouble && (
        <p role="status">
          {say({ en: 'Looking at what would change…', es: 'Viendo qué cambiaría…' })}
        </p>
      )}
      {review && (
        <>
          {!isPublication && <p role="status">{say(summary(review))}</p>}
          <Preview review={review} heading={onBack && readOnce} />
          {!asDrafts && review.ids.length > 0 && (
            <p>
              {say(CONSEQUENCES[change.action])}{' '}
              {say({
                en: 'You can undo this in the log.',
                es: 'Puede deshacerlo en el registro.',
              })}
            </p>
          )}
          {review.refusal && <p className="bulk-alert">{review.refusal}</p>}
          {!review.refusal && review.ids.length > 0 && (!isPublication || picked) && (
            <ConfirmNumber
              key={review.seen}
              action={change.action}
              review={review}
              isBusy={isBusy}
              onConfirm={(confirmed) => run(review, confirmed)}
            />
          )}
        </>
      )}
      {trouble && (
        <div role="alert" className="bulk-alert">
          <p>{trouble}</p>
          <PlainButton onClick={onePress(lookAgain)}>
            {say({ en: 'Look again', es: 'Ver de nuevo' })}
          </PlainButton>
        </div>
      )}
      {onBack && (
        <PlainButton onClick={onBack}>
          {say({ en: 'Back to the fields', es: 'Volver a los campos' })}
        </PlainButton>
      )}
    </>
  )
}
