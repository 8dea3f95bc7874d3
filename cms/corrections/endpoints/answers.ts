import type { CorrectionStatus, CorrectionTopic } from '../../contract/constants.ts'
import type { ValueInWords } from '../clinic-values.ts'
import type { Said } from '../said.ts'

/** One fact that a clinic’s own staff would change. */
export interface ProposedChange {
  name: string
  label: string
  now: string
  after: string
}

/** A correction with everything that its screen shows. */
export interface CorrectionView {
  id: number
  at: string
  topics: CorrectionTopic[]
  urgent: boolean
  text: string
  email: string
  locale: string
  status: CorrectionStatus
  settledAt: string | null
  settledBy: string | null
  /** Null if it has been removed. */
  clinic: { id: number; name: string; slug: string; isPublished: boolean } | null
  /** Sent with a link that the clinic’s own staff asked for. */
  fromStaff: boolean
  /** What they would change, beside what is published now; empty once it is settled. */
  changes: ProposedChange[]
  /** What the clinic’s page says now of what is said to be wrong. */
  now: ValueInWords[]
  /** What else is said of the same, and still open. */
  others: Said[]
}
