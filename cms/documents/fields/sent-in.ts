import type { TextField } from 'payload'
import { nobodyOnField } from '../../access/nobody.ts'

/** The language of the pages that somebody sent a form from: what they are answered in. */
export const sentIn: TextField = {
  name: 'locale',
  label: { en: 'Language', es: 'Idioma' },
  type: 'text',
  defaultValue: 'en',
  access: { update: nobodyOnField },
}
