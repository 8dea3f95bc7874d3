'use client'

import { useId } from 'react'
import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from '../../../contract/constants.ts'
import { KIND_WORDS, weeksInWords } from '../../../contract/hours-kinds.ts'
import { isRegular, type OpenTime } from '../../../contract/open-time.ts'
import { capitalized } from '../../../documents/capitalized.ts'
import { dayName } from '../../../panel-kit/day-name.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { sayIn } from '../../../panel-kit/say.ts'
import { usePanelLanguage } from '../../../panel-kit/use-say.ts'
import { readClosing, readOpening } from '../../hours/read-time.ts'
import { Choice } from './choice.tsx'
import { TimeInput } from './time-input.tsx'

interface TimeRowProps {
  time: OpenTime
  change: (part: Partial<OpenTime>) => void
  remove: () => void
  readOnly: boolean
}

const isDay = (word: string): word is OpenTime['day'] => DAYS.some((day) => day === word)

/** One stretch of time on one day. */
export const TimeRow = ({ time, change, remove, readOnly }: TimeRowProps) => {
  const id = useId()
  const language = usePanelLanguage()
  const say = sayIn(language)
  const day = dayName(time.day, language)
  const mayBeEmpty = !isRegular(time) && time.opens === '' && time.closes === ''
  const optional = (read: (text: string) => string | null) => (text: string) =>
    text === '' && mayBeEmpty ? '' : read(text)
  return (
    <div className="hours__row">
      <select
        aria-label={say({ en: 'Day', es: 'Día' })}
        disabled={readOnly}
        onChange={({ target }) => isDay(target.value) && change({ day: target.value })}
        value={time.day}
      >
        {DAYS.map((each) => (
          <option key={each} value={each}>
            {dayName(each, language)}
          </option>
        ))}
      </select>
      <TimeInput
        disabled={readOnly}
        faultId={`${id}-opens`}
        label={say({ en: 'Opens', es: 'Abre' })}
        onChange={(opens) => change({ opens })}
        read={optional(readOpening)}
        value={time.opens}
      />
      <TimeInput
        disabled={readOnly}
        faultId={`${id}-closes`}
        label={say({ en: 'Closes', es: 'Cierra' })}
        onChange={(closes) => change({ closes })}
        read={optional((text) => readClosing(text, readOpening(time.opens) ?? ''))}
        value={time.closes}
      />
      {!readOnly && (
        <PlainButton
          aria-label={say({
            en: `Remove the time for ${day}`,
            es: `Quitar la hora del ${day.toLowerCase()}`,
          })}
          onClick={remove}
        >
          ×
        </PlainButton>
      )}
      <div className="hours__kind">
        <Choice
          disabled={readOnly}
          label={say({ en: `Weeks, ${day}`, es: `Semanas, ${day.toLowerCase()}` })}
          labelOf={(weeks) =>
            capitalized(
              weeksInWords([weeks], language === 'es' ? day.toLowerCase() : day, language),
            )
          }
          onChange={(weeks) => change({ weeks })}
          usual={say({
            en: 'Every week',
            es: 'Todas las semanas',
          })}
          value={time.weeks}
          values={HOURS_WEEKS}
        />
        <Choice
          disabled={readOnly}
          label={say({ en: `How people come, ${day}`, es: `Cómo se llega, ${day.toLowerCase()}` })}
          labelOf={(access) => capitalized(KIND_WORDS[language].access[access])}
          onChange={(access) => change({ access })}
          usual={say({ en: 'Open', es: 'Abierta' })}
          value={time.access}
          values={HOURS_ACCESS}
        />
      </div>
    </div>
  )
}
