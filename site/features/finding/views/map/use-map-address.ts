import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { usePaths } from '../../../../lib/language.tsx'
import { LinksContext } from '../../../../lib/links.ts'
import { type MapChange, mapHref, parseMap } from './map-values.ts'

/**
 * Changes the page's address. On a slow device or connection a change can follow another, or a
 * pressed link, that the page doesn't show yet: it keeps what that one said. A page that somebody
 * is leaving changes nothing.
 * @param state of a new entry of the history; the one that is replaced keeps its own until the map is moved
 */
export type ChangeAddress = (change: MapChange, replace?: boolean, state?: unknown) => void

export const useMapAddress = (): ChangeAddress => {
  const paths = usePaths()
  const links = useContext(LinksContext)
  const { pathname } = useLocation()
  return (change, replace = true, state = undefined) => {
    if (!links) return
    const goal = links.goal()
    if (goal.pathname !== pathname) return
    const values = parseMap(new URLSearchParams(goal.search))
    links.go(mapHref(paths, { ...values, ...change }), {
      replace,
      preventScrollReset: true,
      state: replace && !('at' in change) ? goal.state : state,
    })
  }
}
