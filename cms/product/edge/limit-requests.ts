import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isLocalAddress, networkOf } from '../../http/limits/address.ts'

/**
 * Pages and answers for one network. Generous, since a whole shelter may share one address: it is
 * fifty people who each open a page every few seconds.
 */
const RULE = { points: 1_200, duration: 60 }
/** Tiles of the map: a screen has a dozen of them, and each costs a quarter of an answer. */
export const TILES_RULE = { points: 12_000, duration: 60 }

/** Counts a request, unless nobody can say whose it is. @returns seconds to wait, if too many came */
export type RequestLimit = (address: string) => Promise<number | undefined> | undefined

/**
 * Counts in this process only, since a query for each request would cost more than the request. An
 * address of a local network is that of a proxy of ours, behind which anybody may be.
 */
export const createRequestLimit = (rule = RULE): RequestLimit => {
  const limiter = new RateLimiterMemory(rule)
  const count = async (network: string): Promise<number | undefined> => {
    try {
      await limiter.consume(network)
      return undefined
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
    }
  }
  return (address) => (isLocalAddress(address) ? undefined : count(networkOf(address)))
}
