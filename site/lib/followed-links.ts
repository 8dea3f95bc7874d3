/** Identifies a link on its page. */
interface FollowedLink {
  href: string
  /** Which of the page's links with this address it is. */
  nth: number
}

/** The link that was followed from each history entry, by the entry's key. */
const followed = new Map<string, FollowedLink>()

const linksTo = (href: string) =>
  document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)

/** Remembers the link that was followed from a page. */
export const rememberLink = (key: string, link: HTMLElement) => {
  const href = link.getAttribute('href')
  if (href) followed.set(key, { href, nth: [...linksTo(href)].indexOf(link) })
}

/** Whether the focus belongs on a link when this history entry is shown again. */
export const hasFollowed = (key: string) => followed.has(key)

const loadedAt: unknown = typeof window === 'undefined' ? undefined : window.history.state?.key

/** Whether this history entry is the one that the browser loaded the page at, also by a reload. */
export const isLoadedAt = (key: string) => key === 'default' || key === loadedAt

/** The link that was followed from a history entry; undefined until the page shows it. */
const findFollowed = (key: string) => {
  const link = followed.get(key)
  return link && linksTo(link.href)[link.nth]
}

/** Stops waiting for the link after this. */
const PATIENCE_MS = 5_000

/**
 * Returns the focus to the link that was followed from a history entry, so that the next Tab
 * continues from there. It waits for the link until the visitor does something else.
 * @returns a function that stops waiting
 */
export const focusFollowed = (key: string) => {
  const focus = () => {
    const link = findFollowed(key)
    link?.focus({ preventScroll: true })
    return Boolean(link)
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => {
    if (focus()) stop()
  })
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of ['keydown', 'pointerdown']) window.removeEventListener(event, stop)
  }
  const timer = setTimeout(stop, PATIENCE_MS)
  for (const event of ['keydown', 'pointerdown']) window.addEventListener(event, stop)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
