'use client'
import { AccountForm, textOf } from '../account-form.tsx'
import { TextInput } from '../text-input.tsx'
import '../../../panel-kit/read-aloud.css'

interface PasswordFormProps {
  send: (email: string, password: string) => Promise<void>
}

/** The first step of signing in. */
export const PasswordForm = ({ send }: PasswordFormProps) => (
  <>
    <h1 className="read-aloud">Sign in</h1>
    <AccountForm
      button="Login"
      send={(data) => send(textOf(data, 'email'), textOf(data, 'password'))}
    >
      <TextInput label="Email" name="email" type="email" autoComplete="username" required />
      <TextInput
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <a href="/admin/forgot">Forgot password?</a>
    </AccountForm>
  </>
)
