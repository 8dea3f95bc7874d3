import type { UIFieldServerProps } from 'payload'
import { KINDS } from '../../endpoints/answers.ts'
import { labelOf } from '../../endpoints/present-row.ts'
import { parseMapping } from '../../mapping/mapping.ts'
import { countOfSource } from '../../queries/count-rows.ts'
import { FETCHED_SOURCES } from '../../sources/fetched-sources.ts'
import { type SourceFile, sourceFiles } from '../../sources/queries/source-files.ts'
import { importStage, STAGE_NAMES } from '../../stages.ts'
import { KIND_NAMES, number } from '../words.ts'
import { FetchButton } from './fetch-button.tsx'
import '../import.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const FileRow = ({ file }: { file: SourceFile }) => (
  <tr>
    <th scope="row">
      <a href={`/admin/collections/imports/${file.id}`}>{file.fileName}</a>
    </th>
    <td>
      {file.isFetched ? 'Fetched' : 'Uploaded'} {day.format(new Date(file.createdAt))}
      {file.by && ` by ${file.by}`}
    </td>
    <td>{STAGE_NAMES[importStage(file.status)]}</td>
    {KINDS.map((kind) => (
      <td key={kind}>{number(file.kinds[kind] ?? 0)}</td>
    ))}
  </tr>
)

const Files = ({ files }: { files: SourceFile[] }) => (
  // A table that is wider than the screen is scrolled with the keyboard too.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
  <section className="imp-samples" tabIndex={0} aria-label="Its last files">
    <table>
      <caption>Its last files</caption>
      <thead>
        <tr>
          <th scope="col">File</th>
          <th scope="col">When</th>
          <th scope="col">Now</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {KIND_NAMES[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      </tbody>
    </table>
  </section>
)

/** Which column of the last file each fact was read from. */
const Columns = ({ mapping }: { mapping: string }) => (
  <details className="imp-details">
    <summary>How the columns of its last file were read</summary>
    <dl className="imp-new">
      {Object.entries(parseMapping(mapping).columns).map(([field, column]) => (
        <div key={field}>
          <dt>{labelOf(field)}</dt>
          <dd>{column}</dd>
        </div>
      ))}
    </dl>
  </details>
)

/** The files of a source: what each changed, and a button to fetch the next one. */
export const SourceFiles = async ({ id, data, req }: UIFieldServerProps) => {
  const source = String(data?.name ?? '')
  const files = await sourceFiles(req, source)
  const listed = await countOfSource(req, source)
  const [last] = files
  return (
    <div className="imp">
      <p>
        {number(listed)} published {listed === 1 ? 'clinic comes' : 'clinics come'} from “{source}”.
      </p>
      {FETCHED_SOURCES.includes(source) && <FetchButton id={Number(id)} />}
      {last ? (
        <>
          <Files files={files} />
          <Columns mapping={last.mapping} />
        </>
      ) : (
        <p className="imp-quiet">No file of it has come yet.</p>
      )}
    </div>
  )
}
