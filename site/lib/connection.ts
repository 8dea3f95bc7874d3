/** True if a request got no response; never true for a failure on the server. */
export const isUnreached = (error: unknown) => error instanceof TypeError

/** Whether the browser knows that it has no connection. False on the server. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Whether the server of this page responds, whatever the status. */
export const isReached = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Reloads the page if the server can be reached; otherwise the page stays as it is. */
export const reloadIfReached = async () => {
  if (await isReached()) window.location.reload()
}
