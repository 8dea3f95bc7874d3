'use client'

import { hoursInWords } from '../../../contract/hours-in-words.ts'
import type { OpenTime } from '../../../contract/open-time.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
import { readOpeningHours } from '../../hours/opening-hours.ts'
import { hoursWordsSlip } from '../../slips/hours-words-slip.ts'
import { SlipQuestion } from '../slips/slip-question.tsx'

/** The hours in words, beside the weekly hours. */
export interface WordsBeside {
  words: string
  setWords: (words: string) => void
  setTimes: (times: OpenTime[]) => void
}

interface HoursWordsQuestionProps extends WordsBeside {
  times: OpenTime[]
  confirmed: readonly string[]
  confirm: (key: string) => void
}

/**
 * Offers the hours that the words say where there are none. Asks what becomes of hours in words that don't say the
 * weekly hours: kept, taken over or removed.
 */
export const HoursWordsQuestion = (props: HoursWordsQuestionProps) => {
  const language = usePanelLanguage()
  const say = sayIn(language)
  const { times, words, setWords, setTimes, confirmed, confirm } = props
  const read = times.length === 0 ? readOpeningHours(words) : undefined
  if (read && read.length > 0)
    return (
      <p className="hours__words">
        <span>
          {say({ en: 'The hours in words say:', es: 'El horario en palabras dice:' })}{' '}
          <b>{hoursInWords(read, language)}</b>{' '}
        </span>
        <PlainButton onClick={() => setTimes(read)}>
          {say({ en: 'Use these hours', es: 'Usar este horario' })}
        </PlainButton>
      </p>
    )
  const slip = hoursWordsSlip({ openingHours: times, hoursOfOperation: words }, 'en', language)
  if (!slip || (!slip.isSure && confirmed.includes(slip.key))) return null
  const { question, isSure, key } = slip
  return isSure ? (
    <SlipQuestion
      question={question}
      yes={say({
        en: 'Take the hours from the words',
        es: 'Tomar el horario de las palabras',
      })}
      confirm={() => setTimes(readOpeningHours(words) ?? times)}
      instead={{
        label: say({
          en: 'Keep the weekly hours, remove the words',
          es: 'Dejar el horario semanal y quitar las palabras',
        }),
        act: () => setWords(''),
      }}
    />
  ) : (
    <SlipQuestion
      question={question}
      yes={say({
        en: 'Yes, keep the words',
        es: 'Sí, dejar las palabras',
      })}
      confirm={() => confirm(key)}
      instead={{
        label: say({ en: 'No, remove the words', es: 'No, quitar las palabras' }),
        act: () => setWords(''),
      }}
    />
  )
}
