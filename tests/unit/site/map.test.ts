import { describe, expect, it } from 'vitest'
import type { Box } from '../../../cms/contract/clinic-points.ts'
import type { Answer } from '../../../cms/contract/index.ts'
import { pathsFor } from '../../../cms/contract/paths.ts'
import { type ClinicPoint, toColumns } from '../../../cms/contract/point-columns.ts'
import { clusterKind } from '../../../site/features/finding/views/map/cost-kind.ts'
import {
  readPosition,
  writePosition,
} from '../../../site/features/finding/views/map/map-position.ts'
import {
  elsewhere,
  type MapChange,
  mapHref,
  parseFilter,
  parseMap,
} from '../../../site/features/finding/views/map/map-values.ts'
import { nearestFirst } from '../../../site/features/finding/views/map/nearest-first.ts'
import { plotPoint, pointNear } from '../../../site/features/finding/views/map/plot-point.ts'
import { createPointIndex } from '../../../site/features/finding/views/map/point-index.ts'
import { pointsOf } from '../../../site/features/finding/views/map/point-query.ts'
import { readAnswer } from '../../../site/lib/read-answer.ts'
import { bareClinic } from '../../support/rendered/sample.ts'

const point = (id: number, known: Partial<ClinicPoint> = {}): ClinicPoint => ({
  id,
  latitude: 34,
  longitude: -118,
  isFree: false,
  isLowCost: true,
  isApproximate: false,
  categories: 1,
  ...known,
})

const indexOf = (points: ClinicPoint[], service?: string, area: Box | null = null) =>
  createPointIndex({ categories: ['medical', 'dental'], ...toColumns(points), area }, service)

/** A hundred clinics in a grid around Los Angeles, a mile and more from each other. */
const city = Array.from({ length: 100 }, (_, index) =>
  point(index + 1, {
    latitude: 34 + Math.floor(index / 10) / 50,
    longitude: -118 + (index % 10) / 50,
    isFree: index % 4 === 0,
    categories: index % 10 === 0 ? 3 : 1,
  }),
)
const AROUND: Box = [-119, 33, -117, 35]
const WORLD: Box = [-180, -85, 180, 85]

const countOf = (shown: ReturnType<ReturnType<typeof indexOf>['shown']>) =>
  shown.clusters.reduce((sum, { count }) => sum + count, shown.lone.length)

it('a map shows the box around all pins, and without pins around what was searched', () => {
  expect(indexOf(city, undefined, WORLD).box).toEqual([-118, 34, -117.82, 34.18])
  const approximate = city.map((clinic) => ({ ...clinic, isApproximate: true }))
  expect(indexOf(approximate, undefined, AROUND).box).toEqual(AROUND)
  expect(indexOf(city, 'unknown', AROUND).box).toEqual(AROUND)
  expect(indexOf([]).box).toBeUndefined()
})

describe('the points of a map', () => {
  it('fall into clusters with their counts, none lost, and have pins once there is room', () => {
    const far = indexOf(city).shown({ box: AROUND, zoom: 8 })
    expect(far.clusters.length).toBeGreaterThan(0)
    expect(far.clusters.length).toBeLessThan(20)
    expect(countOf(far)).toBe(100)
    expect(far.clusters.reduce((sum, { free }) => sum + free, 0)).toBeLessThanOrEqual(25)
    expect(far.clusters.filter(({ count, opensAt = 9 }) => count < 2 || opensAt <= 8)).toEqual([])
    const close = indexOf(city).shown({ box: AROUND, zoom: 13 })
    expect([close.clusters.length, close.lone.length]).toEqual([0, 100])
    const fifth = { id: 5, latitude: 34, longitude: -117.92, cost: 'free' }
    expect(close.lone.find(({ id }) => id === 5)).toEqual(fifth)
    // Each has a pin sooner if they are few.
    const pins = (points: ClinicPoint[]) =>
      indexOf(points).shown({ box: AROUND, zoom: 12 }).lone.length
    expect(pins(city.slice(0, 40))).toBe(40)
    expect(pins(city)).toBeLessThan(10)
  })

  it('say what is known of their cost, and unknown is not low', () => {
    const [free, low, unknown] = [{ isFree: true }, {}, { isLowCost: false }]
    const kindOf = (...facts: Partial<ClinicPoint>[]) => {
      const points = facts.map((each, index) => point(index + 1, each))
      const { lone, clusters } = indexOf(points).shown({ box: AROUND, zoom: 9 })
      return clusters[0] ? clusterKind(clusters[0]) : lone[0]?.cost
    }
    expect([kindOf(free), kindOf(low), kindOf(unknown)]).toEqual(['free', 'low', 'unknown'])
    expect([kindOf(free, free), kindOf(unknown, unknown)]).toEqual(['free', 'unknown'])
    expect(kindOf(low, unknown)).toBe('mixed')
  })

  it('keep their costs if only the list is there, with no more than the documented fields', () => {
    const facts = [{ isFree: true }, { is_free: true }, { isLowCost: true }, {}]
    const answer = {
      clinics: facts.map((each, index) => ({
        ...{ id: 9 - index, city: 'Reno', latitude: `${34 + index / 50}`, longitude: -118 },
        ...each,
      })),
      total: 4,
    }
    const { clinics } = readAnswer('/api/clinics/search', answer) as Answer<'searchClinics'>
    const { lone } = createPointIndex(pointsOf(clinics), undefined).shown({ box: AROUND, zoom: 13 })
    const costs = new Map(lone.map(({ id, cost }) => [id, cost]))
    expect([9, 8, 7, 6].map((id) => costs.get(id))).toEqual(['free', 'free', 'low', 'unknown'])
  })

  it('never cover the middle of each other’s markers, however few or many they are', () => {
    /** Clinics here and there within so many degrees, the same in each run. */
    const scattered = (count: number, spread: number) => {
      let last = count
      const next = () => {
        last = (last * 16_807) % 2_147_483_647
        return (last / 2_147_483_647) * spread
      }
      return Array.from({ length: count }, (_, index) =>
        point(index + 1, { latitude: 31 + next(), longitude: -98 + next() }),
      )
    }
    /** Where a marker is on the map of a zoom level, and half of its size, in pixels. */
    const markerAt = (zoom: number, half: number) => {
      const side = 256 * 2 ** zoom
      return ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
        x: ((longitude + 180) / 360) * side,
        y: ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * side,
        half,
      })
    }
    /** By how many they are: within how many degrees. */
    const SPREADS = { 30: 4, 55: 1, 60: 8, 300: 4 }
    for (const [count, spread] of Object.entries(SPREADS))
      for (let zoom = 3; zoom <= 12; zoom++) {
        const { lone, clusters } = indexOf(scattered(Number(count), spread)).shown({
          box: WORLD,
          zoom,
        })
        const markers = [...lone.map(markerAt(zoom, 12)), ...clusters.map(markerAt(zoom, 22))]
        const covered = markers.filter(({ x, y }, at) =>
          markers.some(
            (other, index) =>
              index !== at && Math.max(Math.abs(x - other.x), Math.abs(y - other.y)) <= other.half,
          ),
        )
        expect(covered, `${count} clinics at zoom ${zoom}`).toEqual([])
      }
  })

  it('at one place stay together at every zoom, and say which they are', () => {
    const same = [point(1), point(2, { isFree: true }), point(3), point(4, { latitude: 34.5 })]
    const { clusters, lone } = indexOf(same).shown({ box: AROUND, zoom: 19 })
    expect(lone.map(({ id }) => id)).toEqual([4])
    expect(clusters).toHaveLength(1)
    expect(clusters[0]).toMatchObject({ count: 3, free: 1, opensAt: undefined })
    expect(clusters[0]?.ids.toSorted()).toEqual([1, 2, 3])
  })

  it('can be narrowed to a category, and are listed nearest to the middle first', () => {
    expect(countOf(indexOf(city, 'dental').shown({ box: WORLD, zoom: 3 }))).toBe(10)
    const at = (index: number) => point(index + 1, { latitude: 34 + index / 1000 })
    const many = indexOf(Array.from({ length: 130 }, (_, index) => at(index)))
    const { inView } = many.shown({ box: [-119, 33.9, -117, 34.1], zoom: 9 })
    expect([inView.total, inView.ids.length, ...inView.ids.slice(0, 2)]).toEqual([101, 100, 1, 2])
  })

  it('without an own place have no pin, and are listed', () => {
    const index = indexOf([point(1, { isApproximate: true }), point(2, { latitude: 34.2 })])
    const { lone, inView } = index.shown({ box: AROUND, zoom: 9 })
    expect([lone.length, lone[0]?.id, inView.total]).toEqual([1, 2, 2])
    expect(index.box).toEqual([-118, 34.2, -118, 34.2])
  })
})

it('the position of a map is written to about a pixel, and read as it was written', () => {
  const place = { latitude: 34.0522342, longitude: -118.2436849 }
  const at = (zoom: number) => writePosition({ ...place, zoom })
  expect([at(4), at(17)]).toEqual(['34.05_-118.24_4', '34.05223_-118.24368_17'])
  expect(readPosition(at(12))).toEqual({ latitude: 34.052, longitude: -118.244, zoom: 12 })
  const none = ['', 'x', '34_-118', '34_-118_12_1', '91_0_4', '34_-181_4', '34_-118_20', '34,1,2']
  expect([null, ...none].filter((text) => readPosition(text))).toEqual([])
})

it('a change of filter keeps the part of the map in view, unless it is another state or distance', () => {
  const current = parseFilter(new URLSearchParams('state=GA&distance=50'))
  const service: MapChange = { state: 'GA', services: ['dental'], distance: 50 }
  expect(elsewhere(current, service)).toEqual(service)
  const other: MapChange = { state: 'SC', distance: 50 }
  expect(elsewhere(current, other)).toEqual({ ...other, at: undefined })
  const nearer: MapChange = { state: 'GA', distance: undefined }
  expect(elsewhere(current, nearer)).toEqual({ ...nearer, at: undefined })
  const view = (text: string) => parseMap(new URLSearchParams(text)).view
  expect([view('view=list'), view('view=constructor')]).toEqual(['list', 'split'])
})

it('an address keeps what a map was asked for, in one order, and drops what it does not know', () => {
  const same = (text: string) => mapHref(pathsFor('en'), parseMap(new URLSearchParams(text)))
  expect(same('utm_source=mail&at=34_-118_9&view=map&state=CA&service=dental&service=vision')).toBe(
    '/map?state=CA&service=dental%2Cvision&view=map&at=34_-118_9',
  )
  expect(same('service=all-services&state=all-states&view=split&distance=25&isFree=yes')).toBe(
    '/map',
  )
  expect(same('isFree=false&need=dentist&location=Chicago&clinic=oak&distance=7')).toBe(
    '/map?location=dentist+Chicago&isFree=false&clinic=oak',
  )
})

it('the nearest clinic is listed first, and a pin needs the clinic’s own point', () => {
  const at = (latitude: number | null, longitude: number | null, more = {}) => ({
    ...bareClinic,
    latitude,
    longitude,
    ...more,
  })
  const clinics = [
    at(36, -118, { name: 'far' }),
    at(null, null, { name: 'nowhere' }),
    at(34.1, -118, { name: 'near' }),
  ]
  const sorted = nearestFirst(clinics, [34, -118])
  expect(sorted.map(({ name, distanceMiles }) => `${name} ${distanceMiles}`)).toEqual([
    ...['near 6.9', 'far 138.2', 'nowhere undefined'],
  ])
  const approximate = at(34, -118, { coordinatesApproximate: true })
  expect(plotPoint(at(34, -118))).toEqual([34, -118])
  expect(pointNear(approximate)).toEqual([34, -118])
  const halves = [null, Number.NaN, Number.POSITIVE_INFINITY].map((half) => at(34, half))
  expect([approximate, ...halves].filter(plotPoint)).toEqual([])
})
