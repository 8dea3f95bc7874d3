import {
  type MirrorState,
  type MirrorTownFile,
  type MirrorZipFile,
  mirrorKey,
  mirrorPaths,
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
  const file = await readFile<MirrorZipFile>(mirrorPaths.zipFile(prefix))
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

/** 'Chicago, IL', 'Chicago IL' and 'Chicago, Illinois' name a state, 'Chicago' doesn't. */
const splitState = (text: string, states: MirrorState[]): [town: string, state?: MirrorState] => {
  const words = text.split(/[\s,]+/).filter(Boolean)
  for (const count of [4, 3, 2, 1]) {
    if (words.length < count) continue
    const end = mirrorKey(words.slice(-count).join(' '))
    const state = states.find(
      ({ name, abbreviation }) => end === mirrorKey(name) || end === abbreviation.toLowerCase(),
    )
    if (state) return [words.slice(0, -count).join(' '), state]
  }
  return [text]
}

const findTown = async (text: string, state?: MirrorState): Promise<Found> => {
  const key = mirrorKey(text)
  if (key === '') return undefined
  const file = await readFile<MirrorTownFile>(mirrorPaths.townFile(key))
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

/** Finds what somebody typed: a ZIP code, a town with or without its state, or a state. */
export const findPlace = async (text: string): Promise<Found> => {
  const zip = /\b(\d{5})(?:-\d{4})?\b/.exec(text)?.[1]
  if (zip) return findZip(zip)
  const states = (await readFile<MirrorState[]>(mirrorPaths.statesFile)) ?? []
  const [town, state] = splitState(text, states)
  // By itself, 'New York' is the city.
  if (state && town === '' && state.name !== 'New York') return { kind: 'state', ...state }
  return findTown(town || text, town === '' ? undefined : state)
}
