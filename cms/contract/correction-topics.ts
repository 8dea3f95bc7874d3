import type { ClinicFactName } from './clinic-facts.ts'

interface Topic {
  /** The facts that it is about, in the order of the page. */
  facts: readonly ClinicFactName[]
  /** Somebody travels or calls in vain because of it, so it is settled before others. */
  urgent?: true
}

/**
 * What somebody can say is wrong with a clinic, in the order of the form. Every fact that calls ask for
 * belongs to one of them.
 */
export const CORRECTION_TOPICS = {
  phone: { facts: ['phone', 'phoneExtension', 'phones'], urgent: true },
  address: { facts: ['address', 'city', 'state', 'zipCode', 'addressIsPrivate'] },
  hours: { facts: ['hoursOfOperation', 'openingHours'] },
  cost: {
    facts: [
      'isFree',
      'isLowCost',
      'firstVisitCost',
      'slidingFeeScale',
      'insuranceAccepted',
      'paymentOptions',
    ],
  },
  services: { facts: ['services', 'languages', 'interpreters', 'telehealth'] },
  patients: {
    facts: [
      'acceptsNewPatients',
      'acceptsUninsured',
      'eligibilityRequirements',
      'walkInsWelcome',
      'appointmentNeeded',
      'appointments',
      'firstVisitWait',
    ],
  },
  papers: {
    facts: [
      'asksForId',
      'asksForProofOfAddress',
      'asksForProofOfIncome',
      'asksForSsn',
      'asksImmigrationStatus',
    ],
  },
  closed: { facts: [], urgent: true },
  moved: { facts: [], urgent: true },
  other: { facts: ['name', 'website'] },
} as const satisfies Record<string, Topic>

export type CorrectionTopic = keyof typeof CORRECTION_TOPICS

export const TOPIC_NAMES = Object.keys(CORRECTION_TOPICS) as CorrectionTopic[]

/** Whether one of them is settled before others. */
export const isUrgent = (topics: readonly string[]): boolean =>
  TOPIC_NAMES.some((topic) => topics.includes(topic) && 'urgent' in CORRECTION_TOPICS[topic])
