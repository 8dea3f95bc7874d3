import { Text } from '@chakra-ui/react'
import { clockTime } from '@healthcare-for-all/cms/contract/clock-time'
import { clinicCardCopy } from '../copy/clinic-card.ts'
import { useClock } from '../lib/clock.tsx'
import { useCopy } from '../lib/language.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import { paperOnly } from '../theme/recipes/layout.ts'

const MINUTE_MS = 60_000

/**
 * On paper, from when 'open until' is: the quarter of an hour by which the page says it. The server
 * doesn't know the visitor's time zone.
 */
export const PrintedOn = () => {
  const { printedOn, open } = useCopy(clinicCardCopy)
  const clock = useClock()
  const hydrated = useHydrated()
  if (!clock || !hydrated) return null
  const offset = new Date(clock.now).getTimezoneOffset() * MINUTE_MS
  const [date = '', time = ''] = new Date(clock.now - offset).toISOString().split('T')
  return <Text css={paperOnly}>{printedOn(date, clockTime(time.slice(0, 5), open))}</Text>
}
