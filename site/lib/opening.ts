/** How the browser opened a document. */
export interface Opening {
  href: string
  /**
   * Pixels from the top. Undefined if the visitor may have chosen this place: they can't have if
   * the page ends there, or if the browser didn't scroll, as for a tab that a phone discarded.
   */
  scroll: number | undefined
}

/** To be read before the page is hydrated. @returns undefined on the server */
export const readOpening = (): Opening | undefined => {
  if (import.meta.env.SSR) return undefined
  const { scrollY, innerHeight, history, location, document } = window
  const isUnmoved =
    history.scrollRestoration === 'manual'
      ? scrollY === 0
      : scrollY + innerHeight >= document.documentElement.scrollHeight - 1
  return { href: location.href, scroll: isUnmoved ? scrollY : undefined }
}
