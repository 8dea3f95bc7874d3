import { momentInWords } from '../../panel-kit/moment.ts'
import { sayIn } from '../../panel-kit/say.ts'
import { usePanelLanguage } from '../../panel-kit/use-say.ts'
import type { ImportProgress } from '../endpoints/answers.ts'
import { STAGE_NAMES } from '../stages.ts'

/** What was uploaded, by whom and when. */
export const ImportHead = ({ progress }: { progress: ImportProgress }) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const at = momentInWords(progress.createdAt, language)
  const { fileName, source, sourceId, isFetched, by, undoneBy, status, notice } = progress
  return (
    <div className="imp-head">
      <h1>{fileName}</h1>
      <p className="imp-quiet">
        <a href={`/admin/collections/sources/${sourceId ?? ''}`}>
          {say({ en: `Source “${source}”`, es: `Fuente «${source}»` })}
        </a>{' '}
        ·{' '}
        {say({
          en: `${isFetched ? 'fetched' : 'uploaded'}${by ? ` by ${by}` : ''} on ${at}`,
          es: `${isFetched ? 'obtenido' : 'subido'}${by ? ` por ${by}` : ''} el ${at}`,
        })}
      </p>
      <p>
        <span className={`imp-stage imp-stage--${status}`}>{say(STAGE_NAMES[status])}</span>
        {status === 'undone' && undoneBy && say({ en: ` by ${undoneBy}`, es: ` por ${undoneBy}` })}
      </p>
      {notice && <p className="imp-notice">{notice}</p>}
    </div>
  )
}
