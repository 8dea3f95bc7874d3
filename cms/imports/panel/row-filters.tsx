'use client'
import { inThousands } from '../../panel-kit/number.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { type ImportProgress, KINDS, type RowFilter, type RowsPage } from '../endpoints/answers.ts'
import { KIND_NAMES } from './words.ts'

interface Props {
  progress: ImportProgress
  filter: RowFilter
  shown: RowsPage | undefined
  onChange: (filter: RowFilter) => void
}

/** Filters the rows by kind, state, differing field, and part of the name or town. */
export const RowFilters = ({ progress, filter, shown, onChange }: Props) => {
  const say = useSay()
  return (
    <>
      <fieldset className="imp-kinds">
        <legend className="read-aloud">{say({ en: 'Kind of rows', es: 'Tipo de filas' })}</legend>
        {KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={!filter.left && !filter.note && filter.kinds.includes(kind)}
            onClick={() => onChange({ kinds: [kind] })}
          >
            {say(KIND_NAMES[kind])} <strong>{inThousands(progress.kinds[kind])}</strong>
          </button>
        ))}
        {progress.left > 0 && (
          <button
            type="button"
            aria-pressed={filter.left ?? false}
            onClick={() => onChange({ kinds: [...KINDS], left: true })}
          >
            {say({ en: 'Not undone', es: 'Sin deshacer' })}{' '}
            <strong>{inThousands(progress.left)}</strong>
          </button>
        )}
      </fieldset>
      <div className="imp-filters">
        <label>
          {say({ en: 'State', es: 'Estado' })}
          <select
            value={filter.state ?? ''}
            onChange={({ target }) => onChange({ ...filter, state: target.value })}
          >
            <option value="">{say({ en: 'All', es: 'Todos' })}</option>
            {shown?.states.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
        </label>
        {(shown?.fields.length ?? 0) > 0 && (
          <label>
            {say({ en: 'Field', es: 'Campo' })}
            <select
              value={filter.field ?? ''}
              onChange={({ target }) => onChange({ ...filter, field: target.value })}
            >
              <option value="">{say({ en: 'Any', es: 'Cualquiera' })}</option>
              {shown?.fields.map(({ field, label }) => (
                <option key={field} value={field}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          {say({ en: 'Name or town', es: 'Nombre o ciudad' })}
          <input
            type="search"
            value={filter.text ?? ''}
            onChange={({ target }) => onChange({ ...filter, text: target.value })}
          />
        </label>
      </div>
    </>
  )
}
