/** Where a link stands on its page. */
interface FollowedLink {
  href: string
  /** Which of the page's links with this address it is. */
  nth: number
}

/** The link by which each entry of the history was left, by the entry's key. */
const followed = new Map<string, FollowedLink>()

const linksTo = (href: string) =>
  document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)

/** Remembers the link by which a page is left. */
export const rememberLink = (key: string, link: HTMLElement) => {
  const href = link.getAttribute('href')
  if (href) followed.set(key, { href, nth: [...linksTo(href)].indexOf(link) })
}

/** Whether the focus, back at this entry of the history, belongs on a link. */
export const hasFollowed = (key: string) => followed.has(key)

/** The link by which an entry of the history was left, as soon as the page shows it. */
const findFollowed = (key: string) => {
  const link = followed.get(key)
  return link && linksTo(link.href)[link.nth]
}

/** A page that is not there after so long, in milliseconds, has been left alone. */
const PATIENCE_MS = 5_000

/**
 * Puts the focus back on the link by which an entry of the history was left, so that the next Tab
 * goes on from there. It waits for the link, until the visitor does something else.
 * @returns stops waiting
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
