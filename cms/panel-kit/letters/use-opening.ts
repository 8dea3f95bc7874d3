import { useState } from 'react'
import { useKept, useOwnTyping } from '../kept-typing.ts'

/** Whether a letter is being written: kept like its text, so that it is open again after a reload. */
export const useOpening = (about: string) => {
  const typing = useOwnTyping(about)
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
