import type { PayloadRequest } from 'payload'
import { Refusal } from '../../panel-kit/refusal.ts'
import { findPair } from '../queries/pair-rows.ts'
import type { PairRow } from './answers.ts'

/** @throws Refusal if it is no longer in the queue */
export const requirePair = async (req: PayloadRequest, id: number): Promise<PairRow> => {
  const pair = await findPair(req, id)
  if (!pair)
    throw new Refusal(
      {
        en: 'This pair is no longer in the list: one of the clinics was deleted, or was changed so that they are not alike. Open the next pair.',
        es: 'Este par ya no está en la lista: una de las clínicas se eliminó, o cambió y ya no se parecen. Abra el siguiente par.',
      },
      404,
    )
  return pair
}
