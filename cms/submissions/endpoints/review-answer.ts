import type { LikelyDuplicate } from '../../clinics/index.ts'
import type { KeptLetter } from '../../mail/queries/letters.ts'
import type { ReadyText } from '../../panel-kit/letters/letter-form.ts'
import type { InEach } from '../../panel-kit/say.ts'
import type { ClinicSubmission } from '../../payload-types.ts'
import type { Step } from '../steps.ts'

/** The fields that clinics are compared by, as they would be in the directory. */
export interface ComparedClinic {
  name?: string | null
  address?: string | null
  city?: string | null
  /** Postal abbreviation. */
  state?: string | null
  zipCode?: string | null
  phone?: string | null
  website?: string | null
}

/** The clinic that a submission belongs to. */
export interface SubmissionClinic {
  id: number
  name: string
  /** Whether it was made from this submission, and not in the directory before. */
  own: boolean
  /** Whether it has unpublished changes. */
  unpublished: boolean
  /** Of its public page, if it has one. */
  slug: string | undefined
}

export interface LoggedStep {
  step: string
  /** ISO 8601. */
  at: string
  /** A colleague's name; null for the operator's own steps, and for a colleague who has left. */
  by: string | null
  note: string | null
}

/** Everything that the panel shows about a submission. */
export interface SubmissionReview {
  sent: Omit<ClinicSubmission, 'log' | 'notes' | 'clinic'>
  tidied: ComparedClinic
  /** Sentences about what could not be used. */
  remarks: string[]
  duplicates: LikelyDuplicate[]
  clinic: SubmissionClinic | null
  /** Whether a draft can be made now, or a listed clinic linked. */
  takesClinic: boolean
  /** The steps open to the current user, the usual one first. */
  steps: Omit<Step, 'roles'>[]
  /** Why the clinic can’t be published with it yet. */
  whyUnpublishable: InEach | undefined
  log: LoggedStep[]
  /** To begin with if it is declined. */
  reasons: ReadyText[]
  /** Whether the operator can be asked something now. */
  canAsk: boolean
  /** To begin a question with. */
  questions: ReadyText[]
  /** What was sent to the operator, and what they answered, oldest first. */
  letters: KeptLetter[]
  /** Path of the operator's private page. */
  link: string
  /** Whether mail is set up. */
  mailsOperator: boolean
}
