import { normalizeName } from '../normalize.ts'
import { townKey } from './cities.ts'
import { KNOWN_REGIONS, type KnownRegion } from './known-regions.ts'
import type { Town } from './towns.ts'

export interface Region extends Town {
  /** What it is found by. */
  normalized: string
}

/** @throws Error if the gazetteer has no such town */
const middleOf = (towns: Map<string, Town>, { name, town, state }: KnownRegion): Town => {
  const middle = towns.get(townKey(town, state))
  if (!middle) throw new Error(`“${name}” is around ${town}, ${state}, which is no town we know`)
  return middle
}

/** 'Blackfeet Reservation' is called 'Blackfeet' too. */
const KIND =
  /^(pueblo of|confederated tribes of) | (indian reservation|reservation|nation|tribes?)$/gi
const shortened = (name: string) => name.replaceAll(KIND, '')

/** The regions of the table by each of their names; a town of the same name in the state comes first. */
export const regions = (towns: Map<string, Town>): Region[] => {
  const taken = new Set([...towns.values()].map(({ name }) => normalizeName(name)))
  const isFree = (name: string) => !taken.has(normalizeName(name))
  return KNOWN_REGIONS.flatMap((region) => {
    const { latitude, longitude } = middleOf(towns, region)
    const { name, others, state, miles } = region
    const whole = [name, ...others].filter((each) => !towns.has(townKey(each, state)))
    const keys = new Set([...whole, ...whole.map(shortened).filter(isFree)].map(normalizeName))
    return [...keys].map((normalized) => ({
      ...{ name, state, latitude, longitude, population: null, radius: miles },
      normalized,
    }))
  })
}
