import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import type { Difference } from '../endpoints/answers.ts'

const Value = ({ text }: { text: string }) =>
  text === '' ? <span className="imp-quiet">nothing</span> : text

/** A link to the other clinic that a reason is about. */
export const OtherClinic = ({ id }: { id: number | null }) =>
  id !== null && (
    <ClinicLink id={id} newTab>
      Open that clinic
    </ClinicLink>
  )

/** Fields that the heading of a row already shows. */
const IN_HEADING = ['name', 'city', 'state']

/** What the file says about a new clinic. */
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

/** The differences, our value and the file’s side by side; stacked on a phone. */
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
