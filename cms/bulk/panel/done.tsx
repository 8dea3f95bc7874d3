'use client'
import { Link } from '@payloadcms/ui'
import type { Entry } from '../endpoints/answers.ts'

/** '28 changed. 2 left as they are.' */
export const countsInWords = ({ changed, same, left, undone, waiting }: Entry['counts']): string =>
  [
    `${changed} changed.`,
    undone > 0 ? `${undone} undone.` : '',
    same > 0 ? `${same} already ${same === 1 ? 'was' : 'were'} that way.` : '',
    left > 0 ? `${left} left as ${left === 1 ? 'it is' : 'they are'}; the log says why.` : '',
    waiting > 0 ? `${waiting} not changed yet.` : '',
  ]
    .filter(Boolean)
    .join(' ')

/** What became of a change, with the way to its entry in the log. */
export const Done = ({ id, counts }: { id: number; counts: Entry['counts'] }) => (
  <p role="status">
    {countsInWords(counts)}{' '}
    <Link href={`/admin/collections/bulk-changes/${id}`} prefetch={false}>
      {counts.changed > 0 ? 'Show it in the log, where you can undo it' : 'Show it in the log'}
    </Link>
  </p>
)
