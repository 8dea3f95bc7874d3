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
import { topicInEach } from '../topic-words.ts'
import { Proposed } from './proposed.tsx'
import { SaidList } from './said-list.tsx'
import './corrections.css'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { statusWords } from '../../panel-kit/status/status-words.ts'
import { usePanelLanguage, useSay } from '../../panel-kit/use-say.ts'

const OUTCOMES: [label: InEach, status: CorrectionStatus][] = [
  [{ en: 'It was wrong, now corrected', es: 'Estaba mal, ya se corrigió' }, 'corrected'],
  [{ en: 'The page was right', es: 'La página estaba bien' }, 'was right'],
  [{ en: 'Spam', es: 'Spam' }, 'spam'],
]

/** How many are settled with it: others who say the same. */
const sameAs = ({ others }: CorrectionView) => [
  ...new Set(others.flatMap(({ corrections }) => corrections.map(({ id }) => id))),
]

/** One correction: what is said, what the page says now, who else says so, and its outcome. */
export const CorrectionReview = () => {
  const say = useSay()
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
      if (status === 'open') return say({ en: 'Open again.', es: 'Abierta de nuevo.' })
      const more = settled - 1
      return say({
        en: `Marked as “${status}”${more > 0 ? `, together with ${more} more` : ''}.`,
        es: `Marcada como «${statusWords(status).es}»${more > 0 ? `, junto con ${more} más` : ''}.`,
      })
    })
  const publish = (facts: string[]) =>
    perform(async () => {
      await askEndpoint(`/corrections/${id}/apply`, { facts })
      return say({ en: 'Published.', es: 'Publicado.' })
    })

  return (
    <div className="correction">
      <p ref={told} tabIndex={-1} role="status" className="correction-notice">
        {notice || (view ? '' : say({ en: 'Loading…', es: 'Cargando…' }))}
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
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { topics, urgent, status, text, email, at, clinic, now, others } = view
  const locale = localeOf(view.locale)
  const same = sameAs(view)
  const titleOfTopics = topics.map((topic) => say(topicInEach(topic))).join(', ')
  return (
    <article aria-label={titleOfTopics}>
      <p className="correction-head">
        <StatusPill status={status} />
        <strong>{titleOfTopics}</strong>
        {urgent && <span className="said-urgent">{say({ en: 'Urgent', es: 'Urgente' })}</span>}
        <time dateTime={at}>{momentInWords(at, language)}</time>
        {view.fromStaff && (
          <span>{say({ en: 'From the clinic itself', es: 'De la propia clínica' })}</span>
        )}
        {email && <a href={outbound.email(email)}>{email}</a>}
        {locale !== 'en' && (
          <span>
            {say({
              en: `Used the ${languageName(locale)} pages`,
              es: `Usó las páginas en ${languageName(locale, 'es')}`,
            })}
          </span>
        )}
      </p>
      {clinic && (
        <p className="correction-head">
          <ClinicLink id={clinic.id}>{clinic.name}</ClinicLink>
          {clinic.isPublished && (
            <a href={pathsFor('en').clinic(clinic.slug)}>
              {say({ en: 'Its public page', es: 'Su página pública' })}
            </a>
          )}
          {clinic.isPublished && (
            <a href={`/admin/verify?clinic=${clinic.id}`}>
              {say({ en: 'Verify now', es: 'Verificar ahora' })}
            </a>
          )}
        </p>
      )}
      <h2>{say({ en: 'What is right, they say', es: 'Lo que dicen que es correcto' })}</h2>
      <p className="correction-text">
        {text || say({ en: 'They wrote nothing more.', es: 'No escribió nada más.' })}
      </p>
      {now.length > 0 && !view.fromStaff && (
        <>
          <h2>{say({ en: 'What the page says now', es: 'Lo que dice ahora la página' })}</h2>
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
      <SaidList
        title={say({ en: 'Others who say so', es: 'Otras personas que lo dicen' })}
        said={others}
      />
      {view.settledAt && (
        <p>
          {say({ en: 'Settled', es: 'Resuelta el' })} {momentInWords(view.settledAt, language)}
          {view.settledBy && `, ${view.settledBy}`}
        </p>
      )}
      <div className="correction-actions">
        {status === 'open' ? (
          OUTCOMES.map(([words, next]) => (
            <Button
              key={next}
              buttonStyle={next === 'corrected' ? 'primary' : 'secondary'}
              disabled={busy}
              margin={false}
              onClick={onePress(() => void settle(next, next === 'spam' ? [] : same))}
            >
              {next !== 'spam' && same.length > 0
                ? say({
                    en: `${words.en} (all ${same.length + 1})`,
                    es: `${words.es} (las ${same.length + 1})`,
                  })
                : say(words)}
            </Button>
          ))
        ) : (
          <Button
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={onePress(() => void settle('open', []))}
          >
            {say({ en: 'Open again', es: 'Abrir de nuevo' })}
          </Button>
        )}
      </div>
    </article>
  )
}
