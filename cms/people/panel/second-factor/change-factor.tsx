'use client'
import { useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import type { InEach } from '../../../panel-kit/say.ts'
import { useSay } from '../../../panel-kit/use-say.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { TextInput } from '../text-input.tsx'

interface ChangeFactorProps {
  codesLeft: number
  renew: (proof: object) => Promise<void>
  turnOff: (proof: object) => Promise<void>
}

const leftInWords = (left: number): InEach =>
  left === 0
    ? {
        en: 'You have no recovery codes left. Make new ones.',
        es: 'Ya no le quedan códigos de recuperación. Cree otros.',
      }
    : {
        en: `You have ${left} recovery code${left === 1 ? '' : 's'} left.`,
        es:
          left === 1
            ? 'Le queda 1 código de recuperación.'
            : `Le quedan ${left} códigos de recuperación.`,
      }

/** New recovery codes, or an end to the second factor. Both ask for the password and a code. */
export const ChangeFactor = ({ codesLeft, renew, turnOff }: ChangeFactorProps) => {
  const say = useSay()
  const [choice, setChoice] = useState<'renew' | 'turn off'>()
  const send = choice === 'renew' ? renew : turnOff
  return (
    <>
      <p>
        {say({ en: 'Your second factor is on.', es: 'Su segundo factor está activo.' })}{' '}
        {say(leftInWords(codesLeft))}
      </p>
      <p>
        {say({
          en: 'To move to another phone, turn it off and set it up again.',
          es: 'Para pasar a otro teléfono, desactívelo y configúrelo de nuevo.',
        })}
      </p>
      <div className="account__row">
        <PlainButton aria-expanded={choice === 'renew'} onClick={() => setChoice('renew')}>
          {say({ en: 'Make new recovery codes…', es: 'Crear nuevos códigos de recuperación…' })}
        </PlainButton>
        <PlainButton aria-expanded={choice === 'turn off'} onClick={() => setChoice('turn off')}>
          {say({ en: 'Turn off…', es: 'Desactivar…' })}
        </PlainButton>
      </div>
      {choice && (
        <AccountForm
          key={choice}
          button={
            choice === 'renew'
              ? say({ en: 'Make new recovery codes', es: 'Crear nuevos códigos de recuperación' })
              : say({ en: 'Turn off the second factor', es: 'Desactivar el segundo factor' })
          }
          send={(data) => send({ password: textOf(data, 'password'), code: textOf(data, 'code') })}
        >
          {choice === 'renew' && (
            <p>
              {say({
                en: 'The codes that you have now then no longer work.',
                es: 'Los códigos que tiene ahora dejarán de servir.',
              })}
            </p>
          )}
          <TextInput
            label={say({
              en: 'Your current password',
              es: 'Su contraseña actual',
            })}
            name="password"
            type="password"
            autoComplete="current-password"
            autoFocus
            required
          />
          <TextInput
            label={say({ en: 'Code', es: 'Código' })}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint={say({
              en: 'The one that the app shows, or a recovery code.',
              es: 'El que muestra la aplicación, o un código de recuperación.',
            })}
            required
          />
        </AccountForm>
      )}
    </>
  )
}
