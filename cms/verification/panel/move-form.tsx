'use client'

import { dayFromToday } from '../../panel-kit/dates.ts'
import { useKept } from './kept-typing.ts'
import { NoticeFields } from './notice-fields.tsx'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'
import type { StateOption } from './queue.tsx'
import { TextField } from './text-field.tsx'

/** By then most people who went to the old address have heard of it. */
const NOTICE_DAYS = 90

/** Asks for the new address. Most clinics stay in the same state. */
export const MoveForm = ({
  answer,
  clinic,
  states,
  typing,
  ...frame
}: OutcomeFormProps & { states: StateOption[] }) => {
  const nowhere = { address: '', city: '', state: clinic.state, zipCode: '', phone: '' }
  const [place, setPlace] = useKept(typing, 'place', nowhere)
  const [notice, setNotice] = useKept(typing, 'notice', {
    ...clinic.notice,
    until: clinic.notice.until ?? dayFromToday(NOTICE_DAYS),
  })
  const { faults } = frame
  const send = () =>
    answer('move', {
      place: { ...place, phone: place.phone.trim() || null },
      notice: { ...notice, until: notice.until || null },
    })
  return (
    <OutcomeForm {...frame} button="Save the new address" send={send} title="Where is it now?">
      {!clinic.facts.addressIsPrivate && (
        <TextField
          faults={faults}
          label="New street address"
          name="address"
          onChange={(address) => setPlace({ ...place, address })}
          value={place.address}
        />
      )}
      <TextField
        faults={faults}
        label="New city"
        name="city"
        onChange={(city) => setPlace({ ...place, city })}
        value={place.city}
      />
      <label className="calls__field">
        <span>State</span>
        <select
          onChange={({ target }) => setPlace({ ...place, state: Number(target.value) })}
          value={place.state}
        >
          {states.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <TextField
        faults={faults}
        hint={clinic.facts.addressIsPrivate ? undefined : 'It sets the place on the map.'}
        input={{ inputMode: 'numeric' }}
        label="New ZIP code"
        name="zipCode"
        onChange={(zipCode) => setPlace({ ...place, zipCode })}
        value={place.zipCode}
      />
      <TextField
        faults={faults}
        hint={`Only if ${clinic.facts.phone} has changed.`}
        input={{ type: 'tel' }}
        label="New phone (optional)"
        name="phone"
        onChange={(phone) => setPlace({ ...place, phone })}
        value={place.phone}
      />
      <NoticeFields faults={faults} notice={notice} setNotice={setNotice}>
        <TextField
          faults={faults}
          hint="If left empty, visitors read the notice until somebody clears it."
          input={{ type: 'date', min: dayFromToday(1) }}
          label="Until"
          name="notice.until"
          onChange={(until) => setNotice({ ...notice, until })}
          value={notice.until}
        />
      </NoticeFields>
    </OutcomeForm>
  )
}
