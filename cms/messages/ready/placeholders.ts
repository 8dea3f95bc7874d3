import { Refusal } from '../../panel-kit/refusal.ts'

/** What stands for a name in ready answers, and is filled in where it is known. */
export type Known = Partial<Record<'name' | 'clinic' | 'link', string | undefined>>

const PLACEHOLDER = /\{(name|clinic|link)\}/g

const isName = (name: string | undefined): name is keyof Known =>
  name === 'name' || name === 'clinic' || name === 'link'

/** A ready answer with what is known; the rest stays, for whoever sends it. */
export const fillIn = (text: string, known: Known): string =>
  text.replaceAll(PLACEHOLDER, (placeholder: string, name?: string) =>
    isName(name) ? (known[name] ?? placeholder) : placeholder,
  )

/** @throws Refusal if a text still has placeholders, which its reader would see */
export const refuseUnfilled = (text: string): void => {
  const [first] = text.match(PLACEHOLDER) ?? []
  if (first)
    throw new Refusal({
      en: `The text still says ${first}. Write what it stands for, then send.`,
      es: `El texto todavía dice ${first}. Escriba lo que va en su lugar y luego envíelo.`,
    })
}
