'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const idOf = (person: unknown): unknown =>
  typeof person === 'object' && person !== null && 'id' in person ? person.id : person

/**
 * Whether the form has just been taken over from somebody, who held it when one typed. It is then loaded anew.
 * @returns asks, once for each time
 */
export const useTakenOver = (): (() => boolean) => {
  const { currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const holder = idOf(currentEditor)
  const before = useRef<unknown>(undefined)
  const isTaken = useRef(false)
  useEffect(() => {
    if (holder === before.current) return
    if (before.current !== undefined && before.current !== null && holder === user?.id)
      isTaken.current = true
    before.current = holder
  }, [holder, user?.id])
  return () => {
    const taken = isTaken.current
    isTaken.current = false
    return taken
  }
}
