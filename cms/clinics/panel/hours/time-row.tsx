'use client'

import { useId } from 'react'
import { DAYS } from '../../../contract/constants.ts'
import { capitalized } from '../../../documents/capitalized.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import type { OpenTime } from '../../hours/open-time.ts'
import { readClosing, readOpening } from '../../hours/read-time.ts'
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
        read={readOpening}
        value={time.opens}
      />
      <TimeInput
        disabled={readOnly}
        faultId={`${id}-closes`}
        label="Closes"
        onChange={(closes) => change({ closes })}
        read={(text) => readClosing(text, readOpening(time.opens) ?? '')}
        value={time.closes}
      />
      {!readOnly && (
        <PlainButton aria-label={`Remove the time for ${day}`} onClick={remove}>
          ×
        </PlainButton>
      )}
    </div>
  )
}
