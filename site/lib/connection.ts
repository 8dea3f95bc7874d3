/** True for a call that no answer came to; of a failure that the server met, never. */
export const isUnreached = (error: unknown) => error instanceof TypeError

/** Whether the browser knows that it has no connection. False on the server. */
export const isOffline = () => typeof navigator !== 'undefined' && navigator.onLine === false

/** Whether the server of this page answers, whatever it says. */
export const isReached = () =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )

/** Loads the page anew where it can be had; otherwise what is there stays. */
export const reloadIfReached = async () => {
  if (await isReached()) window.location.reload()
}
