import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { dismissToast, TOAST_HOTKEY, type Toast, useToast } from '../lib/toasts.ts'

interface ToasterProps {
  /** Undefined if the hotkey was pressed and there is no toast. */
  toast: Toast | undefined
}

/** If the toaster's code could not be loaded, the browser's own alert shows the toast. */
const Alert = ({ toast }: ToasterProps) => {
  useEffect(() => {
    if (!toast?.open) return
    window.alert(`${toast.title}\n${toast.text}`)
    dismissToast()
  }, [toast])
  return null
}

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').catch(() => ({ default: Alert })),
)

/** Where toasts appear. The toaster's code is loaded with the first toast or hotkey press. */
export const Toasts = () => {
  const toast = useToast()
  const [asked, setAsked] = useState(false)
  const isThere = asked || toast !== undefined
  useEffect(() => {
    if (isThere) return
    const ask = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return
      event.preventDefault()
      setAsked(true)
    }
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [isThere])
  if (!isThere) return null
  return (
    <Suspense>
      <Toaster toast={toast} />
    </Suspense>
  )
}
