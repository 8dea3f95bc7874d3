import { asSentence } from '../../panel-kit/as-sentence.ts'
import type { Decision, Kind, ReviewedRow, RowFilter } from '../endpoints/answers.ts'

/** Names of the kinds of rows, shown beside their counts. */
export const KIND_NAMES: Record<Kind, string> = {
  new: 'New',
  changed: 'Changed',
  gone: 'Gone',
  held: 'Needs a check',
  rejected: 'Rejected',
  same: 'Unchanged',
}

/** What the list of each kind holds, and what accepting means there. */
export const KIND_HINTS: Record<Kind, string> = {
  new: 'In the file but not in the directory. Accepting publishes them.',
  changed: 'Different in the file. Accepting uses what the file says.',
  gone: 'Published here from this source, and not in the file. Why is beside each. Accepting unlists them and keeps their data.',
  held: 'These need a check. The reason is beside each.',
  rejected: 'These rows can’t be used. The reason is beside each.',
  same: 'The same as in the directory. There is nothing to decide.',
}

/** What the current list holds. */
export const hintOf = ({ kinds, left, note }: RowFilter): string => {
  if (left)
    return 'These could not be undone. The reason is beside each. Undo them here once the reason is gone.'
  if (note) return `${asSentence(note)} These are the rows with this note.`
  return KIND_HINTS[kinds[0] ?? 'same']
}

export const number = (count: number): string => count.toLocaleString('en-US')

/** '1 clinic', '2 clinics'. */
export const clinics = (count: number): string =>
  `${number(count)} ${count === 1 ? 'clinic' : 'clinics'}`

/** The possible decisions on a row, with their button labels. */
export const choicesFor = ({
  kind,
  clinicId,
  differences,
  doubt,
}: ReviewedRow): [decision: Exclude<Decision, null>, label: string][] => {
  if (kind === 'new')
    return [
      ['accepted', 'Accept'],
      ['declined', 'Leave out'],
    ]
  if (kind === 'gone')
    return [
      ['accepted', 'Unlist'],
      ['declined', 'Keep listed'],
    ]
  if (kind === 'changed')
    return [
      ['accepted', 'Accept'],
      ['declined', 'Keep ours'],
    ]
  if (clinicId === null)
    return [
      ['accepted', 'Add as a new clinic'],
      ['declined', 'Leave out'],
    ]
  const listed = differences.find(({ field }) => field === '_status')?.file
  if (listed === 'No')
    return [
      ['accepted', 'Unlist'],
      ['declined', 'Keep listed'],
    ]
  if (listed === 'Yes')
    return [
      ['accepted', 'List again'],
      ['declined', 'Leave unlisted'],
    ]
  const isFree = differences.some(({ held }) => held === null)
  if (!isFree || doubt)
    return [
      ['accepted', 'Accept'],
      ['declined', 'Keep ours'],
    ]
  return [
    ['accepted', 'Accept all fields'],
    ['free', 'Only fields that need no check'],
    ['declined', 'Keep ours'],
  ]
}

/** What became of a row. */
export const RESULT_NAMES: Record<NonNullable<ReviewedRow['result']>, string> = {
  applied: 'Applied',
  noted: 'Noted as changed at its source',
  undone: 'Undone',
  kept: 'Left unchanged',
  failed: 'Failed',
}
