import { perLanguage } from './catalog.ts'
import type { contact } from './en/contact.ts'

export type ContactCopy = typeof contact
export const contactCopy = perLanguage(
  import.meta.glob<ContactCopy>('./*/contact.ts', { eager: true, import: 'contact' }),
)
