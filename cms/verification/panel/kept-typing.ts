'use client'

import { useState } from 'react'

/** What somebody types about a clinic. */
export interface Typing {
  clinic: number
  /** The id of the person typing. */
  by: number
  /** The id of the clinic's newest answer at that time; null if there was none. */
  after: number | null
}

interface Kept<Value> extends Omit<Typing, 'clinic'> {
  value: Value
}

const keyOf = (clinic: number, name: string) => `verify-${clinic}-${name}`

const read = <Value>({ clinic, by, after }: Typing, name: string, initial: Value): Value => {
  const text = sessionStorage.getItem(keyOf(clinic, name))
  if (text === null) return initial
  const kept: Kept<Value> = JSON.parse(text)
  return kept.by === by && kept.after === after ? kept.value : initial
}

const write = <Value>({ clinic, by, after }: Typing, name: string, value: Value) => {
  const kept: Kept<Value> = { by, after, value }
  sessionStorage.setItem(keyOf(clinic, name), JSON.stringify(kept))
}

/** Adds to what somebody has typed, for a form that opens next. */
export const addKept = <Value extends object>(typing: Typing, name: string, more: Value): void =>
  write(typing, name, { ...read<object>(typing, name, {}), ...more })

/**
 * Like useState, for what somebody types about a clinic. The browser’s tab keeps it, so that it
 * survives a reload or signing in again. It ends with anybody's next answer about the clinic, and
 * nobody else sees it.
 */
export const useKept = <Value>(typing: Typing, name: string, initial: Value) => {
  const [value, setValue] = useState<Value>(() => read(typing, name, initial))
  const keep = (next: Value) => {
    write(typing, name, next)
    setValue(next)
  }
  return [value, keep] as const
}

/** Call once the answer is saved. */
export const forgetTyping = (clinic: number): void => {
  const prefix = keyOf(clinic, '')
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}
