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
      <legend>Further telephone numbers</legend>
      {offered.map((column) => (
        <label key={column} className="imp-tick">
          <input
            type="checkbox"
            checked={lines.includes(column)}
            onChange={({ target }) =>
              choose(target.checked ? [...lines, column] : lines.filter((line) => line !== column))
            }
          />
          “{column}”: kept as a line of the clinic
        </label>
      ))}
      {others.length > 0 && (
        <label className="imp-source">
          Another column with telephone numbers
          <select value="" onChange={({ target }) => choose([...lines, target.value])}>
            <option value="">None</option>
            {others.map((column) => (
              <option key={column}>{column}</option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  )
}
