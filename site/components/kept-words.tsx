interface KeptWordsProps {
  /** What is kept as it is, say a clinic's name or a telephone number. */
  kept: string
  /** The words around it; it alone where they are left out. */
  text?: string
}

/** Words that a browser which translates the page leaves as they are. */
export const KeptWords = ({ kept, text = kept }: KeptWordsProps) => {
  const start = text.indexOf(kept)
  if (start === -1) return <span>{text}</span>
  return (
    <>
      {text.slice(0, start)}
      <span translate="no">{kept}</span>
      {text.slice(start + kept.length)}
    </>
  )
}
