/**
 * 'www.example.org' becomes 'http://www.example.org': browsers go on to https where there is one.
 * @returns undefined where it is no address
 */
export const tidyWebAddress = (text: string): string | undefined => {
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.hostname.includes('.') ? url.href.replace(/\/$/, '') : undefined
}
