import { Link } from '@payloadcms/ui'
import { momentInWords } from '../../panel-kit/moment.ts'
import type { HistoryEntry } from '../entry.ts'
import { Sentences } from './sentences.tsx'
import './history.css'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'

interface Read {
  language: PanelLanguage
}

const When = ({ at, href, tag, language }: HistoryEntry & Read) => (
  <p className="history__when">
    {href ? (
      <Link href={href} prefetch={false}>
        {momentInWords(at, language)}
      </Link>
    ) : (
      <time dateTime={at}>{momentInWords(at, language)}</time>
    )}
    {tag && (
      <span className={`history__tag ${tag.isPublic ? 'history__tag--public' : ''}`}>
        {tag.label}
      </span>
    )}
  </p>
)

const Subject = ({ kind, title, href, language }: NonNullable<HistoryEntry['subject']> & Read) => (
  <p className="history__subject">
    {kind}{' '}
    {href ? (
      <Link href={href} prefetch={false}>
        {title || sayIn(language)({ en: 'as it is now', es: 'como está ahora' })}
      </Link>
    ) : (
      <strong>{title}</strong>
    )}
  </p>
)

const Entry = (entry: HistoryEntry & Read) => {
  const { who, did, subject, sentences, note, undone, language } = entry
  return (
    <li className={undone ? 'history__undone' : undefined}>
      <div>
        <When {...entry} />
        <p className="history__who">{who}</p>
      </div>
      <div>
        {did && <p className="history__did">{did}</p>}
        {subject && <Subject {...subject} language={language} />}
        <div className="history__what">
          <Sentences sentences={sentences} language={language} />
        </div>
        {note && <p>{sayIn(language)({ en: `“${note}”`, es: `«${note}»` })}</p>}
        {undone && (
          <p className="history__undoing">
            {sayIn(language)({
              en: `Undone by ${undone.who}, ${momentInWords(undone.at)}. It no longer counts.`,
              es: `Lo deshizo ${undone.who}, ${momentInWords(undone.at, 'es')}. Ya no cuenta.`,
            })}
          </p>
        )}
      </div>
    </li>
  )
}

/** What was done, newest first: who, when, what. What was undone looks undone. */
export const HistoryList = ({ entries, language }: { entries: readonly HistoryEntry[] } & Read) => (
  <ol className="history">
    {entries.map((entry) => (
      <Entry {...entry} key={entry.key} language={language} />
    ))}
  </ol>
)
