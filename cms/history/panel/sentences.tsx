import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'

const AT_ONCE = 5

const List = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="history__sentences">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

interface SentencesProps {
  sentences: readonly string[]
  language: PanelLanguage
}

/** What changed, a line each; of many, the first ones are shown at once. */
export const Sentences = ({ sentences, language }: SentencesProps) => {
  if (sentences.length === 0) return null
  if (sentences.length <= AT_ONCE + 1) return <List sentences={sentences} />
  const more = sentences.length - AT_ONCE
  return (
    <>
      <List sentences={sentences.slice(0, AT_ONCE)} />
      <details className="history__more">
        <summary>{sayIn(language)({ en: `${more} more`, es: `${more} más` })}</summary>
        <List sentences={sentences.slice(AT_ONCE)} />
      </details>
    </>
  )
}
