import type { ClinicCountsQuery } from '../../contract/clinic-search.ts'
import { DEFAULT_DISTANCE, DISTANCES, type Locale, perLocale } from '../../contract/constants.ts'
import type { NotListed } from '../../contract/named.ts'
import type { Need } from '../../contract/need.ts'
import type { Place } from '../../contract/place.ts'
import type { SaidFilter } from '../../contract/said-filter.ts'
import { urgentNeed } from '../../contract/urgent-need.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import type { Needs } from '../../needs/index.ts'
import {
  countyInEnglish,
  type FoundPlace,
  findPlace,
  inLanguage,
  jurisdictionName,
  namesNoPlace,
  normalizeName,
  placeAsWritten,
  saidPlace,
  stateBesideZip,
  withoutChains,
  withoutGreeting,
} from '../../places/index.ts'
import type { StateNames } from '../../vocabulary/index.ts'
import type { FoundClinics, NameContext } from './find-clinics.ts'
import { needIn } from './need-in.ts'
import { understandNames } from './understand-names.ts'
import { NOT_ASKED, type Understanding } from './understanding.ts'

export interface SearchContext extends NameContext {
  pool: ReadPool
  stateNames: UntilEdit<StateNames>
  needs: Needs
}

export interface UnderstoodSearch<Query = ClinicCountsQuery> extends FoundPlace {
  need: Need | null
  /** The words that say it and the filters, as they were typed. */
  needWords: string | null
  /** What else the words speak of. Nobody chose it, so it is only offered. */
  filters: SaidFilter[]
  /** What was given as the place beside a need, as it was typed, if no such place is known. */
  unknownPlace: string | null
  /** A state that was typed and is not that of the ZIP code, in the reader's language. */
  otherState: string | null
  /** The clinics that are named, which are then all that is searched for; the place is null. */
  named: FoundClinics | null
  /** Clinics that may be meant in place of the place. */
  offered: number[]
  /** A telephone number or a name that no clinic has. */
  notListed: NotListed | null
  /** What is searched for: with the services that the words stand for. */
  wanted: Query & { ids?: readonly number[] | undefined }
}

/** 'clinic near me' needs any clinic. */
const ANY_CLINIC: Need = {
  name: null,
  services: [],
  callFirst: null,
  text: null,
  links: [],
  isPrivate: false,
}
const ANY_CLINIC_ROW = { needs: perLocale(() => ANY_CLINIC) }

const HAS_WORDS = /\p{L}{2}/u

/** Whether a text has words that may name a place. */
const mayNamePlace = (text: string) => HAS_WORDS.test(text) && !namesNoPlace(text)

/** What a text means: a place, a need, filters, or some of these. */
const understand = async (
  { gazetteer, needs }: SearchContext,
  typed: string,
): Promise<Understanding> => {
  // No place has such a name, though 'call 988' would be Call, Texas, with a number behind it.
  const named = withoutChains(gazetteer, typed)
  const written = urgentNeed(typed) ? undefined : placeAsWritten(gazetteer, named)
  if (written) return written
  const text = withoutGreeting(named)
  const found = needIn(await needs.get(), gazetteer, text)
  if (!found) {
    const place = await findPlace(gazetteer, text)
    const isRequest = !place.place && HAS_WORDS.test(text) && namesNoPlace(text)
    return isRequest ? { ...place, row: ANY_CLINIC_ROW } : place
  }
  const { row, filters, words: needWords, rest } = found
  const beside = { need: row !== undefined, urgent: Boolean(row?.needs.en.callFirst) }
  const place = rest === '' ? NOT_ASKED : await findPlace(gazetteer, rest, beside)
  if (place.place) return { ...place, row, filters, needWords }
  if (!row && mayNamePlace(rest)) return findPlace(gazetteer, text)
  // Alone: the 'in' of 'in Xyzzy' is not Indiana.
  const said = saidPlace(rest)
  const again = said ? await findPlace(gazetteer, said, beside) : place
  const unknownPlace = again.place ? null : said
  return { ...again, row: row ?? ANY_CLINIC_ROW, filters, needWords, unknownPlace }
}

/** The same places, as the reader's language calls them. */
const translated = (
  found: FoundPlace,
  locale: Locale,
  names: ReadonlyMap<string, string>,
): FoundPlace => ({
  ...found,
  place: found.place && inLanguage(found.place, locale, names),
  alternatives: found.alternatives.map((place) => inLanguage(place, locale, names)),
})

/** What somebody chose counts, and not the services that their words stand for. */
const needFor = (need: Need | undefined, isChosen: boolean): Need | null => {
  if (!need) return null
  return isChosen ? { ...need, name: null, services: [] } : need
}

/** Reads the location of a search. */
export const understandSearch = async <Query extends ClinicCountsQuery>(
  input: Query,
  context: SearchContext,
): Promise<UnderstoodSearch<Query>> => {
  const { location = '' } = input
  const {
    row,
    needWords = null,
    filters = [],
    unknownPlace = null,
    named,
    offered,
    notListed,
    ...found
  } = await understandNames(location, context, (text) => understand(context, text))
  // Named clinics are found whatever they offer.
  const isChosen = named !== null || input.services.length > 0
  const need = needFor(row?.needs[input.locale], isChosen)
  const wanted = {
    ...input,
    services: need?.services.length ? need.services : input.services,
    ...(named && { ids: named.ids }),
  }
  const names = await context.stateNames.get()
  const places = translated(found, input.locale, names(input.locale))
  const other = stateBesideZip(location, places.place)
  const otherState = other ? (names(input.locale).get(other) ?? jurisdictionName(other)) : null
  return {
    ...places,
    otherState,
    need,
    needWords,
    filters,
    unknownPlace,
    named: named && {
      ...named,
      near: named.near && inLanguage(named.near, input.locale, names(input.locale)),
    },
    offered,
    notListed,
    wanted,
  }
}

/** Miles to look around a place, one after the other: its own size, or the usual radius, and more. */
const radiiOf = ({ radius }: Place): number[] =>
  radius === null
    ? DISTANCES.filter((miles) => miles >= DEFAULT_DISTANCE)
    : [radius, ...DISTANCES.filter((miles) => miles > radius)]

/**
 * Where to look, one after the other: in the radius that somebody chose, in miles; otherwise in the
 * outline of a county or the size of a neighborhood, the usual radius, and larger ones.
 */
export const areasOf = (place: Place, { distance }: ClinicCountsQuery) => ({
  from: place,
  county:
    place.kind === 'county' && !distance
      ? { state: place.state, normalized: normalizeName(countyInEnglish(place.name)) }
      : undefined,
  radii: distance ? [distance] : radiiOf(place),
})
