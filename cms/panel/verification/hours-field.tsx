'use client'

import { DAYS } from '../../contract/constants.ts'
import type { OpenTime } from '../../presenters/verification/fact-values.ts'
import type { FieldFault } from '../ask-desk.ts'
import { faultOf } from './text-field.tsx'

interface HoursFieldProps {
  value: OpenTime[]
  onChange: (value: OpenTime[]) => void
  faults: FieldFault[]
}

const isDay = (word: string): word is OpenTime['day'] => DAYS.some((day) => day === word)

/** The day after the last one that is there, with its times: most weeks go on as they began. */
const following = (times: OpenTime[]): OpenTime => {
  const last = times.at(-1)
  if (!last) return { day: 'monday', opens: '09:00', closes: '17:00' }
  return { ...last, day: DAYS[(DAYS.indexOf(last.day) + 1) % DAYS.length] ?? 'monday' }
}

/** Opening times, a row each. */
export const HoursField = ({ value, onChange, faults }: HoursFieldProps) => {
  const fault = faultOf(faults, 'openingHours')
  const change = (at: number, part: Partial<OpenTime>) =>
    onChange(value.map((time, index) => (index === at ? { ...time, ...part } : time)))
  return (
    <fieldset className="calls__field calls__hours">
      <legend>Opening times</legend>
      {value.map((time, index) => (
        // Rows have no identity of their own, and hold nothing but what is given.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div className="calls__time" key={index}>
          <select
            aria-label="Day"
            onChange={({ target }) => isDay(target.value) && change(index, { day: target.value })}
            value={time.day}
          >
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {day.charAt(0).toUpperCase() + day.slice(1)}
              </option>
            ))}
          </select>
          <input
            aria-invalid={fault !== undefined}
            aria-label="Opens"
            inputMode="numeric"
            onChange={({ target }) => change(index, { opens: target.value })}
            type="text"
            value={time.opens}
          />
          <input
            aria-invalid={fault !== undefined}
            aria-label="Closes"
            inputMode="numeric"
            onChange={({ target }) => change(index, { closes: target.value })}
            type="text"
            value={time.closes}
          />
          <button
            aria-label={`Remove the time of ${time.day}`}
            className="calls__button calls__button--remove"
            onClick={() => onChange(value.filter((_, other) => other !== index))}
            type="button"
          >
            ×
          </button>
        </div>
      ))}
      <button
        className="calls__button calls__button--plain"
        onClick={() => onChange([...value, following(value)])}
        type="button"
      >
        Add a time
      </button>
      {fault && <span className="calls__fault">{fault}</span>}
    </fieldset>
  )
}
