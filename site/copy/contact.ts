import type { PerLanguage } from './catalog.ts'
import { contact as en } from './en/contact.ts'

export type ContactCopy = typeof en
export const contactCopy: PerLanguage<ContactCopy> = { en }
