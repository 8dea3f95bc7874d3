'use client'

import { useEffect, useRef } from 'react'
import { askEndpoint } from '../../panel-kit/ask-endpoint.ts'

/** A claim holds for fifteen minutes; it is renewed at most this often. */
const AT_MOST_EVERY_MS = 60_000
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'visibilitychange'] as const

/** Renews the claim while the screen is in use. @param lost called with a sentence if it is lost */
export const useClaim = (clinic: number | null, lost: (sentence: string) => void) => {
  const tell = useRef(lost)
  tell.current = lost
  useEffect(() => {
    if (clinic === null) return
    let isShown = true
    let last = Date.now()
    const renew = () => {
      if (document.hidden || Date.now() - last < AT_MOST_EVERY_MS) return
      last = Date.now()
      askEndpoint(`/verification/${clinic}/renew`, {}).catch((error: Error) => {
        if (isShown) tell.current(error.message)
      })
    }
    for (const sign of SIGNS_OF_USE) document.addEventListener(sign, renew)
    return () => {
      isShown = false
      for (const sign of SIGNS_OF_USE) document.removeEventListener(sign, renew)
    }
  }, [clinic])
}
