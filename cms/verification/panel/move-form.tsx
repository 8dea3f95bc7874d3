'use client'

import { dayFromToday } from '../../panel-kit/dates.ts'
import { useKept } from '../../panel-kit/kept-typing.ts'
import { useSay } from '../../panel-kit/use-say.ts'
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
  const say = useSay()
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
    <OutcomeForm
      {...frame}
      button={say({ en: 'Save the new address', es: 'Guardar la dirección nueva' })}
      send={send}
      title={say({ en: 'Where is it now?', es: '¿Dónde está ahora?' })}
    >
      {!clinic.facts.addressIsPrivate && (
        <TextField
          faults={faults}
          label={say({ en: 'New street address', es: 'Calle y número nuevos' })}
          name="address"
          onChange={(address) => setPlace({ ...place, address })}
          value={place.address}
        />
      )}
      <TextField
        faults={faults}
        label={say({ en: 'New city', es: 'Ciudad nueva' })}
        name="city"
        onChange={(city) => setPlace({ ...place, city })}
        value={place.city}
      />
      <label className="calls__field">
        <span>{say({ en: 'State', es: 'Estado' })}</span>
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
        hint={
          clinic.facts.addressIsPrivate
            ? undefined
            : say({ en: 'It sets the place on the map.', es: 'Determina el lugar en el mapa.' })
        }
        input={{ inputMode: 'numeric' }}
        label={say({ en: 'New ZIP code', es: 'Código postal nuevo' })}
        name="zipCode"
        onChange={(zipCode) => setPlace({ ...place, zipCode })}
        value={place.zipCode}
      />
      <TextField
        faults={faults}
        hint={say({
          en: `Only if ${clinic.facts.phone} has changed.`,
          es: `Solo si ${clinic.facts.phone} cambió.`,
        })}
        input={{ type: 'tel' }}
        label={say({ en: 'New phone (optional)', es: 'Teléfono nuevo (opcional)' })}
        name="phone"
        onChange={(phone) => setPlace({ ...place, phone })}
        value={place.phone}
      />
      <NoticeFields faults={faults} notice={notice} setNotice={setNotice}>
        <TextField
          faults={faults}
          hint={say({
            en: 'If left empty, visitors read the notice until somebody clears it.',
            es: 'Si se deja vacío, los visitantes leen el aviso hasta que alguien lo borre.',
          })}
          input={{ type: 'date', min: dayFromToday(1) }}
          label={say({ en: 'Until', es: 'Hasta' })}
          name="notice.until"
          onChange={(until) => setNotice({ ...notice, until })}
          value={notice.until}
        />
      </NoticeFields>
    </OutcomeForm>
  )
}
