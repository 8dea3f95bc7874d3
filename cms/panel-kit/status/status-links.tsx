'use client'
import { useConfig, useListQuery } from '@payloadcms/ui'
import Link from 'next/link.js'
import { formatAdminURL } from 'payload/shared'
import './inbox.css'

interface View {
  label: string
  /** The query of the list's address; empty for what it shows by default. */
  query: string
}

const only = (status: string): View['query'] => `where[or][0][and][0][status][equals]=${status}`
const ALL = 'where[or][0][and][0][status][exists]=true'

const SUBMISSIONS: View[] = [
  { label: 'Open', query: '' },
  { label: 'Published', query: only('published') },
  { label: 'Declined', query: only('declined') },
  { label: 'All', query: ALL },
]

const MESSAGES: View[] = [
  { label: 'Inbox', query: '' },
  { label: 'Unread', query: only('new') },
  { label: 'Answered', query: only('answered') },
  { label: 'Spam', query: only('spam') },
  { label: 'All', query: ALL },
]

const CORRECTIONS: View[] = [
  { label: 'Open', query: '' },
  { label: 'Corrected', query: only('corrected') },
  { label: 'Was right', query: only('was right') },
  { label: 'Spam', query: only('spam') },
  { label: 'All', query: ALL },
]

interface StatusLinksProps {
  collection: 'clinic-submissions' | 'contact-messages' | 'corrections'
  views: View[]
}

/** The filter in a list's address, as these links write it. */
const asWritten = (where: unknown): string => {
  const status = JSON.stringify(where ?? null)
  const [, equals] = /"status":\{"equals":"([\w ]+)"\}/.exec(status) ?? []
  if (equals) return only(equals)
  return status.includes('"exists"') ? ALL : ''
}

const StatusLinks = ({ collection, views }: StatusLinksProps) => {
  const { config } = useConfig()
  const { query } = useListQuery()
  const current = asWritten(query.where)
  const base = formatAdminURL({
    adminRoute: config.routes.admin,
    path: `/collections/${collection}`,
  })
  return (
    <nav className="inbox-views" aria-label="Filter by status">
      {views.map((view) => (
        <Link
          key={view.label}
          href={view.query ? `${base}?${view.query}` : base}
          aria-current={view.query === current ? 'page' : undefined}
          prefetch={false}
        >
          {view.label}
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
