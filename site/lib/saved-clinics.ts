import type { Clinic } from '@healthcare-for-all/cms/contract'
import { useSyncExternalStore } from 'react'
import { noteCleared } from './offline/allowed.ts'
import { SAVED_KEY } from './offline/saved-key.ts'

/** More than anybody needs; a browser has room for thousands. */
const MOST = 100

const FIELDS = [
  'slug',
  'name',
  'address',
  'city',
  'state',
  'zipCode',
  'phone',
  'phoneExtension',
] as const
/** What is kept of a clinic, so that its telephone number is there without a connection. */
export type SavedClinic = Pick<Clinic, (typeof FIELDS)[number]> & Partial<Pick<Clinic, 'phones'>>

const listeners = new Set<() => void>()
const NONE: readonly SavedClinic[] = []
let known: { text: string | null; clinics: readonly SavedClinic[] } = { text: null, clinics: NONE }

const isSaved = (entry: unknown): entry is SavedClinic =>
  typeof entry === 'object' &&
  entry !== null &&
  FIELDS.every((name) => {
    const value: unknown = Reflect.get(entry, name)
    return typeof value === 'string' || (value === null && name !== 'slug' && name !== 'name')
  })

const parse = (text: string): SavedClinic[] => {
  try {
    const entries: unknown = JSON.parse(text)
    return Array.isArray(entries) ? entries.filter(isSaved) : []
  } catch {
    return []
  }
}

/** The same array as long as nothing has changed, as React wants it. */
const read = (): readonly SavedClinic[] => {
  let text: string | null = null
  try {
    text = localStorage.getItem(SAVED_KEY)
  } catch {
    return NONE
  }
  if (text !== known.text) known = { text, clinics: text === null ? NONE : parse(text) }
  return known.clinics
}

/** The attribute shows the links to the list; the page's first script sets it too. */
const tell = () => {
  document.documentElement.toggleAttribute('data-saved', read().length > 0)
  for (const listener of listeners) listener()
}

/** @returns false if the browser doesn't allow it */
const write = (clinics: readonly SavedClinic[]): boolean => {
  try {
    if (clinics.length === 0) localStorage.removeItem(SAVED_KEY)
    else localStorage.setItem(SAVED_KEY, JSON.stringify(clinics.slice(0, MOST)))
  } catch {
    return false
  }
  tell()
  return true
}

/** The latest first. @returns false if the browser doesn't allow it */
export const saveClinic = (clinic: SavedClinic): boolean => {
  const kept = Object.fromEntries(
    [...FIELDS, 'phones' as const].map((name) => [name, clinic[name]]),
  ) as SavedClinic
  return write([kept, ...read().filter(({ slug }) => slug !== clinic.slug)])
}

export const removeClinic = (slug: string): boolean =>
  write(read().filter((clinic) => clinic.slug !== slug))

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  // Another tab has saved one.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The clinics saved on this device; none on the server. */
export const useSavedClinics = () => useSyncExternalStore(subscribe, read, () => NONE)

/** Removes everything that the site keeps in this browser. */
export const clearDevice = async (): Promise<void> => {
  try {
    localStorage.clear()
    sessionStorage.clear()
  } catch {
    // What the browser doesn't keep, nobody has to remove.
  }
  noteCleared()
  tell()
  if ('caches' in window) {
    for (const name of await caches.keys()) await caches.delete(name)
  }
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await worker.unregister()
}
