import { readHoursAlone } from '../../clinics/index.ts'
import { CLINIC_FACTS, labelNamed } from '../../contract/clinic-facts.ts'
import { shortDay } from '../../panel-kit/dates.ts'
import { momentOnClock, TIME_ZONE } from '../../panel-kit/moment.ts'
import { type PanelLanguage, sayIn } from '../../panel-kit/say.ts'
import { hoursBecame } from './hours-became.ts'
import { answerBecame, became, listBecame } from './in-words.ts'

/** A fact that a call changed, as it was noted: its label, and both values in words. */
export interface NotedChange {
  field: string
  before?: string | null | undefined
  after?: string | null | undefined
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** A day is noted as dates are stored: '2026-12-14'. */
const shown = (text: string | null | undefined, language: PanelLanguage): string | null =>
  DAY.test(text ?? '') ? shortDay(`${text}T12:00:00Z`, language) : text || null

const SEPARATORS: Readonly<Record<string, string>> = { list: ', ', phones: '; ' }

/** What a call changed in a fact, in the words of every other history. */
export const describeCallChange = (
  { field, before, after }: NotedChange,
  language: PanelLanguage,
): string[] => {
  const fact = CLINIC_FACTS.find(({ label }) => label.en === field)
  const kind = fact?.kind ?? 'line'
  const label = labelNamed(field)?.[language] ?? field
  const [one, other] = [shown(before, language), shown(after, language)]
  if (kind === 'flag' || kind === 'yesNo')
    return [answerBecame(label, one?.toLowerCase(), other?.toLowerCase(), language)]
  if (one !== null && other !== null) {
    const [was, is] = kind === 'hours' ? [readHoursAlone(one), readHoursAlone(other)] : []
    if (was && is) return hoursBecame(label, was, is, language)
    const separator = SEPARATORS[kind]
    if (separator)
      return [listBecame(label, one.split(separator), other.split(separator), language)]
  }
  return one === null && other === null ? [] : [became(label, one, other, language)]
}

/** A call as it is kept. */
interface NotedCall {
  changes?: readonly NotedChange[] | null | undefined
  /** ISO 8601. */
  askAgainOn?: string | null | undefined
}

/**
 * What a call changed, and when somebody calls again.
 * @param timeZone of the clock that its moment is told by
 */
export const describeCall = (
  { changes, askAgainOn }: NotedCall,
  language: PanelLanguage,
  timeZone: string = TIME_ZONE,
): string[] => {
  const at = askAgainOn && momentOnClock(askAgainOn, timeZone, language)
  return [
    ...(changes ?? []).flatMap((change) => describeCallChange(change, language)),
    ...(at ? [sayIn(language)({ en: `Due again ${at}`, es: `Le toca de nuevo el ${at}` })] : []),
  ]
}
