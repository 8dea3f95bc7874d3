'use client'

import { dayFromToday } from '../../panel-kit/dates.ts'
import { useKept } from './kept-typing.ts'
import { NoticeFields } from './notice-fields.tsx'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'
import { TextField } from './text-field.tsx'

/** Until when it is closed for now. Visitors read the day. */
export const PauseForm = ({ answer, typing, ...frame }: OutcomeFormProps) => {
  const [day, setDay] = useKept(typing, 'until', dayFromToday(14))
  const { en, es } = frame.clinic.notice
  const [notice, setNotice] = useKept(typing, 'notice', { en, es })
  return (
    <OutcomeForm
      {...frame}
      button="Save this day"
      send={() => answer('close-for-now', { day, notice })}
      title="When does it open again?"
    >
      <p>Visitors still find it, and read until when it is closed.</p>
      <TextField
        faults={frame.faults}
        input={{ type: 'date', min: dayFromToday(1) }}
        label="Opens again on"
        name="until"
        onChange={setDay}
        value={day}
      />
      <NoticeFields faults={frame.faults} notice={notice} setNotice={setNotice} />
    </OutcomeForm>
  )
}
