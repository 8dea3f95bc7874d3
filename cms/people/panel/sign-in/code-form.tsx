'use client'
import { useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { AppCodeInput } from '../second-factor/app-code-input.tsx'
import { TextInput } from '../text-input.tsx'

interface CodeFormProps {
  send: (code: string) => Promise<void>
  /** Goes back to the password. */
  restart: () => void
}

/** The second step of signing in: the app's code, or a recovery code. */
export const CodeForm = ({ send, restart }: CodeFormProps) => {
  const say = useSay()
  const [isApp, setApp] = useState(true)
  return (
    <>
      <h1 className="account__title">
        {isApp
          ? say({ en: 'Enter the code from your app', es: 'Escriba el código de su aplicación' })
          : say({ en: 'Enter a recovery code', es: 'Escriba un código de recuperación' })}
      </h1>
      <AccountForm
        // What was typed for one is none of the other.
        key={String(isApp)}
        button={say({ en: 'Sign in', es: 'Iniciar sesión' })}
        send={(data) => send(textOf(data, 'code'))}
      >
        {isApp ? (
          <AppCodeInput autoFocus />
        ) : (
          <TextInput
            label={say({
              en: 'Recovery code',
              es: 'Código de recuperación',
            })}
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint={say({
              en: 'One of those you stored when you set up the second factor. Each works once.',
              es: 'Uno de los que guardó al configurar el segundo factor. Cada uno sirve una vez.',
            })}
            autoFocus
            required
          />
        )}
      </AccountForm>
      <div className="account__row">
        <PlainButton onClick={() => setApp(!isApp)}>
          {isApp
            ? say({ en: 'Use a recovery code', es: 'Usar un código de recuperación' })
            : say({ en: 'Use the app’s code', es: 'Usar el código de la aplicación' })}
        </PlainButton>
        <PlainButton onClick={restart}>
          {say({ en: 'Start again', es: 'Empezar de nuevo' })}
        </PlainButton>
      </div>
      {!isApp && (
        <p>
          {say({
            en: 'If you have none left, ask an admin to remove your second factor.',
            es: 'Si ya no le queda ninguno, pida a Administración que quite su segundo factor.',
          })}
        </p>
      )}
    </>
  )
}
