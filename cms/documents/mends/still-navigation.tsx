'use client'

import { useNav } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'
import './still-navigation.css'

/**
 * Keeps the navigation of a narrower window closed while a screen loads. Payload opens it and closes
 * it again once it has measured the window, so what somebody presses meanwhile isn't where they saw it.
 *
 * Upstream: payloadcms/payload#15032
 * No longer needed: once still.spec.ts passes without it.
 */
export const StillNavigation = () => {
  const { navOpen } = useNav()
  useLayoutEffect(() => {
    // Closed once, it opens only if somebody opens it.
    if (!navOpen) document.documentElement.dataset.navWasClosed = ''
  }, [navOpen])
  return null
}
