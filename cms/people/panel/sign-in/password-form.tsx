'use client'
import { useSay } from '../../../panel-kit/use-say.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { TextInput } from '../text-input.tsx'

interface PasswordFormProps {
  send: (email: string, password: string) => Promise<void>
}

/** The first step of signing in. */
export const PasswordForm = ({ send }: PasswordFormProps) => {
  const say = useSay()
  return (
    <>
      <h1 className="read-aloud">{say({ en: 'Sign in', es: 'Iniciar sesión' })}</h1>
      <AccountForm
        button={say({ en: 'Login', es: 'Iniciar sesión' })}
        send={(data) => send(textOf(data, 'email'), textOf(data, 'password'))}
      >
        <TextInput
          label={say({
            en: 'Email',
            es: 'Correo electrónico',
          })}
          name="email"
          type="email"
          autoComplete="username"
          required
        />
        <TextInput
          label={say({ en: 'Password', es: 'Contraseña' })}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        <a href="/admin/forgot">{say({ en: 'Forgot password?', es: '¿Olvidó su contraseña?' })}</a>
      </AccountForm>
    </>
  )
}
