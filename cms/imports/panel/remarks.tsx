import { asSentence } from '../../panel-kit/as-sentence.ts'
import type { ImportProgress, RowFilter } from '../endpoints/answers.ts'
import { KINDS } from '../endpoints/answers.ts'
import { number } from './words.ts'

interface Props {
  remarks: ImportProgress['remarks']
  filter: RowFilter
  onChoose: (filter: RowFilter) => void
}

/** More would hide the rows below. */
const SHOWN = 5

const rows = (count: number) => `${number(count)} ${count === 1 ? 'row' : 'rows'}`

/** Notes on unusable or doubtful values in the file: each once, with its rows. */
export const Remarks = ({ remarks, filter, onChoose }: Props) => {
  if (remarks.length === 0) return null
  const item = ({ note, rows: count }: Props['remarks'][number]) => (
    <li key={note}>
      <span>{asSentence(note)}</span>
      <button
        type="button"
        className="imp-link"
        aria-pressed={filter.note === note}
        onClick={() => onChoose({ kinds: [...KINDS], note })}
      >
        Show {rows(count)}
      </button>
    </li>
  )
  const more = remarks.slice(SHOWN)
  return (
    <div className="imp-remarks">
      <h2>Check these in the file</h2>
      <ul>{remarks.slice(0, SHOWN).map(item)}</ul>
      {more.length > 0 && (
        <details className="imp-details">
          <summary>{number(more.length)} more</summary>
          <ul>{more.map(item)}</ul>
        </details>
      )}
    </div>
  )
}
