import { outbound, pathsFor } from '@healthcare-for-all/cms/contract/paths'

/** Milliseconds to wait for a step through the history. Then the page is left in any case. */
const STEP_MS = 300

/** Goes to another entry of the history that this document made. */
const step = (by: number) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, STEP_MS)
    window.addEventListener(
      'popstate',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    window.history.go(by)
  })

/** How many pages were opened before this one without loading a document; 0 where browsers can't tell. */
const pagesBefore = (): number => {
  if (!('navigation' in window) || !window.navigation.currentEntry) return 0
  const { index } = window.navigation.currentEntry
  const before = window.navigation.entries().slice(0, index).reverse()
  const loaded = before.findIndex(({ sameDocument }) => !sameDocument)
  return loaded === -1 ? index : loaded
}

/**
 * Leaves for a page that anybody might read. It takes the place of the first page of this document, and
 * those after it are dropped: going back leads past them, going forward to the home page. Browsers let
 * nobody change what was opened before a document was loaded, nor their list of visited pages.
 */
export const leaveVisit = async (): Promise<void> => {
  document.documentElement.hidden = true
  const before = pagesBefore()
  if (before > 0) await step(-before)
  // Only a new entry drops those that come after.
  window.history.pushState(null, '', pathsFor('en').home)
  await step(-1)
  window.location.replace(outbound.harmless)
}
