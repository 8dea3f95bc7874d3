'use client'
import { useSay } from '../../panel-kit/use-say.ts'

interface NoteFieldProps {
  note: string
  setNote: (note: string) => void
}

/** A note for the next person who calls. */
export const NoteField = ({ note, setNote }: NoteFieldProps) => {
  const say = useSay()
  return (
    <label className="calls__field">
      <span>
        {say({
          en: 'Note for the next call (optional)',
          es: 'Nota para la próxima llamada (opcional)',
        })}
      </span>
      <textarea
        maxLength={2000}
        onChange={(event) => setNote(event.target.value)}
        rows={1}
        value={note}
      />
    </label>
  )
}
