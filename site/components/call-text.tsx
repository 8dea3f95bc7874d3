import { screenOnly } from '../theme/recipes/layout.ts'

interface CallTextProps {
  /** 'Call 864-555-0142' */
  text: string
  number: string
}

/** The words of a link that calls; on paper only the number is left. */
export const CallText = ({ text, number }: CallTextProps) => {
  const [before, after] = text.split(number)
  return (
    <>
      {before && <span css={screenOnly}>{before}</span>}
      <span translate="no">{number}</span>
      {after && <span css={screenOnly}>{after}</span>}
    </>
  )
}
