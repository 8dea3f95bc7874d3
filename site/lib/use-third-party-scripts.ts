import type { ThirdPartyScript } from '@healthcare-for-all/cms/contract'
import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router-dom'
import { loadScript } from './load-script.ts'
import { scriptsAt } from './page-kinds.ts'

/** True if the visitor's browser asks not to be tracked, by either of its two signals. */
const asksForPrivacy = () =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  navigator.doNotTrack === '1'

/**
 * Loads the scripts that editors have ticked for the page that this document was opened on. A page
 * with third-party scripts is entered and left by loading a new document: only that ends what they
 * have started, such as listening for the next page's address, and only that applies the server's
 * policy for each page.
 * @param opened path of that page
 */
export const useThirdPartyScripts = (scripts: readonly ThirdPartyScript[], opened: string) => {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [currentLocation.pathname, nextLocation.pathname]
    if (from === to || asksForPrivacy()) return false
    return [from, to].some((path) => scriptsAt(path, scripts).length > 0)
  })
  useEffect(() => {
    if (blocker.state === 'blocked') window.location.assign(createPath(blocker.location))
  }, [blocker])
  useEffect(() => {
    if (asksForPrivacy() || window.location.pathname !== opened) return
    const removals = scriptsAt(opened, scripts).map(loadScript)
    return () => {
      for (const remove of removals) remove()
    }
  }, [scripts, opened])
}
