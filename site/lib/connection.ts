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

/** Reloads the page if the server can be reached and nobody is on the way to another page meanwhile. */
export const reloadIfReached = async () => {
  let isLeaving = false
  const leave = () => {
    isLeaving = true
  }
  window.addEventListener('beforeunload', leave)
  const reached = await isReached()
  window.removeEventListener('beforeunload', leave)
  if (reached && !isLeaving) window.location.reload()
}
