import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { compareClinics, likelyToStay } from '../../presenters/merge/compare-clinics.ts'
import type { Names } from '../../presenters/merge/merged-text.ts'
import type { MergeScreen } from '../../presenters/merge/screen.ts'
import { action, documentId } from '../endpoint.ts'
import { readSide, refuseSame } from './merge-sides.ts'

const namesOf = async (req: PayloadRequest): Promise<Names> => {
  const all = { pagination: false, depth: 0, locale: 'en', req } as const
  const states = await req.payload.find({ collection: 'states', ...all })
  const categories = await req.payload.find({ collection: 'categories', ...all })
  return {
    states: new Map(states.docs.map(({ id, abbreviation }) => [id, abbreviation])),
    categories: new Map(categories.docs.map(({ id, name }) => [id, name])),
  }
}

/** Both clinics in each language, and in what they differ. */
export const compareById = async (req: PayloadRequest, leftId: number, rightId: number) => {
  const left = await readSide(req, leftId)
  const right = await readSide(req, rightId)
  refuseSame(left.clinic.en, right.clinic.en)
  const rows = compareClinics(left.clinic, right.clinic, await namesOf(req))
  return { left, right, rows }
}

/** Two clinics that may be the same, beside each other. */
export const compare = action({
  method: 'post',
  path: '/clinics/:clinic/compare',
  roles: ['admin', 'editor'],
  input: z.object({ clinic: documentId, other: documentId }),
  act: async ({ clinic, other }, req): Promise<MergeScreen> => {
    const { left, right, rows } = await compareById(req, clinic, other)
    return {
      sides: { left: left.side, right: right.side },
      rows,
      stays: likelyToStay(left.clinic.en, right.clinic.en),
    }
  },
})
