'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { momentInWords } from '../../panel-kit/moment.ts'
import './last-changed.css'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

/** When the document was last changed, in the time zone of all other times. Payload says it in the reader's. */
export const LastChanged = () => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { data } = useDocumentInfo()
  const { createdAt, updatedAt } = data ?? {}
  if (typeof updatedAt !== 'string') return null
  const created = say({ en: 'Created', es: 'Creado el' })
  return (
    <p
      className="last-changed"
      title={
        typeof createdAt === 'string'
          ? `${created} ${momentInWords(createdAt, language)}`
          : undefined
      }
    >
      <span>{say({ en: 'Last changed', es: 'Último cambio' })} </span>
      <time dateTime={updatedAt}>{momentInWords(updatedAt, language)}</time>
    </p>
  )
}
