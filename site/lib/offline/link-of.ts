/** The link to another page of the site that was clicked, unless somebody wants a new tab or the like. */
export const linkOf = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.target || link.download) return
  const isHere =
    link.pathname === window.location.pathname && link.search === window.location.search
  return isHere ? undefined : link
}
