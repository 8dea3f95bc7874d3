/**
 * True once React has hydrated the last part of the page and run its effects, of which the router
 * leaves a sign; in the panel, once each field and button is React's, of screens too whose code comes
 * later; and where there is nothing to hydrate: the mirror.
 */
export const isHydrated = (): boolean => {
  const isClaimed = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  const last = document.querySelector('#root > footer')
  if (last && document.querySelector('#code'))
    return isClaimed(last) && window.history.scrollRestoration === 'manual'
  const panel = ':is(.template-default, .template-minimal)'
  return [...document.querySelectorAll(`${panel} :is(input, textarea, button)`)].every(isClaimed)
}
