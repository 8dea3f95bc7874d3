'use client'

import { useField } from '@payloadcms/ui'

/** The keys of the questions about slips that were answered, and a function to answer one. */
export const useConfirmed = () => {
  const { value, setValue } = useField<string[]>({ path: 'confirmed' })
  const confirmed = Array.isArray(value) ? value : []
  return {
    confirmed,
    confirm: (key: string) => setValue([...confirmed.filter((each) => each !== key), key]),
  }
}
