'use client'

interface NoteFieldProps {
  note: string
  setNote: (note: string) => void
}

/** A note for the next person who calls. */
export const NoteField = ({ note, setNote }: NoteFieldProps) => (
  <label className="calls__field">
    <span>Note for the next call (optional)</span>
    <textarea
      maxLength={2000}
      onChange={(event) => setNote(event.target.value)}
      rows={1}
      value={note}
    />
  </label>
)
