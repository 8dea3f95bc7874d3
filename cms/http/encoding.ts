import { parseAccept } from 'hono/utils/accept'
import { LRUCache } from 'lru-cache'

/** How much a client wants each coding, from 0 (not at all) to 1. */
type Weights = ReadonlyMap<string, number>

/** Browsers send one of a few; a longer one is read each time. */
const LONGEST_KEPT = 200

const readWeights = (header: string): Weights =>
  new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]))

const kept = new LRUCache<string, Weights>({ max: 500, memoMethod: readWeights })

const weightsOf = (header: string | null | undefined): Weights =>
  header && header.length <= LONGEST_KEPT ? kept.memo(header) : readWeights(header ?? '')

/** Whether the plain text is refused: 'identity;q=0', or '*;q=0' without a word on identity. */
export const refusesPlain = (header: string | null | undefined): boolean => {
  const weights = weightsOf(header)
  return (weights.get('identity') ?? weights.get('*')) === 0
}

/**
 * The coding that an Accept-Encoding header wants most (RFC 9110, 12.5.3).
 * @param offered ours, the best one first, which decides between two that are wanted alike
 * @returns undefined for the plain text
 */
export const acceptedEncoding = <Coding extends string>(
  header: string | null | undefined,
  offered: readonly Coding[],
): Coding | undefined => {
  const weights = weightsOf(header)
  let wanted: Coding | undefined
  // Plain text is as good as nothing, unless it is asked for by name.
  let most = weights.get('identity') ?? 0
  for (const coding of offered) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0
    if (weight > most || (weight > 0 && weight === most && !wanted)) {
      wanted = coding
      most = weight
    }
  }
  return wanted
}
