'use client'

import { dayFromToday } from '../../panel-kit/dates.ts'
import { useKept } from '../../panel-kit/kept-typing.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'
import { TextField } from './text-field.tsx'

const WAITS = [
  [3, { en: 'In 3 days', es: 'En 3 días' }],
  [7, { en: 'In a week', es: 'En una semana' }],
  [14, { en: 'In 2 weeks', es: 'En 2 semanas' }],
] as const

/** Somebody asked to be called back at another time. */
export const AskAgainForm = ({ answer, typing, ...frame }: OutcomeFormProps) => {
  const say = useSay()
  const [day, setDay] = useKept(typing, 'day', dayFromToday(7))
  const [time, setTime] = useKept(typing, 'time', '10:00')
  return (
    <OutcomeForm
      {...frame}
      button={say({ en: 'Save this time', es: 'Guardar esta hora' })}
      send={() => answer('ask-again', { day, time })}
      title={say({ en: 'When should somebody call back?', es: '¿Cuándo hay que volver a llamar?' })}
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
            {say(label)}
          </button>
        ))}
      </div>
      <TextField
        faults={frame.faults}
        input={{ type: 'date', min: dayFromToday(0) }}
        label={say({ en: 'Day', es: 'Día' })}
        name="day"
        onChange={setDay}
        value={day}
      />
      <TextField
        faults={frame.faults}
        hint={say({ en: 'On the clinic’s own clock.', es: 'En la hora local de la clínica.' })}
        input={{ type: 'time' }}
        label={say({ en: 'Time', es: 'Hora' })}
        name="time"
        onChange={setTime}
        value={time}
      />
    </OutcomeForm>
  )
}
