'use client'
import { useState } from 'react'
import { askSignIn } from '../../../panel-kit/ask-endpoint.ts'
import type { Offer } from '../../second-factor/offer.ts'
import { RecoveryCodes } from '../second-factor/recovery-codes.tsx'
import { SetUpForm } from '../second-factor/set-up-form.tsx'
import '../account.css'
import { useSay } from '../../../panel-kit/use-say.ts'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'

/** What the endpoints for signing in answer: a session, or what is still missing. */
interface SignInAnswer {
  secondFactor?: string
  setUp?: Offer
  recoveryCodes?: string[]
}

interface SignInProps {
  /** Where to go then. */
  target: string
}

/** The steps of signing in, one after the other on the same page. */
export const SignIn = ({ target }: SignInProps) => {
  const say = useSay()
  const [answer, setAnswer] = useState<SignInAnswer>({})
  const open = () => window.location.assign(target)
  const send = async (path: string, body: object) => {
    const next = await askSignIn<SignInAnswer>(path, body)
    if (next.secondFactor || next.setUp || next.recoveryCodes) setAnswer(next)
    else open()
  }
  const { secondFactor, setUp, recoveryCodes } = answer
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onStored={open} />
  if (setUp)
    return (
      <>
        <h1 className="account__title">
          {say({ en: 'Set up your second factor', es: 'Configure su segundo factor' })}
        </h1>
        <p>
          {say({
            en: 'Your account needs one, so that a stolen password alone opens nothing. Do this once, with your phone at hand.',
            es: 'Su cuenta lo necesita, para que una contraseña robada por sí sola no abra nada. Hágalo una vez, con su teléfono a la mano.',
          })}
        </p>
        <SetUpForm
          offer={setUp}
          send={(code) => send('/second-factor/set-up', { offer: setUp.offer, code })}
        />
      </>
    )
  if (secondFactor)
    return (
      <CodeForm
        restart={() => setAnswer({})}
        send={(code) => send('/second-factor', { token: secondFactor, code })}
      />
    )
  return <PasswordForm send={(email, password) => send('/login', { email, password })} />
}
