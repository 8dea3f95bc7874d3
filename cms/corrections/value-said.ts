import {
  type ClinicPatch,
  comparedPhone,
  isSameWeek,
  readLines,
  readOpeningHours,
} from '../clinics/index.ts'
import type { CorrectionTopic } from '../contract/constants.ts'
import { storedHours } from '../contract/open-time.ts'
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

/** Nothing but a number: 'the number 864-555-0142 is dead' names the listed one too. */
const isNumberAlone = (text: string) => !/\p{L}/u.test(text.replaceAll(/\b(?:ext|x)\b\.?/gi, ''))

type Listed = Pick<Clinic, 'phone' | 'openingHours' | 'hoursOfOperation'>

const isListedPhone = (text: string, { phone }: Listed, state: string) => {
  const [line, ...others] = readLines(text, state)
  const isOne = line !== undefined && others.length === 0 && isNumberAlone(text)
  return isOne && comparedPhone(line.number) === comparedPhone(phone ?? '')
}

/** The week that visitors read: the weekly hours, or what the words say. */
const listedWeek = ({ openingHours, hoursOfOperation }: Listed) => {
  const times = storedHours(openingHours)
  return times.length > 0 ? times : readOpeningHours(hoursOfOperation ?? '')
}

const areListedHours = (text: string, clinic: Listed) => {
  const [said, listed] = [readOpeningHours(text), listedWeek(clinic)]
  return Boolean(said?.length && listed && isSameWeek(said, listed))
}

/**
 * Whether somebody sends what is listed already: they looked it up and found it right. Only what is read
 * for certain and says nothing else.
 * @param state postal abbreviation
 */
export const agreesWith = (
  { topics, text }: { topics: readonly string[]; text: string },
  clinic: Listed,
  state: string,
): boolean => {
  const [topic, ...others] = topics
  if (others.length > 0) return false
  if (topic === 'phone') return isListedPhone(text, clinic, state)
  return topic === 'hours' && areListedHours(text, clinic)
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
