import { IS_KEPT } from './kept-page.ts'

/** Whether this page was kept. Then there may be no connection, whatever the browser says. */
export const isKept = () => document.documentElement.hasAttribute(IS_KEPT)

/** Opens the kept page at an address. @returns false if none is kept, or if this is it */
export const openIfKept = async (address: string): Promise<boolean> => {
  const [path = ''] = address.split('?')
  if (document.documentElement.getAttribute(IS_KEPT) === path) return false
  if (!navigator.serviceWorker?.controller || !(await caches.match(address))) return false
  window.location.assign(address)
  return true
}
