'use client'

import { useKept } from '../../panel-kit/kept-typing.ts'
import { useSay } from '../../panel-kit/use-say.ts'
import { type OutcomeFormProps, useFaultFocus } from './outcome-form.tsx'
import { TextField } from './text-field.tsx'

/** Takes the number that somebody found. */
export const NumberForm = ({ answer, busy, faults, typing }: OutcomeFormProps) => {
  const say = useSay()
  const form = useFaultFocus(faults)
  const [found, setFound] = useKept(typing, 'found', { phone: '', phoneExtension: '' })
  return (
    <form
      className="calls__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        answer('number-found', found)
      }}
      ref={form}
    >
      <TextField
        faults={faults}
        input={{ type: 'tel' }}
        label={say({ en: 'Number that you found', es: 'Número que encontró' })}
        name="phone"
        onChange={(phone) => setFound({ ...found, phone })}
        value={found.phone}
      />
      <TextField
        faults={faults}
        input={{ inputMode: 'numeric' }}
        label={say({ en: 'Extension (optional)', es: 'Extensión (opcional)' })}
        name="phoneExtension"
        onChange={(phoneExtension) => setFound({ ...found, phoneExtension })}
        value={found.phoneExtension}
      />
      <button className="calls__button calls__button--main" disabled={busy} type="submit">
        {say({ en: 'Save the number', es: 'Guardar el número' })}
      </button>
    </form>
  )
}
