/**
 * True once React has hydrated the last part of the page and run its effects, of which the router
 * leaves a sign; and where there is nothing to hydrate: panel, mirror.
 */
export const isHydrated = (): boolean => {
  const last = document.querySelector('#root > footer')
  if (!last || !document.querySelector('#code')) return true
  const isClaimed = Object.keys(last).some((key) => key.startsWith('__reactFiber'))
  return isClaimed && window.history.scrollRestoration === 'manual'
}
