import type { UIFieldServerProps } from 'payload'
import './kept-typing.css'

/** At the top of a new document’s form, which is stored once somebody asks for it. */
export const FirstSave = ({ id }: UIFieldServerProps) =>
  id === undefined ? (
    <p className="first-save">Nothing is stored yet. Save it once; from then on it saves itself.</p>
  ) : null
