import {
  furtherHours,
  isPhoneWrong,
  schedules,
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
import { isStillToCome, withoutEnded } from './ended.ts'
import { hoursWords } from './hours-words.ts'
import { inUsualWords } from './in-usual-words.ts'
import type { Listing } from './listing.ts'
import { namedBy } from './named-by.ts'
import { sortTown, sortWord } from './sort-word.ts'
import { traitsOf } from './traits.ts'
import { withMeanings } from './with-meanings.ts'

/** Its services and what they mean: 'dental, vision' in one entry are two. */
const meantServices = ({ services }: ClinicDocument, { words }: Vocabulary): string[] => [
  ...(services ?? []),
  ...words.known('services', services ?? []),
]

/** The categories that its services belong to, and those that an editor added. */
const categoriesOf = (
  clinic: ClinicDocument,
  meanings: readonly string[],
  vocabulary: Vocabulary,
): VocabularyCategory[] => {
  const services = new Set(meanings.map((name) => name.toLowerCase()))
  const added = new Set(clinic.addedCategories?.map(idOf))
  return vocabulary.categories.filter(
    ({ id, serviceNames }) => added.has(id) || serviceNames.some((name) => services.has(name)),
  )
}

/** Its services, as visitors read them. */
const servicesOf = (clinic: ClinicDocument, vocabulary: Vocabulary): string[] => [
  ...new Set(clinic.services?.map((name) => vocabulary.services.get(name.toLowerCase()) ?? name)),
]

/** The names of services that searches find: those that somebody knows. */
const foundBy = (names: readonly string[], { words }: Vocabulary): string[] =>
  names.filter((name) => words.known('services', [name]).length > 0)

/** A search may name a service in English on every page, and in the page's own language. */
const searchedNames = (names: string[]) => [...new Set(names.map((name) => name.toLowerCase()))]

const isClosedForNow = ({ closedUntil, timeZone }: ClinicSummary): boolean =>
  closedUntil !== undefined && isStillToCome(closedUntil, timeZone)

interface Translation {
  /** Names of its texts that are not in the language. */
  untranslated?: string[] | undefined
  /** What it says about its hours in English, from which its opening times can be read. */
  hoursInEnglish?: string | null | undefined
}

/**
 * A clinic's listing in one language.
 * @param stored the published document, read in that language
 * @throws if its state is not in the vocabulary
 */
export const presentClinic = (
  stored: ClinicDocument,
  locale: Locale,
  vocabulary: Vocabulary,
  { untranslated: names = [], hoursInEnglish = stored.hoursOfOperation }: Translation = {},
): Listing => {
  const state = vocabulary.states.get(idOf(stored.state))
  if (!state) throw new Error(`Clinic ${stored.id} is in a state that does not exist`)
  const document = withoutEnded(stored, state.abbreviation)
  const untranslated = names.filter((name) => name !== 'notice' || document.notice)
  const translated = withMeanings(document, vocabulary.words, locale === 'en' ? [] : untranslated)
  const reached = withMainLine(withoutDeadPhones(translated))
  const shown = withAgreeingHours(reached, locale, hoursInEnglish)
  const { clinic, inEnglish } = inUsualWords(
    shown.clinic,
    locale,
    shown.clinic.hoursOfOperation
      ? untranslated
      : untranslated.filter((name) => name !== 'hoursOfOperation'),
    vocabulary.words.nameOf,
  )
  const meanings = meantServices(document, vocabulary)
  const categories = categoriesOf(clinic, meanings, vocabulary)
  const services = servicesOf(clinic, vocabulary)
  const hours = hoursWords(clinic, locale, inEnglish, hoursInEnglish)
  const derived = { categories, services, hours }
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
    services: searchedNames(foundBy([...meanings, ...summary.services], vocabulary)),
    isFree: summary.isFree,
    isLowCost: summary.isLowCost,
    verified: summary.verified,
    featured: clinic.featured ?? false,
    traits: traitsOf({
      ...detail,
      languages: vocabulary.words.known('languages', detail.languages),
    }),
    namedBy: namedBy(detail),
    // Searches don't find it as open. On the day itself listEnded writes it anew.
    openWeek: isClosedForNow(summary) ? [] : summary.openWeek,
    timeZone: summary.timeZone,
    // For finding and sorting; of a private address, the middle of its town.
    latitude: clinic.latitude ?? null,
    longitude: clinic.longitude ?? null,
    hoursInDoubt: shown.isInDoubt,
    scheduleCount: schedules(detail).length + (furtherHours(detail) ? 1 : 0),
    accessibilityCount: detail.accessibility.length,
    summary: JSON.stringify(summary),
    detail: JSON.stringify(detail),
  }
}
