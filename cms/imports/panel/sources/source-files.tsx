import type { UIFieldServerProps } from 'payload'
import { inThousands } from '../../../panel-kit/number.ts'
import { KINDS } from '../../endpoints/answers.ts'
import { labelOf } from '../../endpoints/present-row.ts'
import { parseMapping } from '../../mapping/mapping.ts'
import { countOfSource } from '../../queries/count-rows.ts'
import { FETCHED_SOURCES } from '../../sources/fetched-sources.ts'
import { type SourceFile, sourceFiles } from '../../sources/queries/source-files.ts'
import { importStage, STAGE_NAMES } from '../../stages.ts'
import { KIND_NAMES } from '../words.ts'
import { FetchButton } from './fetch-button.tsx'
import '../import.css'
import { momentInWords } from '../../../panel-kit/moment.ts'
import { type PanelLanguage, panelLanguage, sayIn } from '../../../panel-kit/say.ts'

interface Read {
  language: PanelLanguage
}

const FileRow = ({ file, language }: { file: SourceFile } & Read) => {
  const say = sayIn(language)
  const at = momentInWords(file.createdAt, language)
  return (
    <tr>
      <th scope="row">
        <a href={`/admin/collections/imports/${file.id}`}>{file.fileName}</a>
      </th>
      <td>
        {say({
          en: `${file.isFetched ? 'Fetched' : 'Uploaded'} ${at}${file.by ? ` by ${file.by}` : ''}`,
          es: `${file.isFetched ? 'Obtenido' : 'Subido'} el ${at}${file.by ? ` por ${file.by}` : ''}`,
        })}
      </td>
      <td>{say(STAGE_NAMES[importStage(file.status)])}</td>
      {KINDS.map((kind) => (
        <td key={kind}>{inThousands(file.kinds[kind] ?? 0)}</td>
      ))}
    </tr>
  )
}

const Files = ({ files, language }: { files: SourceFile[] } & Read) => {
  const say = sayIn(language)
  const title = say({ en: 'Its last files', es: 'Sus últimos archivos' })
  return (
    // A table that is wider than the screen is scrolled with the keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="imp-samples" tabIndex={0} aria-label={title}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{say({ en: 'File', es: 'Archivo' })}</th>
            <th scope="col">{say({ en: 'When', es: 'Cuándo' })}</th>
            <th scope="col">{say({ en: 'Now', es: 'Ahora' })}</th>
            {KINDS.map((kind) => (
              <th key={kind} scope="col">
                {say(KIND_NAMES[kind])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.id} file={file} language={language} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Which column of the last file each fact was read from. */
const Columns = ({ mapping, language }: { mapping: string } & Read) => {
  const say = sayIn(language)
  return (
    <details className="imp-details">
      <summary>
        {say({
          en: 'How the columns of its last file were read',
          es: 'Cómo se leyeron las columnas de su último archivo',
        })}
      </summary>
      <dl className="imp-new">
        {Object.entries(parseMapping(mapping).columns).map(([field, column]) => (
          <div key={field}>
            <dt>{labelOf(field, language)}</dt>
            <dd>{column}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The files of a source: what each changed, and a button to fetch the next one. */
export const SourceFiles = async ({ id, data, req }: UIFieldServerProps) => {
  const language = panelLanguage(req.i18n.language)
  const say = sayIn(language)
  const source = String(data?.name ?? '')
  const files = await sourceFiles(req, source)
  const listed = await countOfSource(req, source)
  const [last] = files
  return (
    <div className="imp">
      <p>
        {say({
          en: `${inThousands(listed)} published ${listed === 1 ? 'clinic comes' : 'clinics come'} from “${source}”.`,
          es: `${inThousands(listed)} ${listed === 1 ? 'clínica publicada viene' : 'clínicas publicadas vienen'} de «${source}».`,
        })}
      </p>
      {FETCHED_SOURCES.includes(source) && <FetchButton id={Number(id)} />}
      {last ? (
        <>
          <Files files={files} language={language} />
          <Columns mapping={last.mapping} language={language} />
        </>
      ) : (
        <p className="imp-quiet">
          {say({
            en: 'No file of it has come yet.',
            es: 'Todavía no ha llegado ningún archivo de ella.',
          })}
        </p>
      )}
    </div>
  )
}
