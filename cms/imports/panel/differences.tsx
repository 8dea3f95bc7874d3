import { ClinicLink } from '../../panel-kit/clinic-link.tsx'
import { useSay } from '../../panel-kit/use-say.ts'
import type { Difference } from '../endpoints/answers.ts'

const Value = ({ text }: { text: string }) => {
  const say = useSay()
  return text === '' ? (
    <span className="imp-quiet">{say({ en: 'nothing', es: 'nada' })}</span>
  ) : (
    text
  )
}

/** A link to the other clinic that a reason is about. */
export const OtherClinic = ({ id }: { id: number | null }) => {
  const say = useSay()
  return (
    id !== null && (
      <ClinicLink id={id} newTab>
        {say({ en: 'Open that clinic', es: 'Abrir esa clínica' })}
      </ClinicLink>
    )
  )
}

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
export const Differences = ({ differences }: { differences: Difference[] }) => {
  const say = useSay()
  return (
    <table className="imp-differences">
      <thead>
        <tr>
          <th scope="col">{say({ en: 'Field', es: 'Campo' })}</th>
          <th scope="col">{say({ en: 'Ours', es: 'Nuestro' })}</th>
          <th scope="col">{say({ en: 'File', es: 'Archivo' })}</th>
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
            <td data-label={say({ en: 'Ours', es: 'Nuestro' })}>
              <Value text={ours} />
            </td>
            <td data-label={say({ en: 'File', es: 'Archivo' })}>
              <Value text={file} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
