'use client'

import { dayFromToday } from '../../panel-kit/dates.ts'
import { useKept } from './kept-typing.ts'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'
import { TextField } from './text-field.tsx'

const WAITS = [
  [3, 'In 3 days'],
  [7, 'In a week'],
  [14, 'In 2 weeks'],
] as const

/** Somebody asked to be called back at another time. */
export const AskAgainForm = ({ answer, typing, ...frame }: OutcomeFormProps) => {
  const [day, setDay] = useKept(typing, 'day', dayFromToday(7))
  const [time, setTime] = useKept(typing, 'time', '10:00')
  return (
    <OutcomeForm
      {...frame}
      button="Save this time"
      send={() => answer('ask-again', { day, time })}
      title="When should somebody call back?"
    >
      <div className="calls__waits">
        {WAITS.map(([days, label]) => (
          <button
            aria-pressed={day === dayFromToday(days)}
            className="calls__button"
            key={days}
            onClick={() => setDay(dayFromToday(days))}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      <TextField
        faults={frame.faults}
        input={{ type: 'date', min: dayFromToday(0) }}
        label="Day"
        name="day"
        onChange={setDay}
        value={day}
      />
      <TextField
        faults={frame.faults}
        hint="On the clinic’s own clock."
        input={{ type: 'time' }}
        label="Time"
        name="time"
        onChange={setTime}
        value={time}
      />
    </OutcomeForm>
  )
}
