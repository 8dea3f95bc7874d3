const AT_ONCE = 5

const List = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="history__sentences">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

/** What changed, a line each; of many, the first ones are shown at once. */
export const Sentences = ({ sentences }: { sentences: readonly string[] }) => {
  if (sentences.length === 0) return null
  if (sentences.length <= AT_ONCE + 1) return <List sentences={sentences} />
  return (
    <>
      <List sentences={sentences.slice(0, AT_ONCE)} />
      <details className="history__more">
        <summary>{sentences.length - AT_ONCE} more</summary>
        <List sentences={sentences.slice(AT_ONCE)} />
      </details>
    </>
  )
}
