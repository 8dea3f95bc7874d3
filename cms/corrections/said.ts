import { CORRECTION_TOPICS, type CorrectionTopic } from '../contract/constants.ts'
import { isUrgent } from '../contract/correction-topics.ts'

/** An open correction, without its sender's address. */
export interface OpenCorrection {
  id: number
  at: string
  topics: CorrectionTopic[]
  text: string
  /** Tells senders apart. */
  sender: string
}

/** What people say of one topic. */
export interface Said {
  topic: CorrectionTopic
  urgent: boolean
  /** How many different senders. */
  senders: number
  lastAt: string
  corrections: Pick<OpenCorrection, 'id' | 'at' | 'text'>[]
}

/** Open corrections by topic: the urgent first, then what most people say. Each newest first. */
export const saidByTopic = (corrections: readonly OpenCorrection[]): Said[] =>
  CORRECTION_TOPICS.flatMap((topic): Said[] => {
    const about = corrections
      .filter(({ topics }) => topics.includes(topic))
      .sort((a, b) => b.at.localeCompare(a.at))
    const [newest] = about
    if (!newest) return []
    return [
      {
        topic,
        urgent: isUrgent([topic]),
        senders: new Set(about.map(({ sender }) => sender)).size,
        lastAt: newest.at,
        corrections: about.map(({ id, at, text }) => ({ id, at, text })),
      },
    ]
  }).sort((a, b) => Number(b.urgent) - Number(a.urgent) || b.senders - a.senders)
