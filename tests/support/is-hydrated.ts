/** True once React has hydrated the last part of the page, and where there is none: panel, mirror. */
export const isHydrated = (): boolean => {
  const last = document.querySelector('#root > footer')
  if (!last || !document.querySelector('#code')) return true
  return Object.keys(last).some((key) => key.startsWith('__reactFiber'))
}
