import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onToast, TOAST_HOTKEY, type ToastText } from '../lib/toasts.ts'

interface ToasterProps {
  /** Undefined if there is none any more, or the hotkey was pressed before there was one. */
  toast: ToastText | undefined
}

/** If the toaster's code could not be loaded, the browser's own alert shows the toast. */
const Alert = ({ toast }: ToasterProps) => {
  useEffect(() => {
    if (toast) window.alert(`${toast.title}\n${toast.text}`)
  }, [toast])
  return null
}

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').catch(() => ({ default: Alert })),
)

/** Where toasts appear. The toaster's code is loaded with the first toast or hotkey press. */
export const Toasts = () => {
  const [shown, setShown] = useState<ToasterProps>()
  const isThere = shown !== undefined
  useEffect(() => onToast((toast) => setShown((before) => (toast || before) && { toast })), [])
  useEffect(() => {
    if (isThere) return
    const ask = (event: KeyboardEvent) => {
      if (event.key !== TOAST_HOTKEY) return
      event.preventDefault()
      setShown({ toast: undefined })
    }
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [isThere])
  if (!shown) return null
  return (
    <Suspense>
      <Toaster {...shown} />
    </Suspense>
  )
}
