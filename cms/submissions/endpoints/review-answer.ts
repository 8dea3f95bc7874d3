import type { LikelyDuplicate } from '../../clinics/index.ts'
import type { ClinicSubmission } from '../../payload-types.ts'
import type { Step } from '../steps.ts'

/** What a clinic is compared by, as it would stand in the directory. */
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
  /** Whether it holds what nobody has published yet. */
  unpublished: boolean
  /** Of its public page, where it has one. */
  slug: string | undefined
}

export interface LoggedStep {
  step: string
  /** ISO 8601. */
  at: string
  /** What a colleague is called; null for the operator's own, and for one who has left. */
  by: string | null
  note: string | null
}

/** Everything that the panel shows of a submission. */
export interface SubmissionReview {
  sent: Omit<ClinicSubmission, 'log' | 'notes' | 'clinic'>
  tidied: ComparedClinic
  /** What could not be used of it, in sentences. */
  remarks: string[]
  duplicates: LikelyDuplicate[]
  clinic: SubmissionClinic | null
  /** Whether a draft can be made now, or a listed clinic named. */
  takesClinic: boolean
  /** The steps that are open to whoever asks, the usual one first. */
  steps: Omit<Step, 'roles'>[]
  log: LoggedStep[]
  /** Path of the operator's private page. */
  link: string
  /** Whether mail is set up. */
  mailsOperator: boolean
}
