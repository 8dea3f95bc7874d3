import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer, MappedField, MappingDraft } from '../endpoints/answers.ts'

interface Props {
  columns: ColumnsAnswer
  fields: MappedField[]
  legend: string
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
}

/** Characters shown of a sample cell: enough to tell columns apart. */
const LONGEST = 40

const samplesOf = ({ columns, samples }: ColumnsAnswer, column: string): string => {
  const cells = samples.map((row) => row[columns.indexOf(column)]?.trim() ?? '')
  const shown = [...new Set(cells.filter(Boolean))]
  return shown
    .map((cell) => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell))
    .join(' · ')
}

/** Whether something other than city and state says where the clinics are. */
const isPlaced = ({ columns }: MappingDraft) =>
  Boolean(columns.fullAddress || columns.zipCode || (columns.latitude && columns.longitude))

/** Matches columns to fields, with samples from the first rows. */
export const ColumnChoices = ({ columns, fields, legend, mapping, onChange }: Props) => {
  const say = useSay()
  const choose = (field: string, column: string) => {
    const { [field]: _, ...others } = mapping.columns
    onChange({ ...mapping, columns: column ? { ...others, [field]: column } : others })
  }
  const separate = (field: string, separator: string) =>
    onChange({ ...mapping, separators: { ...mapping.separators, [field]: separator } })
  return (
    <fieldset className="imp-columns">
      <legend>{legend}</legend>
      {fields.map(({ field, label, isRequired, isList }) => {
        const column = mapping.columns[field] ?? ''
        const isNeeded = isRequired && (field === 'name' || !isPlaced(mapping))
        return (
          <div key={field} className="imp-column">
            <label>
              {label}
              {isNeeded && say({ en: ' (required)', es: ' (obligatorio)' })}
              <select
                required={isNeeded}
                value={column}
                onChange={({ target }) => choose(field, target.value)}
              >
                <option value="">
                  {isNeeded
                    ? say({ en: 'Choose a column', es: 'Elija una columna' })
                    : say({ en: 'Not in the file', es: 'No está en el archivo' })}
                </option>
                {columns.columns.map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
            </label>
            {column && (
              <p className="imp-sample">
                {samplesOf(columns, column) ||
                  say({ en: 'Empty in the first rows', es: 'Vacía en las primeras filas' })}
              </p>
            )}
            {column && isList && (
              <label>
                {say({
                  en: `List separator in “${label}”`,
                  es: `Separador de la lista en «${label}»`,
                })}
                <select
                  value={mapping.separators[field] ?? ';'}
                  onChange={({ target }) => separate(field, target.value)}
                >
                  {columns.separators.map(({ value, label: called }) => (
                    <option key={value} value={value}>
                      {called}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
