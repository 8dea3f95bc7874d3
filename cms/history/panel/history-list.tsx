import { Link } from '@payloadcms/ui'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { HistoryEntry } from '../entry.ts'
import { Sentences } from './sentences.tsx'
import './history.css'

const When = ({ at, href, tag }: HistoryEntry) => (
  <p className="history__when">
    {href ? (
      <Link href={href} prefetch={false}>
        {momentInWords(at)}
      </Link>
    ) : (
      <time dateTime={at}>{momentInWords(at)}</time>
    )}
    {tag && (
      <span className={`history__tag ${tag.isPublic ? 'history__tag--public' : ''}`}>
        {tag.label}
      </span>
    )}
  </p>
)

const Subject = ({ kind, title, href }: NonNullable<HistoryEntry['subject']>) => (
  <p className="history__subject">
    {kind}{' '}
    {href ? (
      <Link href={href} prefetch={false}>
        {title || 'as it is now'}
      </Link>
    ) : (
      <strong>{title}</strong>
    )}
  </p>
)

const Entry = (entry: HistoryEntry) => {
  const { who, did, subject, sentences, note, undone } = entry
  return (
    <li className={undone ? 'history__undone' : undefined}>
      <div>
        <When {...entry} />
        <p className="history__who">{who}</p>
      </div>
      <div>
        {did && <p className="history__did">{did}</p>}
        {subject && <Subject {...subject} />}
        <div className="history__what">
          <Sentences sentences={sentences} />
        </div>
        {note && <p>“{note}”</p>}
        {undone && (
          <p className="history__undoing">
            Undone by {undone.who}, {momentInWords(undone.at)}. It no longer counts.
          </p>
        )}
      </div>
    </li>
  )
}

/** What was done, newest first: who, when, what. What was undone looks undone. */
export const HistoryList = ({ entries }: { entries: readonly HistoryEntry[] }) => (
  <ol className="history">
    {entries.map((entry) => (
      <Entry {...entry} key={entry.key} />
    ))}
  </ol>
)
