'use client'
import { useSay } from '../../../panel-kit/use-say.ts'
import type { Offer } from '../../second-factor/offer.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { AppCodeInput } from './app-code-input.tsx'

interface SetUpFormProps {
  offer: Offer
  send: (code: string) => Promise<void>
}

/** How to set up an authenticator app, and a place for its first code. */
export const SetUpForm = ({ offer, send }: SetUpFormProps) => {
  const say = useSay()
  return (
    <>
      <ol className="account__steps">
        <li>
          <p>
            {say({
              en: 'Open an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or your password manager. Install one if you have none.',
              es: 'Abra una aplicación de autenticación en su teléfono, como Google Authenticator, Microsoft Authenticator o su administrador de contraseñas. Instale una si no la tiene.',
            })}
          </p>
        </li>
        <li>
          <p>{say({ en: 'Scan this picture with it.', es: 'Escanee con ella esta imagen.' })}</p>
          {/* biome-ignore lint/performance/noImgElement: it is no file that Next could make smaller */}
          <img
            alt={say({
              en: 'QR code of the secret below',
              es: 'Código QR del secreto de abajo',
            })}
            className="account__qr"
            height={220}
            src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
            width={220}
          />
          <p>
            {say({
              en: 'If you can’t scan it, enter this secret in the app:',
              es: 'Si no puede escanearla, escriba este secreto en la aplicación:',
            })}
          </p>
          <code className="account__secret">{offer.secret}</code>
        </li>
        <li>
          <p>
            {say({
              en: 'Enter the code that the app now shows.',
              es: 'Escriba el código que ahora muestra la aplicación.',
            })}
          </p>
        </li>
      </ol>
      <AccountForm
        button={say({
          en: 'Turn on the second factor',
          es: 'Activar el segundo factor',
        })}
        send={(data) => send(textOf(data, 'code'))}
      >
        <AppCodeInput />
      </AccountForm>
    </>
  )
}
