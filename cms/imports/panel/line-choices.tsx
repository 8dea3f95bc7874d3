import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
  /** Columns that fill nothing. */
  unused: readonly string[]
}

/** Columns with telephone numbers beside the one to call. */
export const LineChoices = ({ columns, mapping, onChange, unused }: Props) => {
  const say = useSay()
  const { lines = [] } = mapping
  // One that somebody unticks stays in the list, to be ticked again.
  const offered = columns.columns.filter(
    (column) => columns.lines.includes(column) || lines.includes(column),
  )
  const others = unused.filter((column) => !offered.includes(column))
  const choose = (next: string[]) => onChange({ ...mapping, lines: next })
  if (offered.length === 0 && !mapping.columns.phone) return null
  return (
    <fieldset className="imp-ticks">
      <legend>{say({ en: 'Further telephone numbers', es: 'Otros números de teléfono' })}</legend>
      {offered.map((column) => (
        <label key={column} className="imp-tick">
          <input
            type="checkbox"
            checked={lines.includes(column)}
            onChange={({ target }) =>
              choose(target.checked ? [...lines, column] : lines.filter((line) => line !== column))
            }
          />
          {say({
            en: `“${column}”: kept as a line of the clinic`,
            es: `«${column}»: se guarda como una línea de la clínica`,
          })}
        </label>
      ))}
      {others.length > 0 && (
        <label className="imp-source">
          {say({
            en: 'Another column with telephone numbers',
            es: 'Otra columna con números de teléfono',
          })}
          <select value="" onChange={({ target }) => choose([...lines, target.value])}>
            <option value="">{say({ en: 'None', es: 'Ninguna' })}</option>
            {others.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}
