'use client'
import { Button, useDocumentInfo, useField } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { MessageStatus } from '../../contract/constants.ts'
import { localeOf, outbound } from '../../contract/paths.ts'
import { languageName } from '../../documents/language-name.ts'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { momentInWords } from '../../panel-kit/moment.ts'
import { onePress } from '../../panel-kit/one-press.ts'
import { StatusPill } from '../../panel-kit/status/status-pill.tsx'
import { categoryWords } from '../category-words.ts'
import { Reply } from './reply.tsx'
import { SuggestedClinic } from './suggested-clinic.tsx'
import './letter.css'
import { type InEach, sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

/** The buttons offered at each status. */
const OFFERS: Record<MessageStatus, [label: InEach, status: MessageStatus][]> = {
  new: [
    [{ en: 'Answered', es: 'Respondido' }, 'answered'],
    [{ en: 'Spam', es: 'Spam' }, 'spam'],
  ],
  read: [
    [{ en: 'Answered', es: 'Respondido' }, 'answered'],
    [{ en: 'Unread', es: 'No leído' }, 'new'],
    [{ en: 'Spam', es: 'Spam' }, 'spam'],
  ],
  answered: [
    [{ en: 'Not answered', es: 'Sin responder' }, 'read'],
    [{ en: 'Unread', es: 'No leído' }, 'new'],
  ],
  spam: [[{ en: 'Not spam', es: 'No es spam' }, 'read']],
}

const isStatus = (value: string): value is MessageStatus => Object.hasOwn(OFFERS, value)

const useText = (path: string): string => useField<string>({ path }).value ?? ''

/** A message to read, with what to do about it. */
export const Letter = () => {
  const { id, initialData } = useDocumentInfo()
  const language = usePanelLanguage()
  const say = sayIn(language)
  const loaded = useText('status')
  /** The status that an endpoint has returned; the form may have been loaded with an older one. */
  const [marked, setMarked] = useState<MessageStatus>()
  const status = marked ?? loaded
  const [notice, setNotice] = useState('')
  const [busy, setBusy] = useState(false)
  const told = useRef<HTMLParagraphElement>(null)
  const [name, email, phone] = [useText('name'), useText('email'), useText('phone')]
  const [subject, message, category] = [useText('subject'), useText('message'), useText('category')]
  const locale = localeOf(useText('locale'))
  const at: string = initialData?.createdAt ?? new Date().toISOString()

  const mark = async (next: MessageStatus, from?: MessageStatus) => {
    setBusy(true)
    try {
      const { status: now } = await askEndpoint<{ status: MessageStatus }>(
        `/messages/${id}/status`,
        {
          status: next,
          ...(from && { from }),
        },
      )
      setMarked(now)
      return true
    } catch (error) {
      setNotice(sentenceOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }

  // Here and not on the server, which may render a page before anybody asks to see it.
  const opened = useRef(false)
  useEffect(() => {
    if (opened.current || !id || !status) return
    opened.current = true
    if (status === 'new') void mark('read', 'new')
  })

  const press = async (label: InEach, next: MessageStatus) => {
    setNotice('')
    if (await mark(next)) {
      const [en, es] = [label.en.toLowerCase(), label.es.toLowerCase()]
      setNotice(say({ en: `Marked as ${en}.`, es: `Marcado: ${es}.` }))
    }
    // The button that was pressed is gone, so focus moves to the notice.
    told.current?.focus()
  }
  return (
    <article className="letter" aria-label={subject}>
      <p className="letter-from">
        <StatusPill status={status} />
        <strong>{name}</strong> <a href={outbound.email(email)}>{email}</a>
        {phone && <a href={outbound.telephone(phone)}>{phone}</a>}
        <time dateTime={at}>{momentInWords(at, language)}</time>
        {locale !== 'en' && (
          <span>
            {say({
              en: `Used the ${languageName(locale)} pages`,
              es: `Usó las páginas en ${languageName(locale, 'es')}`,
            })}
          </span>
        )}
        {category && <span>{say(categoryWords(category))}</span>}
      </p>
      <div className="letter-text">{message}</div>
      <SuggestedClinic texts={[subject, message]} />
      <Reply
        id={id ?? ''}
        letter={{ name, email, subject, message, at, locale }}
        onStatus={setMarked}
      >
        {(isStatus(status) ? OFFERS[status] : []).map(([label, next]) => (
          <Button
            key={next}
            buttonStyle="secondary"
            disabled={busy}
            margin={false}
            onClick={onePress(() => void press(label, next))}
          >
            {say(label)}
          </Button>
        ))}
      </Reply>
      <p ref={told} tabIndex={-1} role="status" className="letter-notice">
        {notice}
      </p>
    </article>
  )
}
