'use client'
import { useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
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
  const [isApp, setApp] = useState(true)
  return (
    <>
      <h1 className="account__title">
        {isApp ? 'Enter the code from your app' : 'Enter a recovery code'}
      </h1>
      <AccountForm
        // What was typed for one is none of the other.
        key={String(isApp)}
        button="Sign in"
        send={(data) => send(textOf(data, 'code'))}
      >
        {isApp ? (
          <AppCodeInput autoFocus />
        ) : (
          <TextInput
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            hint="One of those you stored when you set up the second factor. Each works once."
            autoFocus
            required
          />
        )}
      </AccountForm>
      <div className="account__row">
        <PlainButton onClick={() => setApp(!isApp)}>
          {isApp ? 'Use a recovery code' : 'Use the app’s code'}
        </PlainButton>
        <PlainButton onClick={restart}>Start again</PlainButton>
      </div>
      {!isApp && <p>If you have none left, ask an admin to remove your second factor.</p>}
    </>
  )
}
