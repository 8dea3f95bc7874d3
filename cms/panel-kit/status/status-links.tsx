'use client'
import { useConfig, useListQuery } from '@payloadcms/ui'
import Link from 'next/link.js'
import { formatAdminURL } from 'payload/shared'
import './inbox.css'
import type { InEach } from '../say.ts'
import { useSay } from '../use-say.ts'

interface View {
  label: InEach
  /** The query of the list's address; empty for what it shows by default. */
  query: string
}

const only = (value: string, field = 'status'): View['query'] =>
  `where[or][0][and][0][${field}][equals]=${value}`
const ALL = 'where[or][0][and][0][status][exists]=true'

const SUBMISSIONS: View[] = [
  { label: { en: 'Open', es: 'Abiertas' }, query: '' },
  {
    label: { en: 'Operator answered', es: 'El operador respondió' },
    query: only('operator answered', 'conversation'),
  },
  { label: { en: 'Published', es: 'Publicadas' }, query: only('published') },
  { label: { en: 'Declined', es: 'Rechazadas' }, query: only('declined') },
  { label: { en: 'All', es: 'Todo' }, query: ALL },
]

const MESSAGES: View[] = [
  { label: { en: 'Inbox', es: 'Bandeja de entrada' }, query: '' },
  { label: { en: 'Unread', es: 'Sin leer' }, query: only('new') },
  { label: { en: 'Answered', es: 'Respondidos' }, query: only('answered') },
  { label: { en: 'Spam', es: 'Spam' }, query: only('spam') },
  { label: { en: 'All', es: 'Todo' }, query: ALL },
]

const CORRECTIONS: View[] = [
  { label: { en: 'Open', es: 'Abiertas' }, query: '' },
  { label: { en: 'Corrected', es: 'Corregidas' }, query: only('corrected') },
  { label: { en: 'Was right', es: 'Estaba bien' }, query: only('was right') },
  { label: { en: 'Spam', es: 'Spam' }, query: only('spam') },
  { label: { en: 'All', es: 'Todo' }, query: ALL },
]

interface StatusLinksProps {
  collection: 'clinic-submissions' | 'contact-messages' | 'corrections'
  views: View[]
}

/** The filter in a list's address, as these links write it. */
const asWritten = (where: unknown): string => {
  const status = JSON.stringify(where ?? null)
  const [, field, equals] = /"(status|conversation)":\{"equals":"([\w ]+)"\}/.exec(status) ?? []
  if (equals) return only(equals, field)
  return status.includes('"exists"') ? ALL : ''
}

const StatusLinks = ({ collection, views }: StatusLinksProps) => {
  const say = useSay()
  const { config } = useConfig()
  const { query } = useListQuery()
  const current = asWritten(query.where)
  const base = formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/${collection}`,
  })
  return (
    <nav
      className="inbox-views"
      aria-label={say({ en: 'Filter by status', es: 'Filtrar por estado' })}
    >
      {views.map((view) => (
        <Link
          key={view.label.en}
          href={view.query ? `${base}?${view.query}` : base}
          aria-current={view.query === current ? 'page' : undefined}
          prefetch={false}
        >
          {say(view.label)}
        </Link>
      ))}
    </nav>
  )
}

export const SubmissionLinks = () => (
  <StatusLinks collection="clinic-submissions" views={SUBMISSIONS} />
)

export const MessageLinks = () => <StatusLinks collection="contact-messages" views={MESSAGES} />

export const CorrectionLinks = () => <StatusLinks collection="corrections" views={CORRECTIONS} />
