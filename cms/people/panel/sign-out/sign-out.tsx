'use client'
import { useEffect, useRef, useState } from 'react'
import { askSignIn, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import { PlainButton } from '../../../panel-kit/plain-button.tsx'

/** Ends the session, and clears what this tab kept of unsaved typing. */
export const SignOut = ({ isSignedIn }: { isSignedIn: boolean }) => {
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
  if (!trouble) return <p role="status">Signing you out…</p>
  return (
    <>
      <h1 className="account__title">You are still signed in</h1>
      <p className="account__trouble" role="alert">
        {trouble}
      </p>
      <PlainButton onClick={() => window.location.reload()}>Try again</PlainButton>
    </>
  )
}
