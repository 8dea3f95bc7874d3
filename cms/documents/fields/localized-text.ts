import type { TextareaField, TextField } from 'payload'

/** A line that a visitor reads, in each language. */
export const localizedText = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', localized: true, ...more }) as TextField

/** A paragraph that a visitor reads, in each language. */
export const localizedTextarea = (
  name: string,
  more: Partial<TextareaField> = {},
): TextareaField => ({ name, type: 'textarea', localized: true, ...more })

/** A list of short texts that a visitor reads, in each language. */
export const localizedList = (name: string, more: Partial<TextField> = {}): TextField =>
  ({ name, type: 'text', hasMany: true, localized: true, ...more }) as TextField
