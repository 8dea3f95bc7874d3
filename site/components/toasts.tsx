import { lazy, Suspense } from 'react'
import { useToast } from '../lib/toasts.ts'

const Toaster = lazy(() => import('./toaster.tsx'))

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
