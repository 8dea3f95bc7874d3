import type { Report } from '../../clinics/index.ts'
import { shortDay } from '../../panel-kit/dates.ts'

/** What visitors say is wrong, in their own words. */
export const Reports = ({ reports }: { reports: Report[] }) => {
  if (reports.length === 0) return null
  return (
    <section className="calls-reports" aria-label="What was reported">
      <p className="calls-reports__title">What was reported</p>
      <ul>
        {reports.map(({ message, at, subject, text }) => (
          <li key={message}>
            <p>
              {shortDay(at)}, “{subject}”{' '}
              <a href={`/admin/collections/contact-messages/${message}`}>Open the message</a>
            </p>
            <blockquote>{text}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}
