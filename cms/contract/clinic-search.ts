import { z } from 'zod'
import { ClinicList, ListedClinic } from './clinic.ts'
import { DISTANCES, MAX_LOCATION_LENGTH, OPEN_FILTERS, SORT_CHOICES } from './constants.ts'
import { each } from './each.ts'
import { LIST_FILTERS, NO_FILTERS, YES_FILTERS } from './fact-filters.ts'
import { fault } from './fault-codes.ts'
import { localeQuery } from './locale.ts'
import { Named, NotListed, OfferedClinic } from './named.ts'
import { Need } from './need.ts'
import { paging } from './paging.ts'
import { Place } from './place.ts'
import { SaidFilter } from './said-filter.ts'

/** An empty value means no filter. */
const flagFilter = z
  .enum(['true', 'false', ''])
  .optional()
  .transform((value) => (value ? value === 'true' : undefined))

const yes = z
  .enum(['true', ''])
  .optional()
  .transform((value) => (value ? true : undefined))
  .describe('Only clinics where this is known')

const notAsked = yes.describe('Only clinics that are known not to ask for it')

const entry = z
  .string()
  .max(100)
  .optional()
  .transform((value) => value?.trim() || undefined)
  .describe('Only clinics that list this')

const distance = z
  .enum(['', ...DISTANCES.map(String)])
  .optional()
  .transform((value) => (value ? Number(value) : undefined))

const services = z
  .string()
  .max(1_000)
  .optional()
  .transform((value) =>
    (value ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && name.toLowerCase() !== 'all'),
  )

export const stateAbbreviation = z
  .string()
  .regex(/^[a-z]{2}$/i, fault('notTwoLetters'))
  .transform((value) => value.toUpperCase())

/** What a search looks for, without the part of the list. */
export const ClinicCountsQuery = z.object({
  location: z
    .string()
    .max(MAX_LOCATION_LENGTH)
    .optional()
    .transform((value) => value?.trim() || undefined)
    .describe(
      "A ZIP code, a town with or without its state, a county, a state or a point; with a need too: 'toothache chicago'; or a clinic's name or telephone number",
    ),
  services: services.describe('Category slugs or service names, comma-joined; any of them matches'),
  isFree: flagFilter.describe('With isLowCost=true, isFree=true means either'),
  isLowCost: flagFilter,
  open: z
    .enum(['', ...OPEN_FILTERS])
    .optional()
    .transform((value) => value || undefined)
    .describe(
      "Only clinics with known hours: open now, after 6 PM on a workday, or on a Saturday or Sunday; 'unknown': only those without",
    ),
  ...each(YES_FILTERS, yes),
  ...each(NO_FILTERS, notAsked),
  ...each(LIST_FILTERS, entry),
  state: z
    .literal('')
    .or(stateAbbreviation)
    .optional()
    .transform((value) => value || undefined),
  distance: distance.describe('Miles around the place: 10, 25, 50 or 100'),
  ...localeQuery,
})

export type ClinicCountsQuery = z.infer<typeof ClinicCountsQuery>

export const ClinicSearchQuery = ClinicCountsQuery.extend({
  sort: z
    .enum(['', ...SORT_CHOICES])
    .optional()
    .transform((value) => value || undefined)
    .describe(
      "'open': those that are open first, then by when they open next; otherwise nearest first, in a state by name",
    ),
  ...paging(20),
})
export type ClinicSearchQuery = z.infer<typeof ClinicSearchQuery>

const Beyond = z.object({
  clinics: z
    .array(ListedClinic)
    .describe(
      'The three nearest clinics that match, however far they are; none if a state was searched',
    ),
  telehealth: z
    .number()
    .int()
    .describe(
      "Clinics of the place's state with these services that treat people by telephone or video",
    ),
})

export const ClinicSearchResult = ClinicList.extend({
  need: Need.nullable().describe('What the location says somebody needs; null if it says nothing'),
  needWords: z
    .string()
    .nullable()
    .describe(
      "The words of the location that say the need and the filters, such as 'toothache' in 'toothache chicago': beside another place they say the same",
    ),
  filters: z
    .array(SaidFilter)
    .describe(
      "Filters that the location speaks of, such as open=weekend in 'dentist saturday'. They are not applied, since for many clinics it is not known",
    ),
  place: Place.nullable().describe('How the location was understood; null if it was not'),
  alternatives: z.array(Place).describe('Other places that the location could mean'),
  wholeState: z
    .boolean()
    .describe('True if the place was not found, so its state is searched instead'),
  unknownPlace: z
    .string()
    .nullable()
    .describe(
      "What was given as the place beside other words but is none that is known, such as 'Xyzzy' in 'dentist in Xyzzy'",
    ),
  respelled: z
    .string()
    .nullable()
    .describe("Words that are not quite the place's name, as they were typed, such as 'Pheonix'"),
  passedOver: z
    .string()
    .nullable()
    .describe(
      "Words that may be a place and were passed over, such as 'Xyzzy Park' in 'Xyzzy Park Chicago'",
    ),
  otherState: z
    .string()
    .nullable()
    .describe(
      "A state that was typed and is not the one of the ZIP code, which was taken: 'Texas' in 'Boston, TX 02108'",
    ),
  unknownRegion: z
    .string()
    .nullable()
    .describe(
      "What was given as the state but is not one of ours, such as 'France' in 'Paris, France'",
    ),
  named: Named.nullable().describe(
    'Set if the location names clinics, by a name, a telephone number or a street: the list has them and no others, and `place` is null',
  ),
  offered: z
    .array(OfferedClinic)
    .describe('Clinics whose name the location may be, though it was read as a place'),
  notListed: NotListed.nullable().describe(
    'A telephone number or the name of a clinic or a hospital that no listed clinic has',
  ),
  distance: z
    .number()
    .nullable()
    .describe(
      'Radius that was searched, in miles; null in a state, and in the outline of a county',
    ),
  widened: z
    .boolean()
    .describe('True if nothing was in the county or nearby, so the radius was widened'),
  beyond: Beyond.nullable()
    .optional()
    .describe('What there is elsewhere if nothing was found at a place; null otherwise'),
})
export type ClinicSearchResult = z.infer<typeof ClinicSearchResult>
