interface NoTranslateProps {
  /** What must not be translated, such as a clinic's name or a phone number; several as in the text. */
  words: string | readonly string[]
  /** The text that contains it; if left out, only `words` is shown. */
  text?: string
}

/** Words that a browser doesn't translate when it translates the page. */
export const NoTranslate = ({ words, text }: NoTranslateProps) => {
  const [own = '', ...others] = [words].flat()
  const whole = text ?? own
  const start = whole.indexOf(own)
  if (start === -1) return <span>{whole}</span>
  const after = whole.slice(start + own.length)
  return (
    <>
      {start > 0 && <span>{whole.slice(0, start)}</span>}
      <span translate="no">{own}</span>
      {others.length > 0 ? (
        <NoTranslate words={others} text={after} />
      ) : (
        after && <span>{after}</span>
      )}
    </>
  )
}
