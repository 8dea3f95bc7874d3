'use client'
import { useForm } from '@payloadcms/ui'

/**
 * Fills in fields of the form. All together, each marked as modified, or the response to a save in
 * progress would restore what was sent.
 */
export const useSetFields = () => {
  const { dispatchFields, getField, setModified } = useForm()
  return (values: Record<string, unknown>) => {
    const formState = Object.fromEntries(
      Object.entries(values).map(([path, value]) => [
        path,
        { ...getField(path), value, valid: true, isModified: true },
      ]),
    )
    dispatchFields({ type: 'UPDATE_MANY', formState })
    setModified(true)
  }
}
