import type { Times } from '../endpoints/answers.ts'

const inZone = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  // Node and browsers disagree about which kind of space comes before PM.
  moment.toLocaleString('en-US', { timeZone, ...options }).replaceAll('\u202f', ' ')

const TIME = { hour: 'numeric', minute: '2-digit' } as const

const todayInWords = ({ hours, holiday }: Times): string =>
  holiday ? `${hours}, but today is ${holiday}` : hours

interface TimesInWords {
  /** '7:32 AM MST, Thursday' */
  clock: string
  today: string
  /** When to call; null if that is now. */
  later: string | null
}

/** What a caller has to know of a clinic's time before they dial. */
export const timesInWords = (times: Times, now: Date): TimesInWords => {
  const { timeZone, isOpen, opensAt } = times
  const day = inZone(now, timeZone, { weekday: 'long' })
  const opens =
    opensAt &&
    inZone(new Date(opensAt), timeZone, { weekday: 'long', month: 'short', day: 'numeric' })
  const at = opensAt && inZone(new Date(opensAt), timeZone, TIME)
  return {
    clock: `${inZone(now, timeZone, { ...TIME, timeZoneName: 'short' })}, ${day}`,
    today: todayInWords(times),
    later: isOpen
      ? null
      : ['Nobody answers now', opens && `until ${opens}, ${at}`].filter(Boolean).join(' '),
  }
}
