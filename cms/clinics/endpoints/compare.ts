import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { PUBLISHERS } from '../../access/publishers.ts'
import { action, documentId } from '../../panel-kit/action.ts'
import { panelLanguage } from '../../panel-kit/say.ts'
import { readNames } from '../../vocabulary/index.ts'
import { compareClinics, likelyToStay } from '../merge/compare-clinics.ts'
import { readSide, refuseSame } from '../merge/merge-sides.ts'
import type { MergeScreen } from './merge-answer.ts'

/** Both clinics in each language, and their differences. */
export const compareById = async (req: PayloadRequest, leftId: number, rightId: number) => {
  const left = await readSide(req, leftId)
  const right = await readSide(req, rightId)
  refuseSame(left.clinic.en, right.clinic.en)
  const rows = compareClinics(
    left.clinic,
    right.clinic,
    await readNames(req),
    panelLanguage(req.i18n.language),
  )
  return { left, right, rows }
}

/** What is shown of two clinics before they are merged. */
export const compareBoth = async (
  req: PayloadRequest,
  leftId: number,
  rightId: number,
): Promise<MergeScreen> => {
  const { left, right, rows } = await compareById(req, leftId, rightId)
  return {
    sides: { left: left.side, right: right.side },
    rows,
    stays: likelyToStay(left.clinic.en, right.clinic.en),
  }
}

/** Two clinics that may be the same, side by side. */
export const compare = action({
  method: 'post',
  path: '/clinics/:clinic/compare',
  roles: PUBLISHERS,
  input: z.object({ clinic: documentId, other: documentId }),
  act: ({ clinic, other }, req): Promise<MergeScreen> => compareBoth(req, clinic, other),
})
