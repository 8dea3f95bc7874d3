import type { ClinicCountsQuery } from '../../contract/clinic-search.ts'
import { DEFAULT_DISTANCE, DISTANCES, type Locale, perLocale } from '../../contract/constants.ts'
import type { NotListed } from '../../contract/named.ts'
import type { Need } from '../../contract/need.ts'
import type { Place } from '../../contract/place.ts'
import type { SaidFilter } from '../../contract/said-filter.ts'
import type { ReadPool } from '../../database/read-pool.ts'
import type { UntilEdit } from '../../database/until-edit.ts'
import { findNeed, type Needs } from '../../needs/index.ts'
import {
  asksForClinic,
  countyInEnglish,
  type FoundPlace,
  findPlace,
  inLanguage,
  jurisdictionName,
  normalizeName,
  saidPlace,
} from '../../places/index.ts'
import type { StateNames } from '../../vocabulary/index.ts'
import type { ClinicCells } from '../clinic-cells.ts'
import { directoryOf } from './directory.ts'
import type { FoundClinics, NameContext } from './find-clinics.ts'
import { understandNames } from './understand-names.ts'
import type { Understanding } from './understanding.ts'

export interface SearchContext extends NameContext {
  pool: ReadPool
  stateNames: UntilEdit<StateNames>
  needs: Needs
  clinicCells: ClinicCells
}

export interface UnderstoodSearch<Query = ClinicCountsQuery> extends FoundPlace {
  need: Need | null
  /** The words that say it and the filters, as they were typed. */
  needWords: string | null
  /** What else the words speak of. Nobody chose it, so it is only offered. */
  filters: SaidFilter[]
  /** What was given as the place beside other words, as it was typed, if no such place is known. */
  unknownPlace: string | null
  /** Words that are not quite the place's name, and words that may be one and were passed over. */
  respelled: string | null
  passedOver: string | null
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

/** What a text means: a place, a need, filters, or some of these. */
const understand = async (
  { gazetteer, needs, clinicCells }: SearchContext,
  text: string,
): Promise<Understanding> => {
  const directory = directoryOf(await needs.get(), await clinicCells.get())
  const read = await findPlace(gazetteer, text, directory)
  const { tokens, phrases, respelled = null, passedOver = null, ...found } = read
  const place = { ...found, respelled, passedOver }
  const need = findNeed(text, tokens, phrases)
  const isAny = !place.place && (need !== undefined || asksForClinic(tokens))
  const row = need?.row ?? (isAny ? ANY_CLINIC_ROW : undefined)
  const unknownPlace = place.place ? null : saidPlace(text, tokens, need?.spans ?? [])
  const reading = { ...place, row, unknownPlace }
  return need ? { ...reading, filters: need.filters, needWords: need.words } : reading
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
    respelled = null,
    passedOver = null,
    otherState: other,
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
  const otherState = other ? (names(input.locale).get(other) ?? jurisdictionName(other)) : null
  const doubt = { respelled, passedOver, otherState, unknownPlace }
  return {
    ...places,
    ...doubt,
    need,
    needWords,
    filters,
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
