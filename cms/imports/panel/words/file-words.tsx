'use client'
import { number } from '../words.ts'
import { useWords } from './use-words.ts'
import { WordItem } from './word-item.tsx'
import './words.css'

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
      <h2 id="file-words">Words we don’t know</h2>
      <p>
        They are left out. Say what they mean and the rows that have them are compared again; or do
        it later, <a href="/admin/collections/unknown-words">for all files at once</a>.
      </p>
      {list(answer.words.slice(0, SHOWN))}
      {more.length > 0 && (
        <details className="imp-details">
          <summary>{number(more.length)} more</summary>
          {list(more)}
        </details>
      )}
    </section>
  )
}
