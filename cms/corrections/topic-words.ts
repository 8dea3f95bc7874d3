import type { CorrectionTopic } from '../contract/constants.ts'

/** What editors read of each topic. */
const WORDS: Record<CorrectionTopic, string> = {
  phone: 'Phone',
  address: 'Address',
  hours: 'Hours',
  cost: 'Cost',
  services: 'Services and languages',
  patients: 'Who can come',
  papers: 'What they ask for',
  closed: 'It has closed',
  moved: 'It has moved',
  other: 'Something else',
}

export const topicInWords = (topic: CorrectionTopic): string => WORDS[topic]
