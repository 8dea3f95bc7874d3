'use client'

import { useField } from '@payloadcms/ui'

/** The questions about slips that somebody has answered, by their keys, and how to answer one. */
export const useConfirmed = () => {
  const { value, setValue } = useField<string[]>({ path: 'confirmed' })
  const confirmed = Array.isArray(value) ? value : []
  return {
    confirmed,
    confirm: (key: string) => setValue([...confirmed.filter((each) => each !== key), key]),
  }
}
