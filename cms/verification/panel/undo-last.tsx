'use client'

import type { Turn } from '../endpoints/answers.ts'

interface UndoLastProps {
  busy: boolean
  last: NonNullable<Turn['undo']>
  undo: (call: number) => void
}

/** Above the next clinic: undoes the answer just given for the previous one. */
export const UndoLast = ({ busy, last, undo }: UndoLastProps) => (
  <button
    className="calls__button calls__button--plain calls__undo"
    disabled={busy}
    onClick={() => undo(last.call)}
    type="button"
  >
    Undo: {last.label}
  </button>
)
