import type { Localized } from '../localized.ts'
import { descriptions } from './descriptions.ts'
import type { Kind } from './kinds.ts'
import { aroundTheClock, looseHours, schedules } from './opening-hours.ts'
import {
  appointmentPolicies,
  freeEligibility,
  lowCostEligibility,
  walkInPolicies,
} from './policies.ts'
import type { Random } from './random.ts'

const sometimes = <T>(random: Random, share: number, value: T): T | null =>
  random.chance(share) ? value : null

const inTown = ({ en, es }: Localized, town: string): Localized => ({
  en: en.replace('{town}', town),
  es: es.replace('{town}', town),
})

/** Rows and words, only rows, only words, or nothing. */
const sampleHours = (random: Random, kind: Kind) => {
  const none = { openingHours: [], hours: null }
  if (kind.key === 'emergency') {
    return { openingHours: aroundTheClock.openingHours, hours: aroundTheClock.text }
  }
  const { openingHours, text } = random.pick(schedules)
  const part = random.whole(1, 100)
  if (part <= 38) return { openingHours, hours: text }
  if (part <= 46) return { openingHours, hours: null }
  if (part <= 66) return { openingHours: [], hours: text }
  return part <= 82 ? { openingHours: [], hours: random.pick(looseHours) } : none
}

/** The paragraphs of a sample clinic, each in both languages, or null if it has none. */
export const sampleTexts = (random: Random, kind: Kind, town: string, isFree: boolean) => {
  const walkIns = kind.key === 'urgent' || kind.key === 'emergency' || random.chance(0.3)
  return {
    ...sampleHours(random, kind),
    walkIns,
    description: sometimes(random, 0.92, inTown(random.pick(descriptions[kind.key]), town)),
    eligibility: sometimes(
      random,
      0.75,
      random.pick(isFree ? freeEligibility : lowCostEligibility),
    ),
    appointments: sometimes(
      random,
      0.7,
      random.pick(walkIns ? walkInPolicies : appointmentPolicies),
    ),
  }
}
