import { Button, defineStyle, Span, Text } from '@chakra-ui/react'
import { outbound } from '@healthcare-for-all/cms/contract/paths'
import { type MouseEvent, useEffect } from 'react'
import { keepCopy } from '../copy/keep.ts'
import { useCopy } from '../lib/language.tsx'
import { isPlainClick } from '../lib/links.ts'

const row = defineStyle({
  display: 'flex',
  // From the end of the line, so that the link stays where it is when the hint comes.
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  paddingTop: '2',
  '@media print': { display: 'none' },
})
const hintStyle = defineStyle({
  color: 'quiet',
  // Phones have no such key.
  '@media (scripting: none), (pointer: coarse)': { display: 'none' },
})

/** Milliseconds in which Esc has to be pressed three times; enough for slow or trembling hands. */
const TOGETHER_MS = 3_000
const PRESSES = 3

/** Replaces the page, so that going back doesn't show it. */
const leave = () => window.location.replace(outbound.harmless)

/** Leaves at once for a page that anybody might read, for whoever is not alone at the screen. */
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
      <Button asChild variant="outline">
        <a href={outbound.harmless} rel="noreferrer" referrerPolicy="no-referrer" onClick={follow}>
          {exit.link}
        </a>
      </Button>
      <Span css={hintStyle}>{exit.hint}</Span>
    </Text>
  )
}
