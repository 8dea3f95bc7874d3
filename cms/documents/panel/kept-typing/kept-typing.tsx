'use client'

import {
  Button,
  useAllFormFields,
  useAuth,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import type { Data, FormState } from 'payload'
import { useEffect, useRef, useState } from 'react'
import './kept-typing.css'

/** Milliseconds after the last key in which what was typed is kept. */
const PAUSE_MS = 300

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/** What of a form was typed since it was loaded, by the fields that it stands in. */
const typedIn = (fields: FormState, data: Data): Data => {
  const changed = Object.entries(fields)
    .filter(([, { value, initialValue }]) => !isSame(value, initialValue))
    .map(([path]) => path.split('.')[0] ?? '')
  return Object.fromEntries([...new Set(changed)].map((name) => [name, data[name]]))
}

const read = (key: string): Record<string, unknown> | undefined => {
  const text = sessionStorage.getItem(key)
  return text ? JSON.parse(text) : undefined
}

/** Where this person's typing in this form is kept: by the tab, until it is closed. */
const useKey = () => {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  return user && `typed ${user.id} ${collectionSlug ?? globalSlug} ${id ?? 'new'} ${code}`
}

/** Calls back each time that this document has been saved; a save that fails is none. */
const useSaved = (saved: () => void) => {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { mostRecentUpdate: latest } = useDocumentEvents()
  const known = useRef(latest)
  useEffect(() => {
    if (latest === known.current) return
    known.current = latest
    if (latest?.id === id && latest?.entitySlug === (collectionSlug ?? globalSlug)) saved()
  })
}

/**
 * Keeps what is typed and not yet saved, so that a session which ends, or a page that is reloaded,
 * takes nothing with it; and offers it when the form is opened again.
 */
export const KeptTyping = () => {
  const key = useKey()
  const { getData, reset, setModified } = useForm()
  const { initialState } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const loaded = useRef(initialState)
  const [kept, setKept] = useState<Record<string, unknown>>()

  useEffect(() => {
    if (key) setKept(read(key))
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields change with every key
  useEffect(() => {
    const isLoadedAnew = loaded.current !== initialState
    loaded.current = initialState
    // What was sent is not modified any more either, and it may have been refused.
    if (!modified || !key) return undefined
    if (isLoadedAnew) {
      // Over what was typed, since a colleague has saved before.
      setKept(read(key))
      setModified(false)
      return undefined
    }
    const soon = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(soon)
  }, [fields, initialState, key, modified])

  const keep = () => {
    if (key) sessionStorage.setItem(key, JSON.stringify(typedIn(fields, getData())))
  }
  const forget = () => {
    if (key) sessionStorage.removeItem(key)
    setKept(undefined)
  }
  useSaved(modified ? keep : forget)
  const bringBack = async () => {
    if (!kept) return
    // Over the form as it is now: what a colleague has changed beside it stays.
    await reset({ ...getData(), ...kept })
    setModified(true)
    setKept(undefined)
  }
  if (!kept || modified) return null
  return (
    <div className="kept-typing" role="status">
      <p>Something you typed here was not saved.</p>
      <Button size="small" margin={false} onClick={bringBack}>
        Bring it back
      </Button>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
        Discard it
      </Button>
    </div>
  )
}
