import type { ImportProgress } from '../endpoints/answers.ts'
import { STAGE_NAMES } from '../stages.ts'

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** What was uploaded, by whom and when. */
export const ImportHead = ({ progress }: { progress: ImportProgress }) => {
  const { fileName, source, sourceId, isFetched, by, createdAt, status, notice } = progress
  return (
    <div className="imp-head">
      <h1>{fileName}</h1>
      <p className="imp-quiet">
        <a href={`/admin/collections/sources/${sourceId ?? ''}`}>Source “{source}”</a> ·{' '}
        {isFetched ? 'fetched' : 'uploaded'}
        {by && ` by ${by}`} on {when.format(new Date(createdAt))}
      </p>
      <p>
        <span className={`imp-stage imp-stage--${status}`}>{STAGE_NAMES[status]}</span>
      </p>
      {notice && <p className="imp-notice">{notice}</p>}
    </div>
  )
}
