import { type ClinicPatch, comparedPhone, readLines, readOpeningHours } from '../clinics/index.ts'
import type { CorrectionTopic } from '../contract/constants.ts'
import type { Clinic } from '../payload-types.ts'

interface Saying {
  topics: readonly CorrectionTopic[]
  text: string
}

/** The number that a text names beside the present one; undefined if it names several. */
const phoneSaid = (text: string, clinic: Pick<Clinic, 'phone'>, state: string): ClinicPatch => {
  const others = readLines(text, state).filter(
    ({ number }) => comparedPhone(number) !== comparedPhone(clinic.phone ?? ''),
  )
  const [line] = others
  if (!line || others.length > 1) return {}
  return { phone: line.number, phoneExtension: line.extension }
}

const hoursSaid = (text: string): ClinicPatch => {
  const openingHours = readOpeningHours(text)
  return openingHours && openingHours.length > 0 ? { openingHours } : {}
}

/**
 * The values that a visitor says are right, as far as they can be read for certain.
 * @param state postal abbreviation
 */
export const valueSaid = (
  { topics, text }: Saying,
  clinic: Pick<Clinic, 'phone'>,
  state: string,
): ClinicPatch => ({
  ...(topics.includes('phone') && phoneSaid(text, clinic, state)),
  ...(topics.includes('hours') && hoursSaid(text)),
})
