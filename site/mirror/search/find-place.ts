import {
  type MirrorState,
  type MirrorTownFile,
  type MirrorZipFile,
  mirrorData,
  mirrorKey,
  type Point,
} from '@healthcare-for-all/cms/contract/mirror'
import { readFile } from './read-files.ts'

export interface FoundPlace extends Point {
  kind: 'point'
  /** '60601', 'Chicago, IL'. */
  label: string
  /** Of its ZIP code. */
  prefix: string
  /** Others of the same name, as texts to search for. */
  others: string[]
}

/** What a text means. */
export type Found = FoundPlace | ({ kind: 'state' } & MirrorState) | undefined

const findZip = async (zip: string): Promise<Found> => {
  const prefix = zip.slice(0, 3)
  const file = await readFile<MirrorZipFile>(mirrorData.zip(prefix))
  const point = file?.zips[zip]
  if (!point) return undefined
  return {
    kind: 'point',
    label: zip,
    prefix,
    latitude: point[0],
    longitude: point[1],
    others: [],
  }
}

/**
 * 'Chicago, IL', 'Chicago IL' and 'Chicago, Illinois' name a state, in any language; 'Chicago'
 * doesn't.
 */
const splitState = (text: string, states: MirrorState[]): [town: string, state?: MirrorState] => {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (const count of [4, 3, 2, 1]) {
    if (words.length < count) continue
    const end = mirrorKey(words.slice(-count).join(' '))
    const state = states.find(({ names, abbreviation }) =>
      [abbreviation, ...Object.values(names)].some((name) => end === mirrorKey(name)),
    )
    if (state) return [words.slice(0, -count).join(' '), state]
  }
  return [text]
}

/** Spanish names of towns, as keys. */
const SPANISH_NAMES = new Map([
  ['filadelfia', 'philadelphia'],
  ['nuevaorleans', 'neworleans'],
  ['nuevayork', 'newyork'],
])
const COUNTY = /^condado de (.+)$/i

const findTown = async (text: string, state?: MirrorState): Promise<Found> => {
  const typed = mirrorKey(text.replace(COUNTY, '$1 County'))
  const key = SPANISH_NAMES.get(typed) ?? typed
  if (key === '') return undefined
  const file = await readFile<MirrorTownFile>(mirrorData.town(key))
  const found = file?.[key]
  // A key such as 'constructor' finds what every object has.
  const named = Array.isArray(found) ? found : []
  const [town, ...others] = state ? named.filter((one) => one.state === state.abbreviation) : named
  if (!town) return undefined
  const label = `${town.name}, ${town.state}`
  return {
    ...town,
    kind: 'point',
    label,
    others: others
      .map((other) => `${other.name}, ${other.state}`)
      .filter((other) => other !== label),
  }
}

const WHOLE_STATE = /^(?:estado de|state of)\s+(.+)$|^(.+)\s+state$/i
/** By itself, this is the city, in any language: the state is 'New York State' or 'NY'. */
const CITY_OF_SAME_NAME = 'New York'

/** Finds what somebody typed: a ZIP code, a town with or without its state, or a state. */
export const findPlace = async (text: string): Promise<Found> => {
  const zip = /\b(\d{5})(?:-\d{4})?\b/.exec(text)?.[1]
  if (zip) return findZip(zip)
  const states = (await readFile<MirrorState[]>(mirrorData.states)) ?? []
  const [, after, before] = WHOLE_STATE.exec(text) ?? []
  const whole = after ?? before
  const [town, state] = splitState(whole ?? text, states)
  if (!state) return findTown(text)
  if (town !== '') return findTown(town, state)
  const isState = whole !== undefined || mirrorKey(text) === state.abbreviation.toLowerCase()
  return state.names.en === CITY_OF_SAME_NAME && !isState
    ? findTown(CITY_OF_SAME_NAME)
    : { kind: 'state', ...state }
}
