import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { usePaths } from '../../../../lib/language.tsx'
import { LinksContext } from '../../../../lib/links.ts'
import { type MapChange, mapHref, parseMap } from './map-values.ts'

/**
 * Changes the page's address. On a slow device or connection a change can follow another, or a
 * pressed link, that the page doesn't show yet: it keeps what that one said. A page that somebody
 * is leaving changes nothing.
 */
export const useMapAddress = (): ((change: MapChange, replace?: boolean) => void) => {
  const paths = usePaths()
  const links = useContext(LinksContext)
  const { pathname } = useLocation()
  return (change, replace = true) => {
    if (!links) return
    const goal = links.goal()
    if (goal.pathname !== pathname) return
    const values = parseMap(new URLSearchParams(goal.search))
    links.go(mapHref(paths, { ...values, ...change }), { replace, preventScrollReset: true })
  }
}
