'use client'

import { useId } from 'react'
import { DAYS, HOURS_ACCESS, HOURS_WEEKS } from '../../../contract/constants.ts'
import { KIND_WORDS, weeksInWords } from '../../../contract/hours-kinds.ts'
import { capitalized } from '../../../documents/capitalized.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { isRegular, type OpenTime } from '../../hours/open-time.ts'
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
  const day = capitalized(time.day)
  const mayBeEmpty = !isRegular(time) && time.opens === '' && time.closes === ''
  const optional = (read: (text: string) => string | null) => (text: string) =>
    text === '' && mayBeEmpty ? '' : read(text)
  return (
    <div className="hours__row">
      <select
        aria-label="Day"
        disabled={readOnly}
        onChange={({ target }) => isDay(target.value) && change({ day: target.value })}
        value={time.day}
      >
        {DAYS.map((each) => (
          <option key={each} value={each}>
            {capitalized(each)}
          </option>
        ))}
      </select>
      <TimeInput
        disabled={readOnly}
        faultId={`${id}-opens`}
        label="Opens"
        onChange={(opens) => change({ opens })}
        read={optional(readOpening)}
        value={time.opens}
      />
      <TimeInput
        disabled={readOnly}
        faultId={`${id}-closes`}
        label="Closes"
        onChange={(closes) => change({ closes })}
        read={optional((text) => readClosing(text, readOpening(time.opens) ?? ''))}
        value={time.closes}
      />
      {!readOnly && (
        <PlainButton aria-label={`Remove the time for ${day}`} onClick={remove}>
          ×
        </PlainButton>
      )}
      <div className="hours__kind">
        <Choice
          disabled={readOnly}
          label={`Weeks, ${day}`}
          labelOf={(weeks) => capitalized(weeksInWords([weeks], day, 'en'))}
          onChange={(weeks) => change({ weeks })}
          usual="Every week"
          value={time.weeks}
          values={HOURS_WEEKS}
        />
        <Choice
          disabled={readOnly}
          label={`How people come, ${day}`}
          labelOf={(access) => capitalized(KIND_WORDS.en.access[access])}
          onChange={(access) => change({ access })}
          usual="Open"
          value={time.access}
          values={HOURS_ACCESS}
        />
      </div>
    </div>
  )
}
