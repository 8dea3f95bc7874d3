import { useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { usePaths } from '../../lib/language.tsx'
import { type MapChange, mapHref } from './map-values.ts'

/**
 * Changes the page's address. On a slow device or connection a change can follow another that the
 * page doesn't show yet: the later one keeps what the earlier one said. A page that somebody is
 * leaving changes nothing.
 * @param query of the address that the page shows
 */
export const useMapAddress = (
  query: URLSearchParams,
): ((change: MapChange, replace?: boolean) => Promise<void>) => {
  const paths = usePaths()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const next = useNavigation().location
  const wanted = useRef(query)
  const underWay = useRef(0)
  // The addresses that are asked for here, for as long as one of them is under way.
  const asked = useRef(new Set<string>())
  const last = useRef('')
  const latest = `?${next ? new URLSearchParams(next.search) : query}`
  // Not in an effect: those of the page's parts come first, and change the address too.
  if (latest !== last.current && !asked.current.has(latest))
    wanted.current = new URLSearchParams(latest)
  last.current = latest
  return async (change, replace = true) => {
    if (next && next.pathname !== pathname) return
    const href = mapHref(paths, wanted.current, change)
    wanted.current = new URLSearchParams(href.split('?')[1])
    asked.current.add(`?${wanted.current}`)
    underWay.current += 1
    try {
      await navigate(href, { replace, preventScrollReset: true })
    } finally {
      underWay.current -= 1
      if (underWay.current === 0) asked.current.clear()
    }
  }
}
