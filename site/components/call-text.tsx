import { cx, listRecipes, listStyle } from '../theme/list-style.ts'
import { readAloud } from '../theme/recipes/layout.ts'

const BEFORE = {
  shown: listRecipes.screenOnly,
  wide: cx(listRecipes.screenOnly, listStyle({ mdDown: readAloud })),
  aloud: listRecipes.readAloud,
}

interface CallTextProps {
  /** 'Call 864-555-0142' */
  text: string
  number: string
  /** Where the word before the number is seen. An icon says it elsewhere, and it is only read aloud. */
  before?: keyof typeof BEFORE
}

/** The words of a link that calls; on paper only the number is left. */
export const CallText = ({ text, number, before = 'shown' }: CallTextProps) => {
  const [word, after] = text.split(number)
  return (
    <>
      {word && <span className={BEFORE[before]}>{word}</span>}
      <span translate="no">{number}</span>
      {after && <span className={listRecipes.screenOnly}>{after}</span>}
    </>
  )
}
