'use client'
import type { ColumnsAnswer, MappingDraft } from '../endpoints/answers.ts'
import { ColumnChoices } from './column-choices.tsx'
import { FactsForm } from './facts-form.tsx'
import { FlagChoices } from './flag-choices.tsx'
import { MappingFile } from './mapping-file.tsx'
import { SamplesTable } from './samples-table.tsx'
import { SourceName } from './source-name.tsx'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
  /** Rereads the beginning of the file with another column delimiter. */
  onDelimiter: (delimiter: string) => void
  /** Rereads it with the names of the columns in another line. */
  onHeader: (line: string) => void
}

/** Lines that a person may choose from: titles above a table are few. */
const MOST_LINES = 12
const lines = (chosen: number) => {
  const count = Math.max(MOST_LINES, chosen)
  return Array.from({ length: count }, (_, index) => index + 1)
}

/** Fields that nearly every list of clinics has; the others are folded away. */
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

/** Maps the columns of a file to fields of a clinic. */
export const MappingForm = ({ columns, mapping, onChange, onDelimiter, onHeader }: Props) => {
  const usual = columns.fields.filter(({ field }) => USUAL.has(field))
  const others = columns.fields.filter(({ field }) => !USUAL.has(field))
  const choices = { columns, mapping, onChange }
  const chosen = others.filter(({ field }) => mapping.columns[field]).length
  return (
    <>
      {columns.isRemembered && (
        <p role="status">Filled in from the last file with these columns.</p>
      )}
      <SourceName {...choices} />
      {columns.sheet === null && (
        <label className="imp-source">
          Column separator
          <select value={columns.delimiter} onChange={({ target }) => onDelimiter(target.value)}>
            {columns.delimiters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className="imp-quiet">
            Detected from the first rows. Choose another if they look wrong below.
          </span>
        </label>
      )}
      <label className="imp-source">
        Names of the columns
        <select
          value={String(columns.headerLine)}
          onChange={({ target }) => onHeader(target.value)}
        >
          <option value="0">There are none: the first row is a clinic</option>
          {lines(columns.headerLine).map((line) => (
            <option key={line} value={String(line)}>
              {columns.sheet === null ? 'In line' : 'In row'} {line}
            </option>
          ))}
        </select>
        {columns.headerLine === 0 && (
          <span role="status" className="imp-quiet">
            This file seems to have no names of columns, so they are numbered. Match them below.
          </span>
        )}
      </label>
      <SamplesTable columns={columns.columns} samples={columns.samples} />
      <FlagChoices {...choices} />
      <details className="imp-details" open={!columns.isRemembered}>
        <summary>Columns, and what is true of every clinic</summary>
        <p className="imp-quiet">An empty cell changes nothing in a clinic that is already here.</p>
        <ColumnChoices {...choices} fields={usual} legend="Match columns to fields" />
        <details className="imp-details">
          <summary>More fields{chosen > 0 && ` (${chosen} chosen)`}</summary>
          <ColumnChoices {...choices} fields={others} legend="Match columns to more fields" />
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
