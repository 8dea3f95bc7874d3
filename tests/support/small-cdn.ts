import { type PurgeHost, startPurgeHost } from './purge-host.ts'

/** A cache that does as the product's headers say: it keeps what it may, and forgets when purged. */
export interface SmallCdn extends PurgeHost {
  /** The text at an address: the one it keeps, or a new one. */
  ask: (address: string) => Promise<string>
}

export const startSmallCdn = async (): Promise<SmallCdn> => {
  const host = await startPurgeHost()
  const kept = new Map<string, string>()
  const ask = async (address: string): Promise<string> => {
    const known = kept.get(address)
    if (known !== undefined) return known
    const response = await fetch(address)
    const text = await response.text()
    if (/s-maxage=[1-9]/.test(response.headers.get('cache-control') ?? '')) kept.set(address, text)
    return text
  }
  host.before = async () => kept.clear()
  return Object.assign(host, { ask })
}
