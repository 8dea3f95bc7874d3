'use client'

import { useSay } from '../../panel-kit/use-say.ts'
import type { Turn } from '../endpoints/answers.ts'

interface UndoLastProps {
  busy: boolean
  last: NonNullable<Turn['undo']>
  undo: (call: number) => void
}

/** Above the next clinic: undoes the answer just given for the previous one. */
export const UndoLast = ({ busy, last, undo }: UndoLastProps) => {
  const say = useSay()
  return (
    <button
      className="calls__button calls__button--plain calls__undo"
      disabled={busy}
      onClick={() => undo(last.call)}
      type="button"
    >
      {say({ en: `Undo: ${last.label}`, es: `Deshacer: ${last.label}` })}
    </button>
  )
}
