import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { Refusal } from '../../panel-kit/refusal.ts'
import { SAYINGS } from '../decisions.ts'
import { decidePair } from '../queries/decide-pair.ts'
import { clinicsWithPhone, nextPair } from '../queries/pair-rows.ts'
import { addSwitchboard, removeSwitchboard } from '../queries/switchboards.ts'
import { updatePairs } from '../update-pairs.ts'
import type { PairRow } from './answers.ts'
import { queueFilter } from './filter.ts'
import { requirePair } from './require-pair.ts'
import { sharedPhoneOf } from './show-pair.ts'

const refuseGone = ({ one, two }: PairRow) => {
  for (const { name, isGone } of [one, two])
    if (isGone)
      throw new Refusal(
        {
          en: `${name} was merged or moved to the trash meanwhile, so there is nothing to decide. Open the next pair.`,
          es: `${name} se combinó o se movió a la papelera mientras tanto, así que no hay nada que decidir. Abra el siguiente par.`,
        },
        409,
      )
}

const refuseStale = ({ decision, decidedBy }: PairRow): never => {
  const who = decidedBy ?? 'Somebody'
  throw new Refusal(
    decision === 'open'
      ? {
          en: 'Somebody has opened this pair again meanwhile. Reload the page to see it.',
          es: 'Alguien volvió a abrir este par mientras tanto. Recargue la página para verlo.',
        }
      : {
          en: `${who} has decided this meanwhile: ${decision}. Reload the page to see it.`,
          es: `${who} ya decidió esto mientras tanto. Recargue la página para verlo.`,
        },
    409,
  )
}

/** Takes a number as a switchboard's, or no longer, and looks at its clinics again. */
const markSwitchboard = async (req: PayloadRequest, pair: PairRow, user: number, is: boolean) => {
  const phone = sharedPhoneOf(pair)
  if (!phone)
    throw new Refusal({
      en: 'The two no longer have the same phone number. Reload the page.',
      es: 'Las dos ya no tienen el mismo número de teléfono. Recargue la página.',
    })
  if (is) await addSwitchboard(req, phone, user)
  else await removeSwitchboard(req, phone)
  await updatePairs(req, await clinicsWithPhone(req, phone))
}

/** Says that two clinics are not the same, or are two in one building; or takes that back. */
export const decide = action({
  method: 'post',
  path: '/duplicates/:pair/decide',
  roles: PUBLISHERS,
  input: z.object({
    ...queueFilter,
    pair: documentId,
    decision: z.enum(['open', ...SAYINGS]),
    /** What was decided when the person looked. */
    seen: z.enum(['open', ...SAYINGS]),
    /** Whether the number that both have is a switchboard's; left out, that stays as it is. */
    isSwitchboard: z.boolean().optional(),
  }),
  act: async ({ pair: id, decision, seen, isSwitchboard, ...filter }, req, user) => {
    const pair = await requirePair(req, id)
    const next = await nextPair(req, id, filter)
    refuseGone(pair)
    if (!(await decidePair(req, id, seen, decision, user.id)))
      refuseStale(await requirePair(req, id))
    if (isSwitchboard !== undefined) await markSwitchboard(req, pair, user.id, isSwitchboard)
    return { next }
  },
})
