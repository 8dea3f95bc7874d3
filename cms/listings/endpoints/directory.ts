import {
  misspelledNeedsIn,
  type NeedFinder,
  type NeedSpan,
  needSpansIn,
} from '../../needs/index.ts'
import { type Directory, editDistance } from '../../places/index.ts'
import { cellsWithin } from '../queries/grid.ts'

/** Clinics at most so many miles away count as there. */
const NEAR_MILES = 10

/** What the reader of places asks about needs, filters and clinics. */
export const directoryOf = (
  needs: NeedFinder,
  clinicCells: ReadonlySet<number>,
): Directory<NeedSpan> => ({
  exact: (words) => needSpansIn(needs, words),
  almost: (words, isOdd) => misspelledNeedsIn(needs, words, isOdd, editDistance),
  hasClinics: (row) =>
    row.kind === 'state' || cellsWithin(row, NEAR_MILES).some((cell) => clinicCells.has(cell)),
})
