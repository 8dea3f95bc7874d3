import type { Decision, Kind, ReviewedRow, RowFilter } from '../endpoints/answers.ts'

/** What the kinds of rows are called, as counts of them are shown. */
export const KIND_NAMES: Record<Kind, string> = {
  new: 'New',
  changed: 'Changed',
  gone: 'Gone',
  held: 'Held',
  rejected: 'Rejected',
  same: 'Unchanged',
}

/** What a list of a kind holds, and what accepting means there. */
export const KIND_HINTS: Record<Kind, string> = {
  new: 'In the file and not in the directory. Accepting publishes them.',
  changed: 'Different in the file. Accepting takes over what the file says.',
  gone: 'Published here from this source, and no longer in the file. Accepting unlists them and keeps their data.',
  held: 'These need a second look, for the reason beside each.',
  rejected: 'These rows can’t be used, for the reason beside each.',
  same: 'As they are in the directory. There is nothing to decide.',
}

/** What a list that is shown holds. */
export const hintOf = ({ kinds, left, note }: RowFilter): string => {
  if (left)
    return 'What the undo had to leave, for the reason beside each. Undo it here once the reason is gone.'
  if (note) return `${note}. These are its rows.`
  return KIND_HINTS[kinds[0] ?? 'same']
}

export const number = (count: number): string => count.toLocaleString('en-US')

/** '1 clinic', '2 clinics'. */
export const clinics = (count: number): string =>
  `${number(count)} ${count === 1 ? 'clinic' : 'clinics'}`

/** What can be decided of a row, the words on the buttons for it. */
export const choicesFor = ({
  kind,
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
  const isFree = differences.some(({ held }) => held === null)
  if (!isFree || doubt)
    return [
      ['accepted', 'Accept'],
      ['declined', 'Keep ours'],
    ]
  return [
    ['accepted', 'Accept all fields'],
    ['free', 'Only the free fields'],
    ['declined', 'Keep ours'],
  ]
}

/** What became of a row. */
export const RESULT_NAMES: Record<NonNullable<ReviewedRow['result']>, string> = {
  applied: 'Applied',
  noted: 'Noted as changed at its source',
  undone: 'Undone',
  kept: 'Left as it is',
  failed: 'Failed',
}
