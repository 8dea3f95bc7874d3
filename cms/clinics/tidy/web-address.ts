/**
 * 'www.example.org' becomes 'http://www.example.org': sites with https redirect browsers there.
 * @returns undefined if it is not an address
 */
export const tidyWebAddress = (text: string): string | undefined => {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.hostname.includes('.') ? url.href.replace(/\/$/, '') : undefined
}
