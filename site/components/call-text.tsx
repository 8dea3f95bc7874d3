import { cx, listRecipes, listStyle } from '../theme/list-style.ts'
import { readAloud } from '../theme/recipes/layout.ts'

const readAloudOnPhones = listStyle({ mdDown: readAloud })

interface CallTextProps {
  /** 'Call 864-555-0142' */
  text: string
  number: string
  /** Whether the icon beside it says that it is called, and the words are only read aloud. */
  isBrief?: boolean | 'onPhones'
}

/** The words of a link that calls; on paper only the number is left. */
export const CallText = ({ text, number, isBrief = false }: CallTextProps) => {
  const [before, after] = text.split(number)
  return (
    <>
      {before && (
        <span
          className={
            isBrief === 'onPhones'
              ? cx(listRecipes.screenOnly, readAloudOnPhones)
              : isBrief
                ? listRecipes.readAloud
                : listRecipes.screenOnly
          }
        >
          {before}
        </span>
      )}
      <span translate="no">{number}</span>
      {after && <span className={listRecipes.screenOnly}>{after}</span>}
    </>
  )
}
