'use client'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'
import type { InEach } from '../../panel-kit/say.ts'
import { useSay } from '../../panel-kit/use-say.ts'

const inWords = (ended: number): InEach =>
  ended === 0
    ? {
        en: 'You were signed in nowhere else.',
        es: 'No tenía la sesión abierta en ningún otro lugar.',
      }
    : {
        en: `Ended ${ended} other session${ended === 1 ? '' : 's'}. You are still signed in here.`,
        es: `${ended === 1 ? 'Se cerró 1 sesión más' : `Se cerraron ${ended} sesiones más`}. Aquí su sesión sigue abierta.`,
      }

/** Ends all of one's sessions but this one, and says how many there were. */
export const SignOutElsewhere = () => {
  const say = useSay()
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    setMessage('')
    try {
      const { ended } = await askEndpoint<{ ended: number }>('/people/sign-out-elsewhere', {})
      setMessage(say(inWords(ended)))
    } catch (error) {
      setMessage(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <div className="person__row">
        <PlainButton aria-disabled={isBusy} onClick={() => void signOut()}>
          {say({
            en: 'Sign out everywhere else',
            es: 'Cerrar sesión en todos los demás dispositivos',
          })}
        </PlainButton>
      </div>
      <p role="status">{message}</p>
    </>
  )
}
