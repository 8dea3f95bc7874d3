import { milesBetween } from '../../contract/miles-between.ts'
import type { Named } from '../../contract/named.ts'
import type { Place } from '../../contract/place.ts'
import type { Gazetteer } from '../../places/index.ts'
import type { ClinicNames } from '../clinic-names.ts'
import { nameWords, streetIn, typedStreet } from '../present/named-by.ts'
import { MOST_NAMED, type NamedClinic } from '../queries/named-clinics.ts'
import { INSTITUTIONS } from './institutions.ts'
import { ENOUGH, type Fit, fitsTo, isMeant, isOffered, toLookFor } from './name-fit.ts'
import { type Asked, formsOf, isAnswered, questions } from './name-questions.ts'
import { type TypedName, typedName, type Understood } from './typed-name.ts'

export interface NameContext {
  gazetteer: Gazetteer
  clinicNames: ClinicNames
}

/** The clinics that a text names. */
export interface FoundClinics {
  by: Named['by']
  /** In their order, nearest first if a place was typed beside the name. */
  ids: number[]
  /** The place beside the name. */
  near: Place | null
}

export interface NameReading {
  typed: TypedName
  found: FoundClinics | null
  /** Clinics that may be meant, though the text is more likely about a place. */
  offered: number[]
}

interface Fitting extends NamedClinic {
  fit: Fit
}

/** More are no offer, unless a place says which. */
const MOST_OFFERED = 3
/** Miles: farther away a clinic is in no town that was typed. */
const NEAR_MILES = 50
/** Of clinics with the words that were typed, how many they tell most of the name of, unless they are general words. */
const FEWEST = { whole: 0.1, part: 0.5 }
const milesTo = ({ latitude, longitude }: NamedClinic, place: Place | null): number =>
  place && latitude !== null && longitude !== null
    ? milesBetween(place, { latitude, longitude })
    : Number.POSITIVE_INFINITY

const nearestFirst = (clinics: readonly Fitting[], place: Place): Fitting[] => {
  const miles = new Map(clinics.map((clinic) => [clinic, milesTo(clinic, place)]))
  const of = (clinic: Fitting) => miles.get(clinic) ?? 0
  return clinics.toSorted((one, other) => of(one) - of(other) || one.id - other.id)
}

/** How far down a clinic stands, by one reason after the other: with fewest of the words, farther away, with a longer name. */
const ranks = (clinic: Fitting, near: Place | null): number[] => {
  const { fit } = clinic
  const miles = near ? milesTo(clinic, near) : 0
  return [-fit.matched, fit.isExact && miles <= NEAR_MILES ? 0 : 1, miles, -fit.share]
}

/** The likeliest first. */
const inOrder = (clinics: readonly Fitting[], near: Place | null): Fitting[] => {
  const ranked = clinics.map((clinic) => ({ clinic, by: ranks(clinic, near) }))
  const sorted = ranked.sort((one, other) => {
    const at = one.by.findIndex((rank, index) => rank !== other.by[index])
    if (at >= 0) return (one.by[at] ?? 0) - (other.by[at] ?? 0)
    const [first, second] = [one.clinic, other.clinic]
    return first.name === second.name ? first.id - second.id : first.name < second.name ? -1 : 1
  })
  return sorted.map(({ clinic }) => clinic)
}

const best = (clinics: readonly Fitting[], isBetter: (fit: Fit) => boolean): readonly Fitting[] => {
  const better = clinics.filter(({ fit }) => isBetter(fit))
  return better.length > 0 ? better : clinics
}

/**
 * Reads a text as the name of clinics.
 * @param placeIn understands what stands beside a name: the 'la' of 'Clínica de la Luz Reno' is no place
 */
export const readClinicName = async (
  text: string,
  understood: Understood,
  { gazetteer, clinicNames }: NameContext,
  placeIn: (text: string) => Promise<Place | null>,
): Promise<NameReading> => {
  const names = await clinicNames.words.get()
  const typed = typedName(text, understood, names, (word) => gazetteer.rowsOf(word).length > 0)
  const { place } = understood
  const fitOf = fitsTo(typed, names)
  const queries: Asked[] = []
  let offered: Fitting[] = []
  for (const words of questions(typed, names)) {
    const lookedFor = toLookFor(formsOf(words), names)
    if (queries.some((before) => isAnswered(lookedFor, before))) continue
    const rows = await clinicNames.find(lookedFor, place ?? undefined)
    const fitting = rows.map((row) => ({ ...row, fit: fitOf(nameWords(row.name)) }))
    const matches = fitting.filter(({ fit }) => isMeant(fit, typed))
    const told = fitting.filter(({ fit }) => fit.share > ENOUGH.words)
    const isWhole = matches.some(({ fit }) => fit.isWhole)
    const isGeneral = told.length <= rows.length * (isWhole ? FEWEST.whole : FEWEST.part)
    if (matches.length > 0 && !isGeneral) {
      const all = matches.filter(({ fit }) => fit.hasAll)
      const likely = all.length > 0 ? all : best(matches, ({ isWhole }) => isWhole)
      const [first] = inOrder(likely, place)
      const beside = first?.fit.rest()
      const near = beside ? await placeIn(beside) : null
      // With its town a whole name is one clinic's, and not the others' that it is a part of.
      const isThere = (one: Fitting) => near && one.fit.isExact && milesTo(one, near) <= NEAR_MILES
      const exact = likely.some(isThere) ? likely.filter(({ fit }) => fit.isExact) : likely
      const ids = (near ? nearestFirst(exact, near) : inOrder(exact, null)).map(({ id }) => id)
      return { typed, found: { by: 'name', ids, near }, offered: [] }
    }
    queries.push({ lookedFor, isNobody: matches.length === 0 && rows.length < MOST_NAMED })
    if (offered.length === 0) offered = fitting.filter(({ fit }) => isOffered(fit))
  }
  const whole = best(offered, ({ isWhole }) => isWhole)
  const within = whole.filter(
    (clinic) => !clinic.fit.hasPlaceBeside || milesTo(clinic, place) <= NEAR_MILES,
  )
  const ids = inOrder(within, place).map(({ id }) => id)
  const isMany = ids.length > MOST_OFFERED && !place
  return { typed, found: null, offered: isMany ? [] : ids.slice(0, MOST_OFFERED) }
}

/** The clinics on a street that a text names in a town: 'the free clinic on Oak Street in Reno'. */
export const clinicsOnStreet = async (
  text: string,
  place: Place | null,
  { words, isBeside }: TypedName,
  { clinicNames }: NameContext,
): Promise<FoundClinics | null> => {
  // A street by itself, or with what somebody needs, is where they are.
  const isOfClinic = !isBeside && words.some(({ word }) => INSTITUTIONS.has(word))
  const street = place && isOfClinic && typedStreet(text)
  const key = street && streetIn(street, place)
  if (!key) return null
  const rows = await clinicNames.find([[key]])
  const ids = rows.map(({ id }) => id)
  return ids.length > 0 ? { by: 'street', ids, near: null } : null
}

/** The clinics with one of some telephone numbers. */
export const clinicsByPhone = async (
  numbers: readonly string[],
  place: Place | null,
  { clinicNames }: NameContext,
): Promise<FoundClinics | null> => {
  const rows = await clinicNames.find([numbers], place ?? undefined)
  return rows.length > 0 ? { by: 'phone', ids: rows.map(({ id }) => id), near: place } : null
}
