'use client'

import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'

/** Asks for confirmation, because closing hides the clinic from the public. */
export const CloseForm = ({ answer, clinic, ...frame }: OutcomeFormProps) => (
  <OutcomeForm
    {...frame}
    button="Yes, it is closed"
    send={() => answer('close')}
    title={`Has ${clinic.facts.name} closed for good?`}
  >
    <p>Visitors will no longer find it. It is kept here, with its history.</p>
  </OutcomeForm>
)
