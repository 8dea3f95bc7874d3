import type { Clinic, ClinicSummary } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import { idOf } from '../../documents/id-of.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import type { Vocabulary, VocabularyCategory } from '../../vocabulary/index.ts'
import { clinicDetail, clinicSummary } from './clinic-json.ts'
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

/**
 * A clinic's listing in one language.
 * @param clinic the published document, read in that language
 * @throws if its state is not in the vocabulary
 */
export const presentClinic = (
  clinic: ClinicDocument,
  locale: Locale,
  vocabulary: Vocabulary,
): Listing => {
  const state = vocabulary.states.get(idOf(clinic.state))
  if (!state) throw new Error(`Clinic ${clinic.id} is in a state that does not exist`)
  const categories = categoriesOf(clinic, vocabulary)
  const summary: ClinicSummary = clinicSummary(clinic, state, categories, locale)
  const detail: Clinic = clinicDetail(clinic, state, summary)
  return {
    clinicId: clinic.id,
    locale,
    slug: clinic.slug,
    sortName: sortWord(clinic.name),
    town: sortTown(summary.city),
    state: state.abbreviation,
    categories: categories.map(({ id }) => id),
    services: summary.services.map((name) => name.toLowerCase()),
    isFree: summary.isFree,
    isLowCost: summary.isLowCost,
    verified: summary.verified,
    featured: clinic.featured ?? false,
    traits: traitsOf(detail),
    openWeek: summary.openWeek,
    timeZone: summary.timeZone,
    latitude: summary.latitude,
    longitude: summary.longitude,
    summary: JSON.stringify(summary),
    detail: JSON.stringify(detail),
  }
}
