'use client'
import { Link, SetStepNav } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { type PairRow, type PairsPage, PER_PAGE } from '../endpoints/answers.ts'
import { Filters, type StateOption } from './filters.tsx'
import { addressOf, type QueueAddress, queryOf } from './queue.ts'
import { decisionInWords, number, placeOf, reasonsInWords } from './words.ts'

interface PairsListProps {
  queue: QueueAddress
  states: StateOption[]
}

const Pair = ({ pair, queue }: { pair: PairRow; queue: QueueAddress }) => (
  <li className="dup-item">
    <h2>
      <Link href={addressOf(queue, { pair: String(pair.id) })} prefetch={false}>
        {pair.one.name} <span className="dup-quiet">and</span> {pair.two.name}
      </Link>
    </h2>
    <p>{reasonsInWords(pair.reasons)}</p>
    <p className="dup-quiet">
      {placeOf(pair.one)}
      {placeOf(pair.one) !== placeOf(pair.two) && ` / ${placeOf(pair.two)}`}
    </p>
    {pair.decision !== 'open' && <p>{decisionInWords(pair)}</p>}
    {pair.askedAgain && (
      <p>
        Said to be ‘{pair.decidedBefore}’ before. New since then: {pair.askedAgain}.
      </p>
    )}
  </li>
)

const Turn = ({ queue, total }: { queue: QueueAddress; total: number }) => {
  const page = Number(queue.page || 1)
  const last = Math.ceil(total / PER_PAGE)
  if (last <= 1) return null
  const to = (other: number) => addressOf(queue, { page: String(other) })
  return (
    <nav className="dup-row" aria-label="Pages">
      {page > 1 && <Link href={to(page - 1)}>Previous</Link>}
      <span>
        Page {page} of {last}
      </span>
      {page < last && <Link href={to(page + 1)}>Next</Link>}
    </nav>
  )
}

/** The pairs that wait for a decision, likeliest first, or those that are decided. */
export const PairsList = ({ queue, states }: PairsListProps) => {
  const [answer, setAnswer] = useState<PairsPage>()
  const [trouble, setTrouble] = useState('')
  const query = queryOf(queue)
  useEffect(() => {
    askEndpoint<PairsPage>(`/duplicates${query}`)
      .then(setAnswer)
      .catch((error: unknown) => setTrouble(sentenceOf(error)))
  }, [query])
  const tab = (show: QueueAddress['show'], label: string, count: number) => (
    <Link
      href={addressOf(queue, { show, page: '' })}
      aria-current={queue.show === show ? 'page' : undefined}
      prefetch={false}
    >
      {label} <strong>{number(count)}</strong>
    </Link>
  )
  return (
    <>
      <SetStepNav nav={[{ label: 'Likely duplicates' }]} />
      <h1>Likely duplicates</h1>
      <p>
        Pairs of clinics that may be one. They are looked for every day, and after an import. What
        you decide stays, unless something new speaks for a pair.
      </p>
      {answer && (
        <nav className="dup-row dup-tabs" aria-label="Which pairs">
          {tab('open', 'To decide', answer.open)}
          {tab('decided', 'Decided', answer.decided)}
        </nav>
      )}
      <Filters queue={queue} states={states} />
      <p role="alert" className="dup-alert">
        {trouble}
      </p>
      <p role="status" className="dup-quiet">
        {!answer && !trouble && 'Loading…'}
        {answer && (answer.total === 1 ? '1 pair.' : `${number(answer.total)} pairs.`)}
      </p>
      <ol className="dup-list">
        {answer?.pairs.map((pair) => (
          <Pair key={pair.id} pair={pair} queue={queue} />
        ))}
      </ol>
      {answer && <Turn queue={queue} total={answer.total} />}
    </>
  )
}
