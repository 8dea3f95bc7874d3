/**
 * An address whose path the router can decode. Of another one it would print a warning with the whole path,
 * which may say what somebody looks for. Nothing has such an address: the page is the fallback page.
 */
export const readableUrl = (address: string): URL => {
  const url = new URL(address)
  try {
    decodeURIComponent(url.pathname)
  } catch {
    url.pathname = url.pathname.replaceAll('%', '%25')
  }
  return url
}
