import { Button, defineStyle, Span, Text } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { type MouseEvent, useEffect } from 'react'
import { keepCopy } from '../copy/keep.ts'
import { useCopy } from '../lib/language.tsx'
import { leaveVisit } from '../lib/leave-visit.ts'
import { isPlainClick } from '../lib/links.ts'

const row = defineStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: '3',
  // In large text the link goes below.
  '& > span': { flex: '1 1 8rem', textAlign: 'end' },
  lineHeight: '1.25',
  color: 'quiet',
  '@media print': { display: 'none' },
})
const link = defineStyle({ paddingInline: '3', paddingBlock: '1' })
const keysStyle = defineStyle({
  display: 'none',
  // Phones and tablets have no such key.
  '@media (scripting: enabled) and (hover: hover) and (pointer: fine) and (min-width: 48rem)': {
    display: 'inline',
  },
})

/** Milliseconds in which Esc has to be pressed three times; enough for slow or trembling hands. */
const TOGETHER_MS = 3_000
const PRESSES = 3

const leave = () => void leaveVisit()

/**
 * Leaves at once for a page that anybody might read, for whoever is not alone at the screen. It is only
 * where a page tells something private, see isPrivateCare.
 */
export const QuickExit = () => {
  const { exit } = useCopy(keepCopy)
  useEffect(() => {
    let presses: number[] = []
    const count = ({ key, timeStamp, repeat }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat) return
      presses = [...presses, timeStamp].filter((at) => timeStamp - at < TOGETHER_MS)
      if (presses.length >= PRESSES) leave()
    }
    window.addEventListener('keydown', count)
    return () => window.removeEventListener('keydown', count)
  }, [])
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    leave()
  }
  return (
    <Text css={row} data-quick-exit="">
      <span>
        <Span css={keysStyle}>{exit.keys}</Span> <span>{exit.history}</span>
      </span>
      <Button asChild variant="outline" css={link}>
        <a href={outbound.harmless} rel="noreferrer" referrerPolicy="no-referrer" onClick={follow}>
          {exit.link}
        </a>
      </Button>
    </Text>
  )
}
