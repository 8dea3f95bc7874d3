import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { Opening } from '../lib/opening.ts'

const STORE = 'scroll-positions'
/** The latest places of this tab to keep; nobody goes back further. */
const MOST_KEPT = 50
/** Stops waiting for content after this. */
const PATIENCE_MS = 15_000
/** A visitor who scrolls meanwhile is left alone. */
const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

type Places = [place: string, pixels: number][]

const read = (): Places => {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? '[]')
  } catch {
    return []
  }
}

const keep = (place: string, pixels: number): void => {
  const others = read().filter(([other]) => other !== place)
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...others, [place, pixels]].slice(-MOST_KEPT)))
  } catch {
    // Without storage, or with full storage, a list starts at its top.
  }
}

/** Scrolls there as soon as the page is tall enough. @returns a function that gives up */
const scrollOnceThere = (pixels: number): (() => void) => {
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < pixels) return
    giveUp()
    window.scrollTo(0, pixels)
  })
  const giveUp = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const name of OWN_SCROLLING) window.removeEventListener(name, giveUp)
  }
  const timer = setTimeout(giveUp, PATIENCE_MS)
  for (const name of OWN_SCROLLING) window.addEventListener(name, giveUp, { passive: true })
  growth.observe(document.body)
  return giveUp
}

interface KeptScrollProps {
  opening: Opening | undefined
}

/**
 * Remembers where a page was scrolled to, and scrolls there when the visitor comes back to it. The
 * browser and the router do that only for content that is there immediately; after a reload, a list
 * arrives later. And they save positions only when a page is left in the normal way, which doesn't
 * happen when a phone discards a tab.
 */
export const KeptScroll = ({ opening }: KeptScrollProps): null => {
  const { key, pathname, search } = useLocation()
  const isReturn = useNavigationType() === 'POP'
  // Pages opened by a new document all have the same key.
  const place = `${key} ${pathname}${search}`
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    const isOpening = isFirst.current && opening?.href === window.location.href
    const hasMoved = isOpening && opening.scroll !== window.scrollY
    isFirst.current = false
    const known = isReturn && !hasMoved ? read().find(([other]) => other === place)?.[1] : undefined
    const giveUp = known ? scrollOnceThere(known) : undefined
    let pixels = known ?? window.scrollY
    const note = () => {
      pixels = window.scrollY
    }
    const write = () => keep(place, pixels)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      giveUp?.()
      write()
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [place, isReturn, opening])
  return null
}
