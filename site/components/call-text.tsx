import { listRecipes } from '../theme/list-style.ts'

interface CallTextProps {
  /** 'Call 864-555-0142' */
  text: string
  number: string
  /** Whether the icon beside it says that it is called, and the words are only read aloud. */
  isBrief?: boolean
}

/** The words of a link that calls; on paper only the number is left. */
export const CallText = ({ text, number, isBrief = false }: CallTextProps) => {
  const [before, after] = text.split(number)
  return (
    <>
      {before && (
        <span className={isBrief ? listRecipes.readAloud : listRecipes.screenOnly}>{before}</span>
      )}
      <span translate="no">{number}</span>
      {after && <span className={listRecipes.screenOnly}>{after}</span>}
    </>
  )
}
