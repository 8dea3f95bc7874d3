import { asSentence } from '../../panel-kit/as-sentence.ts'
import { inThousands } from '../../panel-kit/number.ts'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import type { ImportProgress, RowFilter } from '../endpoints/answers.ts'
import { KINDS } from '../endpoints/answers.ts'

interface Props {
  remarks: ImportProgress['remarks']
  filter: RowFilter
  onChoose: (filter: RowFilter) => void
}

/** More would hide the rows below. */
const SHOWN = 5

const rows = (count: number): InEach => ({
  en: `${inThousands(count)} ${count === 1 ? 'row' : 'rows'}`,
  es: `${inThousands(count)} ${count === 1 ? 'fila' : 'filas'}`,
})

/** Notes on unusable or doubtful values in the file: each once, with its rows. */
export const Remarks = ({ remarks, filter, onChoose }: Props) => {
  const say = useSay()
  if (remarks.length === 0) return null
  const item = ({ note, words, rows: count }: Props['remarks'][number]) => (
    <li key={note}>
      <span>{asSentence(words)}</span>
      <button
        type="button"
        className="imp-link"
        aria-pressed={filter.note === note}
        onClick={() => onChoose({ kinds: [...KINDS], note })}
      >
        {say({ en: `Show ${rows(count).en}`, es: `Mostrar ${rows(count).es}` })}
      </button>
    </li>
  )
  const more = remarks.slice(SHOWN)
  return (
    <div className="imp-remarks">
      <h2>{say({ en: 'Check these in the file', es: 'Revise esto en el archivo' })}</h2>
      <ul>{remarks.slice(0, SHOWN).map(item)}</ul>
      {more.length > 0 && (
        <details className="imp-details">
          <summary>
            {say({ en: `${inThousands(more.length)} more`, es: `${inThousands(more.length)} más` })}
          </summary>
          <ul>{more.map(item)}</ul>
        </details>
      )}
    </div>
  )
}
