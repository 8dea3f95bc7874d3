import type { UIFieldServerProps } from 'payload'
import './kept-typing.css'
import { sayTo } from '../../../panel-kit/say.ts'

/** At the top of a new document's form, which is not stored until somebody saves it. */
export const FirstSave = ({ id, req }: UIFieldServerProps) => {
  const say = sayTo(req)
  return id === undefined ? (
    <p className="first-save">
      {say({
        en: 'Nothing is saved yet. Save it once. After that, it saves automatically.',
        es: 'Todavía no se ha guardado nada. Guárdelo una vez. Después se guarda automáticamente.',
      })}
    </p>
  ) : null
}
