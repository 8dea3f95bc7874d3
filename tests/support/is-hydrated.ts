/** True once React has taken over the last part of the page; of the panel’s pages at once. */
export const isHydrated = (): boolean => {
  const last = document.querySelector('#root > footer')
  return !last || Object.keys(last).some((key) => key.startsWith('__reactFiber'))
}
