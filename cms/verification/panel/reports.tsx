'use client'

import type { Report } from '../../clinics/index.ts'
import { shortDay } from '../../panel-kit/dates.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'

/** What visitors say is wrong, in their own words. */
export const Reports = ({ reports }: { reports: Report[] }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  if (reports.length === 0) return null
  const title = say({ en: 'What was reported', es: 'Lo que se reportó' })
  return (
    <section className="calls-reports" aria-label={title}>
      <p className="calls-reports__title">{title}</p>
      <ul>
        {reports.map(({ message, at, subject, text }) => (
          <li key={message}>
            <p>
              {shortDay(at, language)}, {say({ en: `“${subject}”`, es: `«${subject}»` })}{' '}
              <a href={`/admin/collections/contact-messages/${message}`}>
                {say({ en: 'Open the message', es: 'Abrir el mensaje' })}
              </a>
            </p>
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}
