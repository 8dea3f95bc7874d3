import { useSyncExternalStore } from 'react'

/** Focuses the notification region. */
export const TOAST_HOTKEY = 'F8'

/** How long a dismissed toast is kept before it is removed, in milliseconds. */
const REMOVAL_DELAY_MS = 1_000_000

export interface ToastText {
  title: string
  text: string
}

export interface Toast extends ToastText {
  id: number
  /** False once it is dismissed. */
  open: boolean
}

let current: Toast | undefined
let made = 0
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const set = (toast: Toast | undefined) => {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a short message over the page. There is one at a time: it replaces the previous one. */
export const showToast = ({ title, text }: ToastText): void => {
  clearTimeout(removal)
  made++
  set({ id: made, title, text, open: true })
}

export const dismissToast = (): void => {
  if (!current?.open) return
  set({ ...current, open: false })
  removal = setTimeout(() => set(undefined), REMOVAL_DELAY_MS)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The current or latest toast; undefined on the server. */
export const useToast = (): Toast | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  )
