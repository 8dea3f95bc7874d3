import type { UIFieldServerProps } from 'payload'
import './kept-typing.css'

/** At the top of a new document's form, which is not stored until somebody saves it. */
export const FirstSave = ({ id }: UIFieldServerProps) =>
  id === undefined ? (
    <p className="first-save">
      Nothing is saved yet. Save it once. After that, it saves automatically.
    </p>
  ) : null
