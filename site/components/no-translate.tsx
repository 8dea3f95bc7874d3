interface NoTranslateProps {
  /** What must not be translated, such as a clinic's name or a phone number. */
  words: string
  /** The text that contains it; if left out, only `words` is shown. */
  text?: string
}

/** Words that a browser doesn't translate when it translates the page. */
export const NoTranslate = ({ words, text = words }: NoTranslateProps) => {
  const start = text.indexOf(words)
  if (start === -1) return <span>{text}</span>
  return (
    <>
      {text.slice(0, start)}
      <span translate="no">{words}</span>
      {text.slice(start + words.length)}
    </>
  )
}
