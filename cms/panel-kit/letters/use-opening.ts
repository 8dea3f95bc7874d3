import { useAuth } from '@payloadcms/ui'
import { useState } from 'react'
import { useKept } from '../kept-typing.ts'

/** Whether a letter is being written: kept like its text, so that it is open again after a reload. */
export const useOpening = (about: string) => {
  const typing = { about, by: Number(useAuth().user?.id), after: null }
  const [isOpen, keepOpen] = useKept(typing, 'open', false)
  /** Not after a reload, when nobody has asked for the focus. */
  const [wasPressed, setPressed] = useState(false)
  return {
    isOpen,
    wasPressed,
    open: () => {
      setPressed(true)
      keepOpen(true)
    },
    close: () => keepOpen(false),
  }
}
