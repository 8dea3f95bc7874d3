import type { Locale } from './constants.ts'
import { LINE_TYPES, type LineType, type PhoneLine } from './phone-lines.ts'
import { spokenLanguage } from './spoken-languages.ts'

/** What lines are called where editors, callers and staff read and write them, and in files. */
export const LINE_LABELS: Readonly<Record<LineType, Record<Locale, string>>> = {
  voice: { en: 'Voice', es: 'Voz' },
  appointments: { en: 'Appointments', es: 'Citas' },
  afterHours: { en: 'After hours', es: 'Fuera de horario' },
  crisis: { en: 'Crisis line', es: 'Línea de crisis' },
  text: { en: 'Text messages', es: 'Mensajes de texto' },
  textphone: { en: 'TTY', es: 'TTY' },
  fax: { en: 'Fax', es: 'Fax' },
}

/** A line in words: 'Appointments: 312-555-0143 x7 (Spanish) – Ask for Ana'. */
export const lineText = (
  { number, extension, type, languages, description }: PhoneLine,
  locale: Locale = 'en',
): string => {
  const spoken = languages.map((name) => spokenLanguage(name, locale)).join(', ')
  return [
    `${LINE_LABELS[type][locale]}: ${number}`,
    extension ? ` x${extension}` : '',
    spoken ? ` (${spoken})` : '',
    description ? ` – ${description.replaceAll(/\s+/g, ' ')}` : '',
  ].join('')
}

/** A line as it is stored, without what only a table has. */
export const plainLine = (line: {
  number: string
  extension?: string | null | undefined
  type: PhoneLine['type']
  languages?: string[] | null | undefined
  description?: string | null | undefined
}): PhoneLine => ({
  number: line.number,
  extension: line.extension || null,
  type: line.type,
  languages: line.languages ?? [],
  description: line.description?.trim() || null,
})

export const isPhoneLine = (value: unknown): value is PhoneLine =>
  typeof value === 'object' &&
  value !== null &&
  'number' in value &&
  typeof value.number === 'string' &&
  'type' in value &&
  LINE_TYPES.some((type) => type === value.type)

const inOrder = (one: string, other: string) => (one < other ? -1 : 1)

/** Lines in an order of their own, to tell whether two lists say the same. */
export const comparedLines = (lines: readonly PhoneLine[]): string[] =>
  lines
    .map((line) =>
      lineText({ ...plainLine(line), languages: [...(line.languages ?? [])].sort(inOrder) }),
    )
    .sort(inOrder)
