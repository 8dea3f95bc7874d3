'use client'

import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'

/** What somebody types about something, and how long it is theirs. */
export interface Typing {
  /** 'verify-12', 'message-3' */
  about: string
  /** The id of the person typing. */
  by: number
  /** The id of the newest answer about it at that time; null if there was none, or if that doesn't matter. */
  after: number | null
}

/** What the person who is signed in types, whatever others answer meanwhile. */
export const useOwnTyping = (about: string): Typing => ({
  about,
  by: Number(useAuth().user?.id),
  after: null,
})

interface Kept<Value> extends Omit<Typing, 'about'> {
  value: Value
}

const keyOf = (about: string, name: string) => `${about}-${name}`

const read = <Value>({ about, by, after }: Typing, name: string, initial: Value): Value => {
  if (typeof window === 'undefined') return initial
  const text = sessionStorage.getItem(keyOf(about, name))
  if (text === null) return initial
  const kept: Kept<Value> = JSON.parse(text)
  return kept.by === by && kept.after === after ? kept.value : initial
}

const write = <Value>({ about, by, after }: Typing, name: string, value: Value) => {
  const kept: Kept<Value> = { by, after, value }
  sessionStorage.setItem(keyOf(about, name), JSON.stringify(kept))
}

/** Adds to what somebody has typed, for a form that opens next. */
export const addKept = <Value extends object>(typing: Typing, name: string, more: Value): void =>
  write(typing, name, { ...read<object>(typing, name, {}), ...more })

/**
 * Like useState, for what somebody types. The browser’s tab keeps it, so that it survives leaving the page, a
 * reload or signing in again. It ends with anybody's next answer about the same, and nobody else sees it.
 * The server has none of it: what it renders must not depend on the value.
 */
export const useKept = <Value>(typing: Typing, name: string, initial: Value) => {
  const [value, setValue] = useState<Value>(() => read(typing, name, initial))
  const keep = (next: Value) => {
    write(typing, name, next)
    setValue(next)
  }
  return [value, keep] as const
}

/** Call once the answer is saved or sent. */
export const forgetTyping = (about: string): void => {
  const prefix = keyOf(about, '')
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  }
}
