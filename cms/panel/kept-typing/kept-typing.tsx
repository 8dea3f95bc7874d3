'use client'

import {
  Button,
  useAllFormFields,
  useAuth,
  useDocumentInfo,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import './kept-typing.css'

/** Milliseconds after the last key in which what was typed is kept. */
const PAUSE_MS = 300

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

/**
 * Keeps what is typed and not yet saved, so that a session which ends, or a page that is reloaded,
 * takes nothing with it; and offers it when the form is opened again.
 */
export const KeptTyping = () => {
  const key = useKey()
  const { getData, reset, setModified } = useForm()
  const { data, initialState } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const wasModified = useRef(false)
  const savedAt: unknown = data?.updatedAt
  const known = useRef({ initialState, savedAt })
  const [kept, setKept] = useState<Record<string, unknown>>()

  useEffect(() => {
    if (key) setKept(read(key))
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields change with every key
  useEffect(() => {
    if (!key) return undefined
    const isLoadedAnew = known.current.initialState !== initialState
    const isSaved = known.current.savedAt !== savedAt
    known.current = { initialState, savedAt }
    if (!modified) {
      // Saved: there is nothing left to keep. A form that was refused counts as not modified too.
      if (wasModified.current && isSaved) {
        sessionStorage.removeItem(key)
        wasModified.current = false
      }
      return undefined
    }
    if (isLoadedAnew) {
      // Over what was typed, since a colleague has saved before.
      wasModified.current = false
      setKept(read(key))
      setModified(false)
      return undefined
    }
    wasModified.current = true
    const keep = () => sessionStorage.setItem(key, JSON.stringify(getData()))
    const soon = setTimeout(keep, PAUSE_MS)
    return () => clearTimeout(soon)
  }, [fields, getData, initialState, key, modified, savedAt, setModified])

  const forget = () => {
    if (key) sessionStorage.removeItem(key)
    setKept(undefined)
  }
  const bringBack = async () => {
    if (!kept) return
    await reset(kept)
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
