'use client'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'
import { ColumnChoices } from './column-choices.tsx'
import { FactsForm } from './facts-form.tsx'
import { MappingFile } from './mapping-file.tsx'
import { SamplesTable } from './samples-table.tsx'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
  /** Has the file's beginning read anew by another separator of columns. */
  onDelimiter: (delimiter: string) => void
}

/** Fields that nearly every list of clinics has; others are a fold away. */
const USUAL = new Set([
  'name',
  'fullAddress',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'website',
  'latitude',
  'longitude',
  'services',
  'hoursOfOperation',
  'isFree',
  'languages',
])

/** Which column of a file is which field of a clinic. */
export const MappingForm = ({ columns, mapping, onChange, onDelimiter }: Props) => {
  const usual = columns.fields.filter(({ field }) => USUAL.has(field))
  const others = columns.fields.filter(({ field }) => !USUAL.has(field))
  const choices = { columns, mapping, onChange }
  const chosen = others.filter(({ field }) => mapping.columns[field]).length
  return (
    <>
      {columns.isRemembered && (
        <p role="status">Filled in as for the last file with these columns.</p>
      )}
      <label className="imp-source">
        Name of the source
        <input
          required
          pattern="[a-z0-9\-]+"
          value={mapping.source}
          onChange={({ target }) => onChange({ ...mapping, source: target.value })}
        />
        <span className="imp-quiet">
          Small letters, digits and hyphens. Use the same name next time: clinics are found again by
          it.
        </span>
      </label>
      <label className="imp-source">
        Between the columns
        <select value={columns.delimiter} onChange={({ target }) => onDelimiter(target.value)}>
          {columns.delimiters.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <span className="imp-quiet">
          Found by the file’s first rows. Choose another if they look wrong below.
        </span>
      </label>
      <SamplesTable columns={columns.columns} samples={columns.samples} />
      <details className="imp-details" open={!columns.isRemembered}>
        <summary>Columns, and what is true of every clinic</summary>
        <p className="imp-quiet">
          An empty cell takes nothing away from a clinic that is here already.
        </p>
        <ColumnChoices {...choices} fields={usual} legend="Which column is what" />
        <details className="imp-details">
          <summary>More fields{chosen > 0 && ` (${chosen} chosen)`}</summary>
          <ColumnChoices {...choices} fields={others} legend="Which column is what else" />
        </details>
        <FactsForm
          categories={columns.categories}
          facts={mapping.facts}
          onChange={(facts) => onChange({ ...mapping, facts })}
        />
      </details>
      <MappingFile onChange={onChange} />
    </>
  )
}
