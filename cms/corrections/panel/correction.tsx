'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CorrectionStatus } from '../../contract/constants.ts'
import { localeOf, outbound, pathsFor } from '../../contract/paths.ts'
import { languageName } from '../../documents/language-name.ts'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { momentInWords } from '../../panel-kit/moment.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { StatusPill } from '../../panel-kit/status/status-pill.tsx'
import type { CorrectionView } from '../endpoints/answers.ts'
import { topicInWords } from '../topic-words.ts'
import { Proposed } from './proposed.tsx'
import { SaidList } from './said-list.tsx'
import './corrections.css'

const OUTCOMES: [label: string, status: CorrectionStatus][] = [
  ['It was wrong, now corrected', 'corrected'],
  ['The page was right', 'was right'],
  ['Spam', 'spam'],
]

/** How many are settled with it: others who say the same. */
const sameAs = ({ others }: CorrectionView) => [
  ...new Set(others.flatMap(({ corrections }) => corrections.map(({ id }) => id))),
]

/** One correction: what is said, what the page says now, who else says so, and its outcome. */
export const CorrectionReview = () => {
  const { id } = useDocumentInfo()
  const [view, setView] = useState<CorrectionView>()
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  const load = useCallback(
    async () => setView(await askEndpoint<CorrectionView>(`/corrections/${id}`)),
    [id],
  )
  useEffect(() => {
    if (id) load().catch((error: unknown) => setNotice(sentenceOf(error)))
  }, [id, load])

  const perform = async (work: () => Promise<string>) => {
    setBusy(true)
    try {
      const done = await work()
      await load()
      setNotice(done)
    } catch (error) {
      setNotice(sentenceOf(error))
    } finally {
      setBusy(false)
      // The button that was pressed is gone.
      told.current?.focus()
    }
  }
  const settle = (status: CorrectionStatus, others: number[]) =>
    perform(async () => {
      const body = { status, others }
      const path = `/corrections/${id}/settle`
      const { settled } = await askEndpoint<{ settled: number }>(path, body)
      if (status === 'open') return 'Open again.'
      const more = settled > 1 ? `, together with ${settled - 1} more` : ''
      return `Marked as “${status}”${more}.`
    })
  const publish = (facts: string[]) =>
    perform(async () => {
      await askEndpoint(`/corrections/${id}/apply`, { facts })
      return 'Published.'
    })

  return (
    <div className="correction">
      <p ref={told} tabIndex={-1} role="status" className="correction-notice">
        {notice || (view ? '' : 'Loading…')}
      </p>
      {view && <Shown view={view} busy={busy} settle={settle} publish={publish} />}
    </div>
  )
}

interface ShownProps {
  view: CorrectionView
  busy: boolean
  settle: (status: CorrectionStatus, others: number[]) => Promise<void>
  publish: (facts: string[]) => Promise<void>
}

const Shown = ({ view, busy, settle, publish }: ShownProps) => {
  const { topics, urgent, status, text, email, at, clinic, now, others } = view
  const locale = localeOf(view.locale)
  const same = sameAs(view)
  return (
    <article aria-label={topics.map(topicInWords).join(', ')}>
      <p className="correction-head">
        <StatusPill status={status} />
        <strong>{topics.map(topicInWords).join(', ')}</strong>
        {urgent && <span className="said-urgent">Urgent</span>}
        <time dateTime={at}>{momentInWords(at)}</time>
        {view.fromStaff && <span>From the clinic itself</span>}
        {email && <a href={outbound.email(email)}>{email}</a>}
        {locale !== 'en' && <span>Used the {languageName(locale)} pages</span>}
      </p>
      {clinic && (
        <p className="correction-head">
          <ClinicLink id={clinic.id}>{clinic.name}</ClinicLink>
          {clinic.isPublished && <a href={pathsFor('en').clinic(clinic.slug)}>Its public page</a>}
          {clinic.isPublished && <a href={`/admin/verify?clinic=${clinic.id}`}>Verify now</a>}
        </p>
      )}
      <h2>What is right, they say</h2>
      <p className="correction-text">{text || 'They wrote nothing more.'}</p>
      {now.length > 0 && !view.fromStaff && (
        <>
          <h2>What the page says now</h2>
          <dl className="correction-now">
            {now.map(({ name, label, value }) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {view.changes.length > 0 && <Proposed changes={view.changes} busy={busy} publish={publish} />}
      <SaidList title="Others who say so" said={others} />
      {view.settledAt && (
        <p>
          Settled {momentInWords(view.settledAt)}
          {view.settledBy && `, ${view.settledBy}`}
        </p>
      )}
      <div className="correction-actions">
        {status === 'open' ? (
          OUTCOMES.map(([label, next]) => (
            <Button
              key={next}
              buttonStyle={next === 'corrected' ? 'primary' : 'secondary'}
              disabled={busy}
              margin={false}
              onClick={onePress(() => void settle(next, next === 'spam' ? [] : same))}
            >
              {next !== 'spam' && same.length > 0 ? `${label} (all ${same.length + 1})` : label}
            </Button>
          ))
        ) : (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={onePress(() => void settle('open', []))}
          >
            Open again
          </Button>
        )}
      </div>
    </article>
  )
}
