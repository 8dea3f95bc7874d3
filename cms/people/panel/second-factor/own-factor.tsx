'use client'
import { useState } from 'react'
import { askEndpoint } from '../../../panel-kit/ask-endpoint.ts'
import type { Offer } from '../../second-factor/offer.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { TextInput } from '../text-input.tsx'
import { ChangeFactor } from './change-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpForm } from './set-up-form.tsx'
import '../account.css'
import { useSay } from '../../../panel-kit/use-say.ts'

const ACCOUNT = '/admin/account'
const AT = '/people/second-factor'

interface OwnFactorProps {
  /** How many recovery codes are left; undefined if there is no second factor. */
  codesLeft: number | undefined
}

/** One's own second factor, step by step. */
export const OwnFactor = ({ codesLeft }: OwnFactorProps) => {
  const say = useSay()
  const [offer, setOffer] = useState<Offer>()
  const [codes, setCodes] = useState<string[]>()
  const leave = () => window.location.assign(ACCOUNT)
  const showCodes = async (path: string, body: object) => {
    const { recoveryCodes } = await askEndpoint<{ recoveryCodes: string[] }>(AT + path, body)
    setCodes(recoveryCodes)
  }
  const begin = async (password: string) =>
    setOffer(await askEndpoint<Offer>(`${AT}/offer`, { password }))
  const turnOff = async (proof: object) => {
    await askEndpoint(`${AT}/remove`, proof)
    leave()
  }
  if (codes) return <RecoveryCodes codes={codes} onStored={leave} />
  return (
    <>
      <h1 className="account__title">{say({ en: 'Second factor', es: 'Segundo factor' })}</h1>
      {codesLeft === undefined && !offer && (
        <>
          <p>
            {say({
              en: 'When you sign in, you are then asked for a code from an app on your phone too. A stolen password alone opens nothing.',
              es: 'Al iniciar sesión se le pedirá también un código de una aplicación de su teléfono. Una contraseña robada por sí sola no abre nada.',
            })}
          </p>
          <AccountForm
            button={say({ en: 'Set up', es: 'Configurar' })}
            send={(data) => begin(textOf(data, 'password'))}
          >
            <TextInput
              label={say({
                en: 'Your current password',
                es: 'Su contraseña actual',
              })}
              name="password"
              type="password"
              autoComplete="current-password"
              required
            />
          </AccountForm>
        </>
      )}
      {offer && (
        <SetUpForm offer={offer} send={(code) => showCodes('/add', { offer: offer.offer, code })} />
      )}
      {codesLeft !== undefined && (
        <ChangeFactor
          codesLeft={codesLeft}
          renew={(proof) => showCodes('/recovery-codes', proof)}
          turnOff={turnOff}
        />
      )}
      <p>
        <a href={ACCOUNT}>{say({ en: 'Back to your account', es: 'Volver a su cuenta' })}</a>
      </p>
    </>
  )
}
