'use client'
import { useEffect, useRef, useState } from 'react'
import { askSignIn, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'
import { useSay } from '../../../panel-kit/use-say.ts'

/** Ends the session, and clears what this tab kept of unsaved typing. */
export const SignOut = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const say = useSay()
  const isAsked = useRef(false)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    sessionStorage.clear()
    const ended = isSignedIn ? askSignIn('/logout', {}) : Promise.resolve()
    ended.then(
      () => window.location.assign('/admin/login'),
      (error: unknown) => setTrouble(sentenceOf(error)),
    )
  }, [isSignedIn])
  if (!trouble)
    return <p role="status">{say({ en: 'Signing you out…', es: 'Cerrando la sesión…' })}</p>
  return (
    <>
      <h1 className="account__title">
        {say({ en: 'You are still signed in', es: 'Su sesión sigue abierta' })}
      </h1>
      <p className="account__trouble" role="alert">
        {trouble}
      </p>
      <PlainButton onClick={() => window.location.reload()}>
        {say({ en: 'Try again', es: 'Intentar de nuevo' })}
      </PlainButton>
    </>
  )
}
