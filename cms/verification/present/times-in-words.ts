import { inZone, TIME } from '../../panel-kit/moment.ts'
import { type PanelLanguage, type Say, sayIn } from '../../panel-kit/say.ts'
import type { Times } from '../endpoints/answers.ts'

const todayInWords = ({ hours, holiday }: Times, say: Say): string =>
  holiday
    ? say({ en: `${hours}, but today is ${holiday}`, es: `${hours}, pero hoy es ${holiday}` })
    : hours

interface TimesInWords {
  /** '7:32 AM MST, Thursday' */
  clock: string
  today: string
  /** When to call; null if that is now. */
  later: string | null
}

/** What a caller has to know of a clinic's time before they dial. */
export const timesInWords = (
  times: Times,
  now: Date,
  language: PanelLanguage = 'en',
): TimesInWords => {
  const say = sayIn(language)
  const { timeZone, isOpen, opensAt } = times
  const day = inZone(now, timeZone, { weekday: 'long' }, language)
  const opens =
    opensAt &&
    inZone(
      new Date(opensAt),
      timeZone,
      { weekday: 'long', month: 'long', day: 'numeric' },
      language,
    )
  const at = opensAt && inZone(new Date(opensAt), timeZone, TIME, language)
  return {
    clock: `${inZone(now, timeZone, { ...TIME, timeZoneName: 'short' }, language)}, ${day}`,
    today: todayInWords(times, say),
    later: isOpen
      ? null
      : [
          say({ en: 'Nobody answers now', es: 'Ahora nadie contesta' }),
          opens && say({ en: `until ${opens}, ${at}`, es: `hasta el ${opens}, ${at}` }),
        ]
          .filter(Boolean)
          .join(' '),
  }
}
