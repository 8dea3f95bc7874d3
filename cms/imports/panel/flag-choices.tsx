import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'
import { LineChoices } from './line-choices.tsx'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
}

const WHAT = {
  row: 'rows that it marks as closed, inactive or not public are left out',
  street: 'streets that it marks as private are left out, and so is the point',
  phone: 'telephone numbers that it marks as private are left out',
} as const

/** What the file itself says is not for the public, and columns that fill nothing. */
export const FlagChoices = ({ columns, mapping, onChange }: Props) => {
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
          <legend>What the file says is not for the public</legend>
          {columns.flags.map(({ column, hides }) => (
            <label key={column} className="imp-tick">
              <input
                type="checkbox"
                checked={flags.includes(column)}
                onChange={({ target }) => toggle(column, target.checked)}
              />
              “{column}”: {WHAT[hides]}
            </label>
          ))}
        </fieldset>
      )}
      <LineChoices columns={columns} mapping={mapping} onChange={onChange} unused={unused} />
      {unused.length > 0 && (
        <p className="imp-quiet">Columns that fill nothing: {unused.join(', ')}</p>
      )}
    </>
  )
}
