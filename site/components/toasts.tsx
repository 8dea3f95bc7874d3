import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { dismissToast, type Toast, useToast } from '../lib/toasts.ts'

interface ToasterProps {
  toast: Toast
}

/** Where what shows toasts did not arrive, the browser's own notice says the words. */
const Alert = ({ toast: { id, title, text } }: ToasterProps) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are another toast
  useEffect(() => {
    window.alert(`${title}\n${text}`)
    dismissToast()
  }, [id, title, text])
  return null
}

const Toaster = lazy<ComponentType<ToasterProps>>(() =>
  import('./toaster.tsx').catch(() => ({ default: Alert })),
)

/** Where toasts appear. What shows them is loaded with the first one. */
export const Toasts = () => {
  const toast = useToast()
  if (!toast) return null
  return (
    <Suspense>
      <Toaster toast={toast} />
    </Suspense>
  )
}
