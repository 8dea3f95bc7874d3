'use client'
import { toast } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { SAID } from './use-ask-and-reload.ts'

/** Around the whole panel: says what was done before the page was loaded anew. */
export const SaidAfterReload = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    const said = sessionStorage.getItem(SAID)
    sessionStorage.removeItem(SAID)
    // What shows it is drawn after this.
    if (said) setTimeout(() => toast.success(said))
  }, [])
  return children
}
