import { CORRECTION_TOPICS } from './constants.ts'
import { line, requiredLine, text } from './field-rules.ts'

/**
 * What the forms ask for. Like the constants, this is kept apart from the schemas: a phone checks a
 * form by the same rules as the server, without the validation library.
 */

/** The longest message. */
export const MAX_MESSAGE = 5_000

interface TextRules {
  kind: 'text'
  required?: true
  /** Checked like a browser's field of that type, but more strictly. */
  format?: 'email' | 'url'
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
export type Fault = 'required' | 'email' | 'url' | 'tooLong' | 'notOffered'

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

export const contactFields = {
  name: requiredLine,
  email,
  phone: line,
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

/** A browser's URL field takes any complete address; a clinic's must be a web page. */
const isWebAddress = (value: string) => {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}

/** The first thing that is wrong with a trimmed text, or undefined. */
export const faultIn = (rules: TextRules, value: string): Fault | undefined => {
  if (value === '') return rules.required ? 'required' : undefined
  if (value.length > rules.maxLength) return 'tooLong'
  if (rules.format === 'email' && !EMAIL.test(value)) return 'email'
  if (rules.format === 'url' && !isWebAddress(value)) return 'url'
  if (rules.options && !rules.options.includes(value)) return 'notOffered'
  return undefined
}
