'use client'
import { useState } from 'react'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { AccountForm, textOf } from '../account-form.tsx'
import { TextInput } from '../text-input.tsx'

interface ChangeFactorProps {
  codesLeft: number
  renew: (proof: object) => Promise<void>
  turnOff: (proof: object) => Promise<void>
}

const leftInWords = (left: number) => {
  if (left === 0) return 'You have no recovery codes left. Make new ones.'
  return `You have ${left} recovery code${left === 1 ? '' : 's'} left.`
}

/** New recovery codes, or an end to the second factor. Both ask for the password and a code. */
export const ChangeFactor = ({ codesLeft, renew, turnOff }: ChangeFactorProps) => {
  const [choice, setChoice] = useState<'renew' | 'turn off'>()
  const send = choice === 'renew' ? renew : turnOff
  return (
    <>
      <p>Your second factor is on. {leftInWords(codesLeft)}</p>
      <p>To move to another phone, turn it off and set it up again.</p>
      <div className="account__row">
        <PlainButton aria-expanded={choice === 'renew'} onClick={() => setChoice('renew')}>
          Make new recovery codes…
        </PlainButton>
        <PlainButton aria-expanded={choice === 'turn off'} onClick={() => setChoice('turn off')}>
          Turn off…
        </PlainButton>
      </div>
      {choice && (
        <AccountForm
          key={choice}
          button={choice === 'renew' ? 'Make new recovery codes' : 'Turn off the second factor'}
          send={(data) => send({ password: textOf(data, 'password'), code: textOf(data, 'code') })}
        >
          {choice === 'renew' && <p>The codes that you have now then no longer work.</p>}
          <TextInput
            label="Your current password"
            name="password"
            type="password"
            autoComplete="current-password"
            autoFocus
            required
          />
          <TextInput
            label="Code"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            hint="The one that the app shows, or a recovery code."
            required
          />
        </AccountForm>
      )}
    </>
  )
}
