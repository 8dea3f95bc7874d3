import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import type { Difference } from '../endpoints/answers.ts'

const Value = ({ text }: { text: string }) =>
  text === '' ? <span className="imp-quiet">nothing</span> : text

/** A way to another clinic that something is about. */
export const OtherClinic = ({ id }: { id: number | null }) =>
  id !== null && (
    <ClinicLink id={id} newTab>
      Look at it
    </ClinicLink>
  )

/** What the heading of a row says already. */
const IN_HEADING = ['name', 'city', 'state']

/** What the file says of a new clinic. */
export const NewFields = ({ differences }: { differences: Difference[] }) => (
  <dl className="imp-new">
    {differences
      .filter(({ field }) => !IN_HEADING.includes(field))
      .map(({ field, label, file }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>{file}</dd>
        </div>
      ))}
  </dl>
)

/** What differs, ours and the file’s side by side; below each other on a phone. */
export const Differences = ({ differences }: { differences: Difference[] }) => (
  <table className="imp-differences">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Ours</th>
        <th scope="col">File</th>
      </tr>
    </thead>
    <tbody>
      {differences.map(({ field, label, ours, file, held, otherClinicId }) => (
        <tr key={field}>
          <th scope="row">
            {label}
            {held && (
              <span className="imp-held">
                {held} <OtherClinic id={otherClinicId} />
              </span>
            )}
          </th>
          <td data-label="Ours">
            <Value text={ours} />
          </td>
          <td data-label="File">
            <Value text={file} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
