import type { Clinic, ClinicSummary, LimitedHours, OpeningHours } from '../../contract/clinic.ts'
import { CLINIC_FACTS, type ClinicFact, type FactKind } from '../../contract/clinic-facts.ts'
import { plainLine } from '../../contract/line-text.ts'
import { isLimited, isRegular, type OpenTime, storedHours } from '../../contract/open-time.ts'
import { openWeek } from '../../contract/open-week.ts'
import type { Clinic as ClinicDocument } from '../../payload-types.ts'
import { timeZoneAt } from '../../places/index.ts'
import type { VocabularyCategory } from '../../vocabulary/index.ts'
import { factDates } from './fact-dates.ts'
import type { HoursWords } from './hours-words.ts'

/** An empty text becomes null. */
const text = (value: unknown): string | null =>
  (typeof value === 'string' ? value.trim() : '') || null

/** When it is open each week: walk-ins come at hours that may be said already. */
const weeklyTimes = (times: readonly OpenTime[]): OpeningHours[] => {
  const open = times.filter((time) => !isLimited(time))
  const isSaid = ({ day, opens, closes }: OpenTime) =>
    open.some((one) => one.day === day && one.opens <= opens && closes <= one.closes)
  return times
    .filter((time) => isRegular(time) && !(time.access && isSaid(time)))
    .map(({ day, opens, closes }) => ({ day, opens, closes }))
}

const limitedHours = (times: readonly OpenTime[]): LimitedHours[] =>
  times.filter(isLimited).map(({ day, opens, closes, access = null, weeks = null }) => ({
    day,
    opens: opens || null,
    closes: closes || null,
    access,
    weeks,
  }))

/** How a stored value becomes the contract's JSON, by the kind of fact. */
const READ: Record<Exclude<FactKind, 'relation'>, (value: unknown) => unknown> = {
  line: text,
  paragraph: text,
  list: (value) => value ?? [],
  flag: (value) => value ?? false,
  yesNo: (value) => (value ? value === 'yes' : null),
  number: (value) => value ?? null,
  hours: (value) => weeklyTimes(storedHours(value)),
  phones: (value) => (Array.isArray(value) ? value : []).map(plainLine),
}

const readersOf = (shown: ClinicFact['shown']) =>
  CLINIC_FACTS.flatMap((fact) =>
    fact.shown === shown && fact.kind !== 'relation'
      ? [{ name: fact.name, read: READ[fact.kind] }]
      : [],
  )
const IN_LISTS = readersOf('list')
const ON_ITS_PAGE = readersOf('detail')

const factsOf = (clinic: ClinicDocument, readers: typeof IN_LISTS): Record<string, unknown> =>
  Object.fromEntries(readers.map(({ name, read }) => [name, read(clinic[name])]))

export const timeZoneOf = (
  { latitude, longitude }: ClinicDocument,
  state: string,
): string | null =>
  typeof latitude === 'number' && typeof longitude === 'number'
    ? timeZoneAt({ latitude, longitude }, state)
    : null

interface Jurisdiction {
  abbreviation: string
  name: string
}

interface Derived {
  categories: readonly VocabularyCategory[]
  /** As visitors read them. */
  services: string[]
  hours: HoursWords
}

/** What visitors don't learn of a place that is private, whatever is stored. */
const unlessPrivate = ({ addressIsPrivate }: ClinicDocument): Partial<ClinicSummary> =>
  addressIsPrivate
    ? { address: '', zipCode: null, latitude: null, longitude: null, coordinatesApproximate: true }
    : {}

export const clinicSummary = (
  clinic: ClinicDocument,
  state: Jurisdiction,
  { categories, services, hours }: Derived,
): ClinicSummary => ({
  // The facts match the contract, whose schema is made of the same entries.
  ...(factsOf(clinic, IN_LISTS) as ClinicSummary),
  services,
  id: clinic.id,
  name: clinic.name,
  slug: clinic.slug,
  address: clinic.address ?? '',
  city: clinic.city,
  state: state.abbreviation,
  hoursOfOperation: hours.brief,
  openWeek: openWeek(weeklyTimes(hours.times)),
  ...(hours.times.some(isLimited) && { limitedHours: limitedHours(hours.times) }),
  // Days are stored as noon.
  ...(clinic.closedUntil && { closedUntil: clinic.closedUntil.slice(0, 10) }),
  timeZone: timeZoneOf(clinic, state.abbreviation),
  categories: categories.map(({ slug, name }) => ({ slug, name })),
  verified: Boolean(clinic.lastVerifiedAt),
  lastVerifiedAt: clinic.lastVerifiedAt ?? null,
  ...unlessPrivate(clinic),
  ...(hours.isBriefInEnglish && { inEnglish: ['hoursOfOperation'] }),
})

interface OnItsPage {
  hours: HoursWords
  inEnglish: string[]
  isPhoneWrong: boolean
}

export const clinicDetail = (
  clinic: ClinicDocument,
  state: Jurisdiction,
  summary: ClinicSummary,
  { hours, inEnglish, isPhoneWrong }: OnItsPage,
): Clinic => ({
  ...(factsOf(clinic, ON_ITS_PAGE) as Clinic),
  ...summary,
  ...(clinic.notice && clinic.noticeUntil && { noticeUntil: clinic.noticeUntil.slice(0, 10) }),
  hoursOfOperation: hours.words,
  phoneIsWrong: isPhoneWrong,
  stateName: state.name,
  confirmedByClinicAt: clinic.confirmedByClinicAt ?? null,
  factDates: factDates(clinic),
  movedFrom: clinic.addressIsPrivate ? null : text(clinic.movedFrom),
  movedAt: clinic.addressIsPrivate ? null : (clinic.movedAt ?? null),
  inEnglish,
  source: clinic.source,
  updatedAt: clinic.updatedAt,
})
