import { startPurgeHost } from './purge-host.ts'

/** A cache that does as the product's headers say: it keeps what it may, and forgets when purged. */
export const startSmallCdn = async () => {
  const host = await startPurgeHost()
  const kept = new Map<string, string>()
  host.before = async () => kept.clear()
  /** The text at an address: the one it keeps, or a new one. */
  const ask = async (address: string): Promise<string> => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const response = await fetch(address)
    const text = await response.text()
    if (/s-maxage=[1-9]/.test(response.headers.get('cache-control') ?? '')) kept.set(address, text)
    return text
  }
  return Object.assign(host, { ask })
}
