import type { FieldHook } from 'payload'
import type { InEach } from '../../panel-kit/say.ts'
import { sayTo } from '../../panel-kit/say.ts'

/** The saved lists that the product comes with. They are stored in English. */
export const SHIPPED_PRESETS = {
  neverVerified: { en: 'Never verified', es: 'Nunca verificadas' },
  reportedWrong: { en: 'Reported wrong', es: 'Con datos incorrectos, según un aviso' },
  noPhone: { en: 'No phone number', es: 'Sin número de teléfono' },
} as const satisfies Record<string, InEach>

/** The name of a shipped list in both languages; undefined of any other. */
export const shippedName = (title: unknown): InEach | undefined =>
  Object.values<InEach>(SHIPPED_PRESETS).find(({ en, es }) => title === en || title === es)

/** Shows the name of a shipped list in the reader's language. */
export const showInLanguage: FieldHook = ({ value, req }) => {
  const name = shippedName(value)
  return name ? sayTo(req)(name) : value
}

/** Otherwise whoever saves it in Spanish would make its name Spanish for all. */
export const keepInEnglish: FieldHook = ({ value }) => shippedName(value)?.en ?? value
