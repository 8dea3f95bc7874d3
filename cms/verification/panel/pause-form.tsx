'use client'

import { dayFromToday } from '../../panel-kit/dates.ts'
import { useKept } from '../../panel-kit/kept-typing.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { NoticeFields } from './notice-fields.tsx'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'
import { TextField } from './text-field.tsx'

/** Until when it is closed for now. Visitors read the day. */
export const PauseForm = ({ answer, typing, ...frame }: OutcomeFormProps) => {
  const say = useSay()
  const [day, setDay] = useKept(typing, 'until', dayFromToday(14))
  const { en, es } = frame.clinic.notice
  const [notice, setNotice] = useKept(typing, 'notice', { en, es })
  return (
    <OutcomeForm
      {...frame}
      button={say({ en: 'Save this day', es: 'Guardar este día' })}
      send={() => answer('close-for-now', { day, notice })}
      title={say({ en: 'When does it open again?', es: '¿Cuándo vuelve a abrir?' })}
    >
      <p>
        {say({
          en: 'Visitors still find it, and read until when it is closed.',
          es: 'Los visitantes todavía la encuentran y leen hasta cuándo está cerrada.',
        })}
      </p>
      <TextField
        faults={frame.faults}
        input={{ type: 'date', min: dayFromToday(1) }}
        label={say({ en: 'Opens again on', es: 'Vuelve a abrir el' })}
        name="until"
        onChange={setDay}
        value={day}
      />
      <NoticeFields faults={frame.faults} notice={notice} setNotice={setNotice} />
    </OutcomeForm>
  )
}
