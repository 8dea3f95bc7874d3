'use client'
import type { Offer } from '../../second-factor/offer.ts'
import { AccountForm, textOf } from '../account-form.tsx'
import { AppCodeInput } from './app-code-input.tsx'

interface SetUpFormProps {
  offer: Offer
  send: (code: string) => Promise<void>
}

/** How to set up an authenticator app, and a place for its first code. */
export const SetUpForm = ({ offer, send }: SetUpFormProps) => (
  <>
    <ol className="account__steps">
      <li>
        <p>
          Open an authenticator app on your phone, such as Google Authenticator, Microsoft
          Authenticator or your password manager. Install one if you have none.
        </p>
      </li>
      <li>
        <p>Scan this picture with it.</p>
        {/* biome-ignore lint/performance/noImgElement: it is no file that Next could make smaller */}
        <img
          alt="QR code of the secret below"
          className="account__qr"
          height={220}
          src={`data:image/svg+xml,${encodeURIComponent(offer.qr)}`}
          width={220}
        />
        <p>If you can’t scan it, enter this secret in the app:</p>
        <code className="account__secret">{offer.secret}</code>
      </li>
      <li>
        <p>Enter the code that the app now shows.</p>
      </li>
    </ol>
    <AccountForm button="Turn on the second factor" send={(data) => send(textOf(data, 'code'))}>
      <AppCodeInput />
    </AccountForm>
  </>
)
