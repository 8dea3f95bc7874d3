import { CORRECTION_TOPICS } from './constants.ts'
import { line, requiredLine, text } from './field-rules.ts'

/**
 * What the forms ask for. Like the constants, this is kept apart from the schemas: a phone checks a
 * form by the same rules as the server, without the validation library.
 */

/** The longest message. */
export const MAX_MESSAGE = 5_000

/** What a text has to be, beside short enough. */
export type Format = 'email' | 'url' | 'zip' | 'phone'

interface TextRules {
  kind: 'text'
  required?: true
  /** Checked like a browser's field of that type, but more strictly. */
  format?: Format
  maxLength: number
  /** Any other text is refused; an empty text means no choice. */
  options?: readonly string[]
}

interface ListRules {
  kind: 'list'
  /** At least one. */
  required?: true
  options: readonly string[]
}

interface FlagRules {
  kind: 'flag'
}

export type FieldRules = TextRules | ListRules | FlagRules
export type FormFields = Record<string, FieldRules>

/** The values of a form: texts are trimmed, and empty if nothing was given. */
export type FormValues<Fields extends FormFields> = {
  -readonly [Name in keyof Fields]: Fields[Name]['kind'] extends 'flag'
    ? boolean
    : Fields[Name]['kind'] extends 'list'
      ? string[]
      : string
}

/** About three times the longest form that people fill in. */
export const MAX_FORM_BYTES = 64 * 1024

/** What can be wrong with a text. */
export type Fault = 'required' | Format | 'tooLong' | 'notOffered'

const email = { ...requiredLine, format: 'email' } as const

export const CONTACT_CATEGORIES = [
  'general',
  'add-clinic',
  'update-info',
  'technical',
  'partnership',
  'feedback',
] as const

export const SERVICE_CHOICES = [
  'Medical Care',
  'Dental Care',
  'Vision Care',
  'Mental Health',
  "Women's Health",
  'Pediatric Care',
  'Immunizations',
  'Pharmacy',
  'Blood Pressure Check',
  'Diabetes Care',
  'STD Testing',
  'Colonoscopy',
  'Substance Abuse Treatment',
  'Physical Therapy',
  'Nutrition Counseling',
  'Health Education',
  'Case Management',
  'Transportation',
  'Prescription Assistance',
  'Emergency Care',
] as const
export type ServiceChoice = (typeof SERVICE_CHOICES)[number]

/** The 50 states and the District of Columbia, by their postal abbreviations. */
export const STATE_CHOICES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  )

/** The territories and freely associated states that health centers serve. */
export const TERRITORY_CHOICES = ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'] as const
export type Territory = (typeof TERRITORY_CHOICES)[number]

export const contactFields = {
  name: requiredLine,
  email,
  phone: { ...line, format: 'phone' },
  category: { ...line, options: CONTACT_CATEGORIES },
  subject: requiredLine,
  message: { kind: 'text', required: true, maxLength: MAX_MESSAGE },
} as const satisfies FormFields

export const correctionFields = {
  /** The clinic's slug. */
  clinic: requiredLine,
  topics: { kind: 'list', options: CORRECTION_TOPICS, required: true },
  text,
  email: { ...line, format: 'email' },
} as const satisfies FormFields

/** Asks for a link to a clinic's own listing. */
export const staffLinkFields = { clinic: requiredLine, email } as const satisfies FormFields

/** From the link that was mailed. */
export const ownLinkFields = { token: requiredLine } as const satisfies FormFields

/** From the private link to a submission. */
export const answerFields = {
  token: requiredLine,
  text: { kind: 'text', required: true, maxLength: MAX_MESSAGE },
} as const satisfies FormFields

export const newsletterFields = { email } as const satisfies FormFields

/** Only someone who can read mail sent to the address has the token. */
export const confirmationFields = { token: requiredLine } as const satisfies FormFields

/**
 * A field that people don't see and bots fill in. Such a form gets the usual answer and is dropped.
 */
export const TRAP_FIELD = 'leaveThisEmpty'

/**
 * HTML's own definition of a valid email address, but the host needs a dot: 'olga@hope' is refused.
 */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9][a-z0-9-]{0,61}[a-z0-9]$/i

/** 'mailto:' and 'https:', but not the port of 'example.org:8080'. */
const SCHEME = /^[a-z][a-z0-9+-]*:(?!\d)/i

/** A web address as it is stored: whoever types 'example.org' means https. */
export const wholeAddress = (value: string): string =>
  value === '' || SCHEME.test(value) ? value : `https://${value}`

/** A browser's URL field takes any complete address; a clinic's must be a web page. */
const isWebAddress = (value: string) => {
  try {
    const { protocol, hostname, username } = new URL(wholeAddress(value))
    return ['http:', 'https:'].includes(protocol) && hostname.includes('.') && username === ''
  } catch {
    return false
  }
}

/** A telephone number with its area code; digits can be letters, as in 1-800-FLOWERS. */
const isPhone = (value: string) =>
  value.replace(/\D/g, '').length >= 10 ||
  /^[\s(+]*(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*[A-Z\d.-]{7,}$/.test(value)

const FORMATS: Record<Format, (value: string) => boolean> = {
  email: (value) => EMAIL.test(value),
  url: isWebAddress,
  zip: (value) => /^\d{5}(?:-?\d{4})?$/.test(value),
  phone: isPhone,
}

/** The first thing that is wrong with a trimmed text, or undefined. */
export const faultIn = (rules: TextRules, value: string): Fault | undefined => {
  if (value === '') return rules.required ? 'required' : undefined
  if (value.length > rules.maxLength) return 'tooLong'
  if (rules.format && !FORMATS[rules.format](value)) return rules.format
  if (rules.options && !rules.options.includes(value)) return 'notOffered'
  return undefined
}
