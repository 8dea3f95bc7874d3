import {
  type MirrorClinic,
  type MirrorState,
  type MirrorTown,
  type MirrorTownFile,
  type MirrorZipFile,
  milesBetween,
  mirrorKey,
  type Point,
} from '../../contract/mirror.ts'

/** What the gazetteer says of a place. */
export interface MirrorPlace extends Point {
  kind: 'zip' | 'town' | 'county' | 'state'
  /** A ZIP code's five digits. */
  name: string
  /** Postal abbreviation. */
  state: string
  population: number | null
}

/** The farthest that a search looks. */
const FARTHEST_MILES = 100
const MILES_PER_DEGREE = 69
/** A flat map exaggerates over such distances, and a clinic must not be missed. */
const FLAT = 0.97

/** From south to north, from west to east. */
interface Box {
  south: number
  north: number
  west: number
  east: number
}

const boxAround = (points: Point[]): Box | undefined => {
  if (points.length === 0) return undefined
  const latitudes = points.map(({ latitude }) => latitude)
  const longitudes = points.map(({ longitude }) => longitude)
  return {
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
  }
}

/** Miles that two boxes are apart at least. */
const milesApart = (one: Box, other: Box): number => {
  const up = Math.max(0, one.south - other.north, other.south - one.north)
  const across = Math.max(0, one.west - other.east, other.west - one.east)
  const parallel = Math.max(
    ...[one, other].flatMap(({ south, north }) => [south, north].map(Math.abs)),
  )
  const narrowed = Math.cos((parallel * Math.PI) / 180)
  return Math.floor(Math.hypot(up, across * narrowed) * MILES_PER_DEGREE * FLAT)
}

/** Finds the ZIP code whose middle is nearest, among those of the squares around a point. */
const nearestZip = (zips: MirrorPlace[]): ((point: Point) => string | undefined) => {
  const squares = new Map<string, MirrorPlace[]>()
  const square = (latitude: number, longitude: number) =>
    `${Math.floor(latitude * 2)} ${Math.floor(longitude * 2)}`
  for (const zip of zips) {
    const key = square(zip.latitude, zip.longitude)
    squares.set(key, [...(squares.get(key) ?? []), zip])
  }
  return (point) => {
    let nearest: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const up of [-0.5, 0, 0.5]) {
      for (const right of [-0.5, 0, 0.5]) {
        for (const zip of squares.get(square(point.latitude + up, point.longitude + right)) ?? []) {
          const miles = milesBetween(point, zip)
          if (miles < least) [nearest, least] = [zip.name, miles]
        }
      }
    }
    return nearest
  }
}

const pointOf = ({ latitude, longitude }: MirrorClinic): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

const grouped = <Item>(items: Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

const byName = <Item extends { name: string }>(one: Item, other: Item) =>
  one.name.localeCompare(other.name, 'en')

/** 'Petaluma' → 'petaluma', a town's name as part of an address. */
const townSlug = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'other'

const townsIn = (clinics: MirrorClinic[]) =>
  [...grouped(clinics, ({ city }) => townSlug(city))]
    .map(([slug, own]) => ({ name: own[0]?.city ?? slug, slug, clinics: own.toSorted(byName) }))
    .sort(byName)

const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4

const PREFIX = 3

/** The places by their ZIP codes' first three digits, with the clinics that are there. */
const byPrefix = (
  zips: MirrorPlace[],
  clinics: Map<string, MirrorClinic[]>,
  towns: Map<string, MirrorTown[]>,
): [string, MirrorZipFile][] => {
  const files = [...grouped(zips, ({ name }) => name.slice(0, PREFIX))].map(([prefix, own]) => ({
    prefix,
    own,
    clinics: clinics.get(prefix) ?? [],
    from: boxAround([...own, ...(towns.get(prefix) ?? [])]),
    to: boxAround((clinics.get(prefix) ?? []).flatMap((clinic) => pointOf(clinic) ?? [])),
  }))
  return files
    .map((file): [string, MirrorZipFile] => {
      const near = files.flatMap(({ prefix, to }): [string, number][] => {
        const miles = file.from && to ? milesApart(file.from, to) : Number.POSITIVE_INFINITY
        return miles <= FARTHEST_MILES ? [[prefix, miles]] : []
      })
      const points = file.own.map(({ name, latitude, longitude }): [string, [number, number]] => [
        name,
        [round(latitude), round(longitude)],
      ])
      return [
        file.prefix,
        {
          zips: Object.fromEntries(points),
          near: near.sort(([, one], [, other]) => one - other),
          clinics: file.clinics.toSorted(byName),
        },
      ]
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** For a private address the middle of its town, by which a search finds it. */
const placer = (places: MirrorPlace[]) => {
  const keyOf = (name: string, state: string) => `${mirrorKey(name)} ${state}`
  const towns = new Map(
    places
      .filter(({ kind }) => kind === 'town')
      .map((town) => [keyOf(town.name, town.state), town]),
  )
  return (clinic: MirrorClinic): MirrorClinic => {
    const town = clinic.addressIsPrivate && towns.get(keyOf(clinic.city, clinic.state))
    if (!town) return clinic
    return { ...clinic, latitude: round(town.latitude), longitude: round(town.longitude) }
  }
}

/** Arranges the clinics for the lists of a mirror, and the places for its search. */
export const arrange = (
  states: MirrorState[],
  published: MirrorClinic[],
  places: MirrorPlace[],
) => {
  const clinics = published.map(placer(places))
  const zips = places.filter(({ kind }) => kind === 'zip')
  const known = new Set(zips.map(({ name }) => name.slice(0, PREFIX)))
  const nearest = nearestZip(zips)
  const prefixAt = (point: Point | undefined) => (point && nearest(point))?.slice(0, PREFIX)
  const prefixOf = (clinic: MirrorClinic): string => {
    const own = clinic.zipCode?.slice(0, PREFIX)
    return own && known.has(own) ? own : (prefixAt(pointOf(clinic)) ?? '')
  }
  const towns = places
    .filter(({ kind }) => kind === 'town' || kind === 'county')
    .sort((one, other) => (other.population ?? 0) - (one.population ?? 0))
    .flatMap(({ name, state, latitude, longitude }): MirrorTown[] => {
      const prefix = prefixAt({ latitude, longitude })
      const point = { latitude: round(latitude), longitude: round(longitude) }
      return prefix ? [{ name, state, ...point, prefix }] : []
    })
  const townFiles = new Map<string, MirrorTownFile>()
  for (const town of towns) {
    const key = mirrorKey(town.name)
    const start = key.slice(0, 2)
    const file = townFiles.get(start) ?? {}
    file[key] = [...(file[key] ?? []), town]
    townFiles.set(start, file)
  }
  const inStates = grouped(clinics, ({ state }) => state)
  return {
    states,
    lists: {
      states: states.map((state) => ({
        ...state,
        towns: townsIn(inStates.get(state.abbreviation) ?? []),
      })),
      zips: byPrefix(
        zips,
        grouped(clinics, prefixOf),
        grouped(towns, ({ prefix }) => prefix),
      ),
    },
    townFiles,
  }
}
export type Arranged = ReturnType<typeof arrange>
