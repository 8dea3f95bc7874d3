'use client'

import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'

/** Asked once more: it takes the clinic from the public. */
export const CloseForm = ({ answer, clinic, ...frame }: OutcomeFormProps) => (
  <OutcomeForm
    {...frame}
    button="Yes, it is closed"
    send={() => answer('close')}
    title={`Has ${clinic.facts.name} closed for good?`}
  >
    <p>Visitors will not find it any more. It is kept here, with its history.</p>
  </OutcomeForm>
)
