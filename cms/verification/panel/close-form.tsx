'use client'

import { useSay } from '../../panel-kit/use-say.ts'
import { OutcomeForm, type OutcomeFormProps } from './outcome-form.tsx'

/** Asks for confirmation, because closing hides the clinic from the public. */
export const CloseForm = ({ answer, clinic, ...frame }: OutcomeFormProps) => {
  const say = useSay()
  return (
    <OutcomeForm
      {...frame}
      button={say({ en: 'Yes, it is closed', es: 'Sí, cerró' })}
      send={() => answer('close')}
      title={say({
        en: `Has ${clinic.facts.name} closed for good?`,
        es: `¿${clinic.facts.name} cerró para siempre?`,
      })}
    >
      <p>
        {say({
          en: 'Visitors will no longer find it. It is kept here, with its history.',
          es: 'Los visitantes ya no la encontrarán. Se conserva aquí, con su historial.',
        })}
      </p>
    </OutcomeForm>
  )
}
