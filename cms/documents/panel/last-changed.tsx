'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { momentInWords } from '../../panel-kit/moment.ts'
import './last-changed.css'

/** When the document was last changed, in the time zone of all other times. Payload says it in the reader's. */
export const LastChanged = () => {
  const { data } = useDocumentInfo()
  const { createdAt, updatedAt } = data ?? {}
  if (typeof updatedAt !== 'string') return null
  return (
    <p
      className="last-changed"
      title={typeof createdAt === 'string' ? `Created ${momentInWords(createdAt)}` : undefined}
    >
      <span>Last changed </span>
      <time dateTime={updatedAt}>{momentInWords(updatedAt)}</time>
    </p>
  )
}
