'use client'
import { Link, SetStepNav } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { inThousands } from '../../panel-kit/number.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'
import { type PairRow, type PairsPage, PER_PAGE } from '../endpoints/answers.ts'
import { Filters, type StateOption } from './filters.tsx'
import { addressOf, type QueueAddress, queryOf } from './queue.ts'
import { askedAgainInWords, decisionInWords, placeOf, reasonsInWords } from './words.ts'

interface PairsListProps {
  queue: QueueAddress
  states: StateOption[]
}

const Pair = ({ pair, queue }: { pair: PairRow; queue: QueueAddress }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  return (
    <li className="dup-item">
      <h2>
        <Link href={addressOf(queue, { pair: String(pair.id) })} prefetch={false}>
          {pair.one.name} <span className="dup-quiet">{say({ en: 'and', es: 'y' })}</span>{' '}
          {pair.two.name}
        </Link>
      </h2>
      <p>{reasonsInWords(pair.reasons, language)}</p>
      <p className="dup-quiet">
        {placeOf(pair.one)}
        {placeOf(pair.one) !== placeOf(pair.two) && ` / ${placeOf(pair.two)}`}
      </p>
      {pair.decision !== 'open' && <p>{decisionInWords(pair, language)}</p>}
      {pair.askedAgain && <p>{askedAgainInWords(pair, language)}</p>}
    </li>
  )
}

const Turn = ({ queue, total }: { queue: QueueAddress; total: number }) => {
  const say = useSay()
  const page = Number(queue.page || 1)
  const last = Math.ceil(total / PER_PAGE)
  if (last <= 1) return null
  const to = (other: number) => addressOf(queue, { page: String(other) })
  return (
    <nav className="dup-row" aria-label={say({ en: 'Pages', es: 'Páginas' })}>
      {page > 1 && <Link href={to(page - 1)}>{say({ en: 'Previous', es: 'Anterior' })}</Link>}
      <span>{say({ en: `Page ${page} of ${last}`, es: `Página ${page} de ${last}` })}</span>
      {page < last && <Link href={to(page + 1)}>{say({ en: 'Next', es: 'Siguiente' })}</Link>}
    </nav>
  )
}

/** The pairs that wait for a decision, likeliest first, or those that are decided. */
export const PairsList = ({ queue, states }: PairsListProps) => {
  const say = useSay()
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
      {label} <strong>{inThousands(count)}</strong>
    </Link>
  )
  return (
    <>
      <SetStepNav nav={[{ label: say({ en: 'Likely duplicates', es: 'Posibles duplicados' }) }]} />
      <h1>{say({ en: 'Likely duplicates', es: 'Posibles duplicados' })}</h1>
      <p>
        {say({
          en: 'Pairs of clinics that may be one. They are looked for every day, and after an import. What you decide stays, unless something new speaks for a pair.',
          es: 'Pares de clínicas que pueden ser una sola. Se buscan cada día y después de una importación. Lo que usted decide se queda, a menos que haya algo nuevo a favor de un par.',
        })}
      </p>
      {answer && (
        <nav className="dup-row dup-tabs" aria-label={say({ en: 'Which pairs', es: 'Qué pares' })}>
          {tab('open', say({ en: 'To decide', es: 'Por decidir' }), answer.open)}
          {tab('decided', say({ en: 'Decided', es: 'Decididos' }), answer.decided)}
        </nav>
      )}
      <Filters queue={queue} states={states} />
      <p role="alert" className="dup-alert">
        {trouble}
      </p>
      <p role="status" className="dup-quiet">
        {!answer && !trouble && say({ en: 'Loading…', es: 'Cargando…' })}
        {answer &&
          say({
            en: answer.total === 1 ? '1 pair.' : `${inThousands(answer.total)} pairs.`,
            es: answer.total === 1 ? '1 par.' : `${inThousands(answer.total)} pares.`,
          })}
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
