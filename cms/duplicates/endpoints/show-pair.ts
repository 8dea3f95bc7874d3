import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { compareBoth, comparedPhone } from '../../clinics/index.ts'
import { milesBetween } from '../../contract/miles-between.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { nextPair } from '../queries/pair-rows.ts'
import { readSwitchboards } from '../queries/switchboards.ts'
import type { PairClinic, PairRow, PairScreen } from './answers.ts'
import { queueFilter } from './filter.ts'
import { requirePair } from './require-pair.ts'

const pointOf = ({ latitude, longitude }: PairClinic) =>
  latitude === null || longitude === null ? null : { latitude, longitude }

const milesApart = ({ one, two }: PairRow): number | null => {
  const [here, there] = [pointOf(one), pointOf(two)]
  return here && there ? milesBetween(here, there) : null
}

/** The number that both clinics of a pair have, as it is compared; null if they have none. */
export const sharedPhoneOf = ({ one, two }: PairRow): string | null => {
  const phone = comparedPhone(one.phone ?? '')
  return phone !== '' && phone === comparedPhone(two.phone ?? '') ? phone : null
}

const comparison = (req: PayloadRequest, { decision, one, two }: PairRow) =>
  decision === 'merged' ? null : compareBoth(req, one.id, two.id)

/** Two clinics side by side, and what speaks for it that they are the same. */
export const showPair = action({
  method: 'get',
  path: '/duplicates/:pair',
  roles: PUBLISHERS,
  input: z.object({ ...queueFilter, pair: documentId }),
  act: async ({ pair: id, ...filter }, req): Promise<PairScreen> => {
    const pair = await requirePair(req, id)
    const sharedPhone = sharedPhoneOf(pair)
    return {
      pair,
      screen: await comparison(req, pair),
      sharedPhone,
      isSwitchboard: sharedPhone !== null && (await readSwitchboards(req)).includes(sharedPhone),
      miles: milesApart(pair),
      next: await nextPair(req, id, filter),
    }
  },
})
