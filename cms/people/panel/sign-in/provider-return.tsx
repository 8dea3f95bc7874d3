'use client'
import { useEffect, useRef, useState } from 'react'
import { askSignIn, sentenceOf } from '../../../panel-kit/ask-endpoint.ts'
import { useSay } from '../../../panel-kit/use-say.ts'

/** Finishes a sign-in with the provider, which has sent the browser back here. */
export const ProviderReturn = ({ name }: { name: string }) => {
  const say = useSay()
  const isAsked = useRef(false)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    // A code is good for one try.
    if (isAsked.current) return
    isAsked.current = true
    const answer = window.location.search
    window.history.replaceState(null, '', window.location.pathname)
    askSignIn<{ target: string }>('/provider', { answer }).then(
      ({ target }) => window.location.assign(target),
      (error: unknown) => setTrouble(sentenceOf(error)),
    )
  }, [])
  return trouble ? (
    <p className="account__trouble" role="alert">
      {trouble}
    </p>
  ) : (
    <p role="status">
      {say({ en: `Signing you in with ${name}…`, es: `Iniciando sesión con ${name}…` })}
    </p>
  )
}
