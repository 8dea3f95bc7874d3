import { defineStyle, Span } from '@chakra-ui/react'
import { readAloud, screenOnly } from '../theme/recipes/layout.ts'

const onlyWide = defineStyle({ ...screenOnly, mdDown: readAloud })

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
        <Span css={isBrief === 'onPhones' ? onlyWide : isBrief ? readAloud : screenOnly}>
          {before}
        </Span>
      )}
      <span translate="no">{number}</span>
      {after && <Span css={screenOnly}>{after}</Span>}
    </>
  )
}
