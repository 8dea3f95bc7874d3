'use client'
import { type ChangeEvent, useState } from 'react'
import type { ColumnsAnswer, MappingDraft } from './answers.ts'
import { FactsForm } from './facts-form.tsx'

interface Props {
  columns: ColumnsAnswer
  mapping: MappingDraft
  onChange: (mapping: MappingDraft) => void
}

const isDraft = (value: unknown): value is MappingDraft =>
  typeof value === 'object' && value !== null && 'source' in value && 'columns' in value

/** Takes a mapping that somebody has kept as a file, such as one for the command. */
const MappingFile = ({ onChange }: Pick<Props, 'onChange'>) => {
  const [failure, setFailure] = useState<string>()
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = await target.files?.[0]?.text()
    if (!text) return
    try {
      const mapping: unknown = JSON.parse(text)
      if (!isDraft(mapping)) throw new Error()
      setFailure(undefined)
      onChange({ ...mapping, facts: mapping.facts ?? {} })
    } catch {
      setFailure('This is no mapping: it needs to be JSON with “source” and “columns”.')
    }
  }
  return (
    <details className="imp-details">
      <summary>Take the mapping from a file</summary>
      <label className="imp-file">
        Mapping, as JSON
        <input type="file" accept=".json,application/json" onChange={read} />
      </label>
      {failure && (
        <p role="alert" className="imp-alert">
          {failure}
        </p>
      )}
    </details>
  )
}

/** Which column of a file is which field of a clinic. */
export const MappingForm = ({ columns, mapping, onChange }: Props) => {
  const choose = (field: string, column: string) => {
    const { [field]: _, ...others } = mapping.columns
    onChange({ ...mapping, columns: column ? { ...others, [field]: column } : others })
  }
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
      <details className="imp-details" open={!columns.isRemembered}>
        <summary>Columns, and what is true of every clinic</summary>
        <fieldset className="imp-columns">
          <legend>Which column is what</legend>
          {columns.fields.map(({ field, label, isRequired }) => (
            <label key={field}>
              {label}
              {isRequired && ' (required)'}
              <select
                required={isRequired}
                value={mapping.columns[field] ?? ''}
                onChange={({ target }) => choose(field, target.value)}
              >
                <option value="">{isRequired ? 'Choose a column' : 'Not in the file'}</option>
                {columns.columns.map((column) => (
                  <option key={column}>{column}</option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
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
