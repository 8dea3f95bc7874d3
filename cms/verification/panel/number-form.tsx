'use client'

import { useKept } from './kept-typing.ts'
import type { OutcomeFormProps } from './outcome-form.tsx'
import { TextField } from './text-field.tsx'

/** Takes the number that somebody found. */
export const NumberForm = ({ answer, busy, faults, typing }: OutcomeFormProps) => {
  const [found, setFound] = useKept(typing, 'found', { phone: '', phoneExtension: '' })
  return (
    <form
      className="calls__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        answer('number-found', found)
      }}
    >
      <TextField
        faults={faults}
        input={{ type: 'tel' }}
        label="Number that you found"
        name="phone"
        onChange={(phone) => setFound({ ...found, phone })}
        value={found.phone}
      />
      <TextField
        faults={faults}
        input={{ inputMode: 'numeric' }}
        label="Extension (optional)"
        name="phoneExtension"
        onChange={(phoneExtension) => setFound({ ...found, phoneExtension })}
        value={found.phoneExtension}
      />
      <button className="calls__button calls__button--main" disabled={busy} type="submit">
        Save the number
      </button>
    </form>
  )
}
