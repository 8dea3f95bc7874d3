'use client'
import { useSay } from '../../panel-kit/use-say.ts'
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
  const say = useSay()
  const usual = columns.fields.filter(({ field }) => USUAL.has(field))
  const others = columns.fields.filter(({ field }) => !USUAL.has(field))
  const choices = { columns, mapping, onChange }
  const chosen = others.filter(({ field }) => mapping.columns[field]).length
  return (
    <>
      {columns.isRemembered && (
        <p role="status">
          {say({
            en: 'Filled in from the last file with these columns.',
            es: 'Se llenó con lo del último archivo con estas columnas.',
          })}
        </p>
      )}
      <SourceName {...choices} />
      {columns.sheet === null && (
        <label className="imp-source">
          {say({ en: 'Column separator', es: 'Separador de columnas' })}
          <select value={columns.delimiter} onChange={({ target }) => onDelimiter(target.value)}>
            {columns.delimiters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className="imp-quiet">
            {say({
              en: 'Detected from the first rows. Choose another if they look wrong below.',
              es: 'Detectado en las primeras filas. Elija otro si abajo se ven mal.',
            })}
          </span>
        </label>
      )}
      <label className="imp-source">
        {say({ en: 'Names of the columns', es: 'Nombres de las columnas' })}
        <select
          value={String(columns.headerLine)}
          onChange={({ target }) => onHeader(target.value)}
        >
          <option value="0">
            {say({
              en: 'There are none: the first row is a clinic',
              es: 'No los hay: la primera fila es una clínica',
            })}
          </option>
          {lines(columns.headerLine).map((line) => (
            <option key={line} value={String(line)}>
              {columns.sheet === null
                ? say({ en: 'In line', es: 'En la línea' })
                : say({ en: 'In row', es: 'En la fila' })}{' '}
              {line}
            </option>
          ))}
        </select>
        {columns.headerLine === 0 && (
          <span role="status" className="imp-quiet">
            {say({
              en: 'This file seems to have no names of columns, so they are numbered. Match them below.',
              es: 'Parece que este archivo no tiene nombres de columnas, así que están numeradas. Asígnelas abajo.',
            })}
          </span>
        )}
      </label>
      <SamplesTable columns={columns.columns} samples={columns.samples} />
      <FlagChoices {...choices} />
      <details className="imp-details" open={!columns.isRemembered}>
        <summary>
          {say({
            en: 'Columns, and what is true of every clinic',
            es: 'Columnas, y lo que vale para todas las clínicas',
          })}
        </summary>
        <p className="imp-quiet">
          {say({
            en: 'An empty cell changes nothing in a clinic that is already here.',
            es: 'Una celda vacía no cambia nada en una clínica que ya está aquí.',
          })}
        </p>
        <ColumnChoices
          {...choices}
          fields={usual}
          legend={say({
            en: 'Match columns to fields',
            es: 'Asignar columnas a campos',
          })}
        />
        <details className="imp-details">
          <summary>
            {say({ en: 'More fields', es: 'Más campos' })}
            {chosen > 0 && say({ en: ` (${chosen} chosen)`, es: ` (${chosen} elegidos)` })}
          </summary>
          <ColumnChoices
            {...choices}
            fields={others}
            legend={say({
              en: 'Match columns to more fields',
              es: 'Asignar columnas a más campos',
            })}
          />
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
