'use client'
import { useState } from 'react'
import { askEndpoint, sentenceOf } from './ask-endpoint.ts'

/** What is to be said once the page is there again. */
export const SAID = 'said-after-reload'

/** Asks an endpoint, and loads the form anew with what that did, which is said there. */
export const useAskAndReload = () => {
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState('')
  const ask = async (path: string, body: object, done: string) => {
    setBusy(true)
    setTrouble('')
    try {
      await askEndpoint(path, body)
      sessionStorage.setItem(SAID, done)
      window.location.reload()
    } catch (error) {
      setTrouble(sentenceOf(error))
      setBusy(false)
    }
  }
  return { busy, trouble, ask }
}
