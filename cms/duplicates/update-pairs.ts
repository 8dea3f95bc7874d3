import type { PayloadRequest } from 'payload'
import type { LikeBy } from '../clinics/index.ts'
import { type FoundPair, fewForEach, pairKeys, scorePairs, sharedPhones } from './find-pairs.ts'
import { candidatePairs } from './queries/candidate-pairs.ts'
import { comparableClinics } from './queries/comparable-clinics.ts'
import {
  type AskedAgain,
  addPairs,
  askAgain,
  type DecidedPair,
  decidedPairs,
  dropPairs,
} from './queries/save-pairs.ts'
import { readSwitchboards } from './queries/switchboards.ts'

const IN_WORDS: Record<LikeBy, string> = {
  phone: 'same phone number',
  address: 'same address',
  name: 'similar name',
  // Points are corrected often, and alone they say little.
  near: '',
}

const keyOf = ({ clinic, other }: { clinic: number; other: number }) => `${clinic} ${other}`

/** What speaks for a pair now and did not when somebody decided, in words; empty if nothing does. */
const newSince = ({ by }: FoundPair, { decidedFor }: DecidedPair): string =>
  by
    .filter((reason) => !decidedFor.includes(reason))
    .map((reason) => IN_WORDS[reason])
    .filter(Boolean)
    .join(', ')

/**
 * Finds the pairs that may be the same, over the whole directory, and brings the queue up to date. Decisions stay,
 * unless something new speaks for a pair.
 * @param only finds pairs of these clinics with any other; all if left out
 */
export const updatePairs = async (req: PayloadRequest, only?: number[]): Promise<void> => {
  const clinics = await comparableClinics(req)
  const candidates = await candidatePairs(req, pairKeys(clinics), only)
  const shared = sharedPhones(clinics, await readSwitchboards(req))
  const likely = scorePairs(clinics, candidates, shared)
  const decided = new Map((await decidedPairs(req)).map((pair) => [keyOf(pair), pair]))
  const again = likely.flatMap((pair): AskedAgain[] => {
    const before = decided.get(keyOf(pair))
    const askedAgain = before && newSince(pair, before)
    return askedAgain ? [{ ...pair, askedAgain }] : []
  })
  const fresh = fewForEach(likely.filter((pair) => !decided.has(keyOf(pair))))
  await dropPairs(req, [...fresh, ...again], only)
  await addPairs(req, fresh)
  await askAgain(req, again)
}
