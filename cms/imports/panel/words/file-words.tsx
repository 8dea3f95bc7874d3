'use client'
import { inThousands } from '../../../panel-kit/number.ts'
import { useWords } from './use-words.ts'
import { WordItem } from './word-item.tsx'
import './words.css'
import { useSay } from '../../../panel-kit/use-say.ts'

interface FileWordsProps {
  importId: number
  /** Changes with each decision on its rows. */
  edition: number
  onDecided: () => void
}

/** More would hide the rows below. */
const SHOWN = 3

/** The words of a file under review that nobody knows, to be mapped right there. */
export const FileWords = ({ importId, edition, onDecided }: FileWordsProps) => {
  const say = useSay()
  const { answer, trouble, isBusy, decide } = useWords(`import=${importId}`, onDecided, edition)
  if (trouble)
    return (
      <p role="alert" className="imp-alert">
        {trouble}
      </p>
    )
  if (!answer || answer.words.length === 0) return null
  const list = (words: typeof answer.words) => (
    <ul className="imp-list">
      {words.map((word) => (
        <WordItem
          key={word.id}
          heading="h3"
          word={word}
          entries={answer.entries[word.fact]}
          isBusy={isBusy}
          onDecide={(decision) => void decide(word.id, decision)}
        />
      ))}
    </ul>
  )
  const more = answer.words.slice(SHOWN)
  return (
    <section className="imp-remarks" aria-labelledby="file-words">
      <h2 id="file-words">{say({ en: 'Words we don’t know', es: 'Palabras que no conocemos' })}</h2>
      <p>
        {say({
          en: 'They are left out. Say what they mean and the rows that have them are compared again; or do it later,',
          es: 'No se incluyen. Diga qué significan y las filas que las tienen se comparan de nuevo; o hágalo después,',
        })}{' '}
        <a href="/admin/collections/unknown-words">
          {say({ en: 'for all files at once', es: 'para todos los archivos a la vez' })}
        </a>
        .
      </p>
      {list(answer.words.slice(0, SHOWN))}
      {more.length > 0 && (
        <details className="imp-details">
          <summary>
            {say({ en: `${inThousands(more.length)} more`, es: `${inThousands(more.length)} más` })}
          </summary>
          {list(more)}
        </details>
      )}
    </section>
  )
}
