/** A name of the Internet: 'www.example.org', not 'www,example.org' and not a number. */
const HOST = /^([a-z0-9_]([a-z0-9_-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i

/**
 * 'www.example.org' becomes 'http://www.example.org': sites with https redirect browsers there.
 * @returns undefined if it is not an address
 */
export const tidyWebAddress = (text: string): string | undefined => {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return HOST.test(url.hostname) && !url.username ? url.href.replace(/\/$/, '') : undefined
}
