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
import { useKeptChanges } from '../../mends/kept-changes.ts'
import { useKeptRefusals } from '../../mends/kept-refusals.ts'
import { LockStory } from '../../mends/lock-story.tsx'
import { useSavedAgain } from '../../mends/saved-again.ts'
import { isRecord } from '../../rich-text-node.ts'
import './kept-typing.css'
import { useSay } from '../../../panel-kit/use-say.ts'

/** Milliseconds between the last keystroke and keeping what was typed. */
const PAUSE_MS = 300

/** The database gives the keys of a text in another order. */
const inOrder = (_key: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null, inOrder) === JSON.stringify(other ?? null, inOrder)

/** The values of the fields that were changed since the form was loaded. */
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

/** What is kept and differs from the form. A tab that crashed may have saved it and not have heard so. */
const readUnsaved = (key: string, data: Data) => {
  const kept = read(key) ?? {}
  return Object.keys(kept).some((name) => !isSame(kept[name], data[name])) ? kept : undefined
}

/** The key under which this person's typing in this form is kept, until the tab is closed. */
const useKey = () => {
  const { user } = useAuth()
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  return user && `typed ${user.id} ${collectionSlug ?? globalSlug} ${id ?? 'new'} ${code}`
}

/** Calls back each time this document has been saved; a failed save doesn't count. */
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
 * Keeps what is typed and not yet saved, so that nothing is lost if the session ends or the page is
 * reloaded, and offers it when the form is opened again.
 */
export const KeptTyping = () => {
  const say = useSay()
  const key = useKey()
  const { disabled, getData, reset, setModified } = useForm()
  const { initialState } = useDocumentInfo()
  const [fields] = useAllFormFields()
  const modified = useFormModified()
  const loaded = useRef(initialState)
  const [kept, setKept] = useState<Record<string, unknown>>()
  useKeptChanges()
  useKeptRefusals()
  useSavedAgain()

  useEffect(() => {
    if (key) setKept(readUnsaved(key, getData()))
  }, [key, getData])

  // biome-ignore lint/correctness/useExhaustiveDependencies: fields change with every key
  useEffect(() => {
    const isLoadedAnew = loaded.current !== initialState
    loaded.current = initialState
    // After a save was sent, the form doesn't count as modified either, even if it was refused.
    if (!modified || !key) return undefined
    if (isLoadedAnew) {
      // This overwrote what was typed, since a colleague had saved before.
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
    // On top of the current form, so that a colleague's changes to other fields stay.
    await reset({ ...getData(), ...kept })
    setModified(true)
    setKept(undefined)
  }
  return (
    <>
      <LockStory isKept />
      {kept && !modified && (
        <div className="kept-typing" role="status">
          <p>
            {say({
              en: 'Something you typed here was not saved.',
              es: 'Algo que escribió aquí no se guardó.',
            })}{' '}
            {disabled &&
              say({
                en: 'It is kept in this tab until you can type here again.',
                es: 'Se conserva en esta pestaña hasta que pueda escribir aquí de nuevo.',
              })}
          </p>
          {!disabled && (
            <>
              <Button size="small" margin={false} onClick={bringBack}>
                {say({ en: 'Bring it back', es: 'Recuperarlo' })}
              </Button>
              <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
                {say({ en: 'Discard it', es: 'Descartarlo' })}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  )
}
