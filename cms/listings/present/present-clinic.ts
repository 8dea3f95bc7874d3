import {
  furtherHours,
  isPhoneWrong,
  weeklySchedules,
  withMainLine,
  withoutDeadPhones,
} from '../../clinics/index.ts'
import type { Clinic, ClinicSummary } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import { idOf } from '../../documents/id-of.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import type { Vocabulary, VocabularyCategory } from '../../vocabulary/index.ts'
import { withAgreeingHours } from './agreeing-hours.ts'
import { clinicDetail, clinicSummary } from './clinic-json.ts'
import { hoursWords } from './hours-words.ts'
import { inUsualWords } from './in-usual-words.ts'
import type { Listing } from './listing.ts'
import { sortTown, sortWord } from './sort-word.ts'
import { traitsOf } from './traits.ts'

/** The categories that its services belong to, and those that an editor added. */
const categoriesOf = (clinic: ClinicDocument, vocabulary: Vocabulary): VocabularyCategory[] => {
  const services = new Set(clinic.services?.map((name) => name.toLowerCase()))
  const added = new Set(clinic.addedCategories?.map(idOf))
  return vocabulary.categories.filter(
    ({ id, serviceNames }) => added.has(id) || serviceNames.some((name) => services.has(name)),
  )
}

/** Its services, as visitors read them. */
const servicesOf = (clinic: ClinicDocument, vocabulary: Vocabulary): string[] => [
  ...new Set(clinic.services?.map((name) => vocabulary.services.get(name.toLowerCase()) ?? name)),
]

/** A search may name a service in English on every page, and in the page's own language. */
const searchedNames = (names: string[]) => [...new Set(names.map((name) => name.toLowerCase()))]

interface Translation {
  /** Names of its texts that are not in the language. */
  untranslated?: string[] | undefined
  /** What it says about its hours in English, from which its opening times can be read. */
  hoursInEnglish?: string | null | undefined
}

/**
 * A clinic's listing in one language.
 * @param document the published document, read in that language
 * @throws if its state is not in the vocabulary
 */
export const presentClinic = (
  document: ClinicDocument,
  locale: Locale,
  vocabulary: Vocabulary,
  { untranslated = [], hoursInEnglish = document.hoursOfOperation }: Translation = {},
): Listing => {
  const shown = withAgreeingHours(withMainLine(withoutDeadPhones(document)), locale, hoursInEnglish)
  const { clinic, inEnglish } = inUsualWords(
    shown.clinic,
    locale,
    shown.clinic.hoursOfOperation
      ? untranslated
      : untranslated.filter((name) => name !== 'hoursOfOperation'),
  )
  const state = vocabulary.states.get(idOf(clinic.state))
  if (!state) throw new Error(`Clinic ${clinic.id} is in a state that does not exist`)
  const categories = categoriesOf(clinic, vocabulary)
  const services = servicesOf(clinic, vocabulary)
  const hours = hoursWords(clinic, locale, inEnglish)
  const derived = { categories, services, hours, hoursInEnglish }
  const summary: ClinicSummary = clinicSummary(clinic, state, derived)
  const detail: Clinic = clinicDetail(clinic, state, summary, {
    hours,
    inEnglish,
    isPhoneWrong: isPhoneWrong(document) && !summary.phone,
  })
  return {
    clinicId: clinic.id,
    locale,
    slug: clinic.slug,
    sortName: sortWord(clinic.name),
    town: sortTown(summary.city),
    state: state.abbreviation,
    categories: categories.map(({ id }) => id),
    services: searchedNames([...(clinic.services ?? []), ...summary.services]),
    isFree: summary.isFree,
    isLowCost: summary.isLowCost,
    verified: summary.verified,
    featured: clinic.featured ?? false,
    traits: traitsOf(detail),
    openWeek: summary.openWeek,
    timeZone: summary.timeZone,
    latitude: summary.latitude,
    longitude: summary.longitude,
    hoursInDoubt: shown.isInDoubt,
    scheduleCount: weeklySchedules(detail.openingHours).length + (furtherHours(detail) ? 1 : 0),
    accessibilityCount: detail.accessibility.length,
    summary: JSON.stringify(summary),
    detail: JSON.stringify(detail),
  }
}
