import { useSay } from '../../panel-kit/use-say.ts'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'
import { LineChoices } from './line-choices.tsx'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
}

const WHAT = {
  row: {
    en: 'rows that it marks as closed, inactive or not public are left out',
    es: 'las filas que marca como cerradas, inactivas o no públicas no se incluyen',
  },
  street: {
    en: 'streets that it marks as private are left out, and so is the point',
    es: 'las calles que marca como privadas no se incluyen, ni tampoco el punto',
  },
  phone: {
    en: 'telephone numbers that it marks as private are left out',
    es: 'los números de teléfono que marca como privados no se incluyen',
  },
} as const

/** What the file itself says is not for the public, and columns that fill nothing. */
export const FlagChoices = ({ columns, mapping, onChange }: Props) => {
  const say = useSay()
  const { flags = [] } = mapping
  const { lines = [] } = mapping
  const used = new Set([...Object.values(mapping.columns), ...flags, ...lines])
  const unused = columns.columns.filter((column) => !used.has(column))
  const toggle = (column: string, isObeyed: boolean) =>
    onChange({
      ...mapping,
      flags: isObeyed ? [...flags, column] : flags.filter((flag) => flag !== column),
    })
  return (
    <>
      {columns.flags.length > 0 && (
        <fieldset className="imp-ticks">
          <legend>
            {say({
              en: 'What the file says is not for the public',
              es: 'Lo que el archivo dice que no es para el público',
            })}
          </legend>
          {columns.flags.map(({ column, hides }) => (
            <label key={column} className="imp-tick">
              <input
                type="checkbox"
                checked={flags.includes(column)}
                onChange={({ target }) => toggle(column, target.checked)}
              />
              {say({
                en: `“${column}”: ${WHAT[hides].en}`,
                es: `«${column}»: ${WHAT[hides].es}`,
              })}
            </label>
          ))}
        </fieldset>
      )}
      <LineChoices columns={columns} mapping={mapping} onChange={onChange} unused={unused} />
      {unused.length > 0 && (
        <p className="imp-quiet">
          {say({
            en: `Columns that fill nothing: ${unused.join(', ')}`,
            es: `Columnas que no llenan nada: ${unused.join(', ')}`,
          })}
        </p>
      )}
    </>
  )
}
