'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'

/**
 * Keeps a press of a link that leaves a list. A list writes its choices into the address each time it
 * has loaded, and Next then gives up a screen that it is still fetching.
 *
 * Upstream: none found.
 * No longer needed: once lists.spec.ts passes without it; no test of Payload's own can tell.
 */
export const KeptPress = ({ children }: { children: ReactNode }) => {
  const { isTransitioning } = useRouteTransition()
  const isLeaving = useRef(false)
  const [isReady, setReady] = useState(false)

  // Before the effects of a list that is drawn together with the end of a navigation.
  useLayoutEffect(() => {
    isLeaving.current = isTransitioning
  }, [isTransitioning])

  // Next puts its own function in place after the first effects, which ours has to be around.
  useEffect(() => setReady(true), [])

  useEffect(() => {
    if (!isReady) return
    const { replaceState } = window.history
    window.history.replaceState = (state, unused, url) => {
      // What Next writes itself comes once it has arrived.
      if (isLeaving.current && !state?.__NA) return
      replaceState.call(window.history, state, unused, url)
    }
    return () => {
      window.history.replaceState = replaceState
    }
  }, [isReady])

  return children
}
