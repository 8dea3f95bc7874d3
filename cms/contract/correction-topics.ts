import { CLINIC_FACTS, type ClinicFactName } from './clinic-facts.ts'
import type { CorrectionTopic } from './constants.ts'

/** Somebody travels or calls in vain because of them, so they are settled before others. */
const URGENT: readonly string[] = ['phone', 'closed', 'moved'] satisfies CorrectionTopic[]

/** The facts that a topic is about. Every fact that calls ask for belongs to one topic. */
export const factsOfTopic = (topic: CorrectionTopic): ClinicFactName[] =>
  CLINIC_FACTS.filter((fact) => 'topic' in fact && fact.topic === topic).map(({ name }) => name)

/** Whether one of them is settled before others. */
export const isUrgent = (topics: readonly string[]): boolean =>
  topics.some((topic) => URGENT.includes(topic))
