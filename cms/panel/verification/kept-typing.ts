'use client'

import { useState } from 'react'

const keyOf = (clinic: number, name: string) => `verify-${clinic}-${name}`

const read = <Value>(key: string, initial: Value): Value => {
  const kept = typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key)
  return kept === null ? initial : JSON.parse(kept)
}

/**
 * Like useState, for what somebody types about a clinic: the browser’s tab keeps it, so that it is
 * still there after signing in anew or after the page was loaded again.
 */
export const useKept = <Value>(clinic: number, name: string, initial: Value) => {
  const key = keyOf(clinic, name)
  const [value, setValue] = useState<Value>(() => read(key, initial))
  const keep = (next: Value) => {
    sessionStorage.setItem(key, JSON.stringify(next))
    setValue(next)
  }
  return [value, keep] as const
}

/** Once it is saved. */
export const forgetTyping = (clinic: number): void => {
  const prefix = keyOf(clinic, '')
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}
