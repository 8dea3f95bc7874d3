'use client'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from '../../panel-kit/ask-endpoint.ts'
import { PlainButton } from '../../panel-kit/plain-button.tsx'

const inWords = (ended: number): string => {
  if (ended === 0) return 'You were signed in nowhere else.'
  return `Ended ${ended} other session${ended === 1 ? '' : 's'}. You are still signed in here.`
}

/** Ends all of one's sessions but this one, and says how many there were. */
export const SignOutElsewhere = () => {
  const [isBusy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const signOut = async () => {
    if (isBusy) return
    setBusy(true)
    setMessage('')
    try {
      const { ended } = await askEndpoint<{ ended: number }>('/people/sign-out-elsewhere', {})
      setMessage(inWords(ended))
    } catch (error) {
      setMessage(sentenceOf(error))
    }
    setBusy(false)
  }
  return (
    <>
      <div className="person__row">
        <PlainButton aria-disabled={isBusy} onClick={() => void signOut()}>
          Sign out everywhere else
        </PlainButton>
      </div>
      <p role="status">{message}</p>
    </>
  )
}
