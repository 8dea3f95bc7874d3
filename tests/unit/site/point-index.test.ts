import { describe, expect, it } from 'vitest'
import type { Box } from '../../../cms/contract/clinic-points.ts'
import { type ClinicPoint, toColumns } from '../../../cms/contract/point-columns.ts'
import { clusterKind } from '../../../site/features/map/cost-kind.ts'
import { createPointIndex } from '../../../site/features/map/point-index.ts'

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

/** Clinics here and there within so many degrees, the same in each run. */
const scattered = (count: number, spread: number) => {
  let last = count
  const next = () => {
    last = (last * 16_807) % 2_147_483_647
    return last / 2_147_483_647
  }
  return Array.from({ length: count }, (_, index) =>
    point(index + 1, { latitude: 31 + next() * spread, longitude: -98 + next() * spread }),
  )
}

/** Where a point is on the map of a zoom level, in pixels. */
const pixels = (
  { latitude, longitude }: Pick<ClinicPoint, 'latitude' | 'longitude'>,
  zoom: number,
) => {
  const side = 256 * 2 ** zoom
  const angle = (latitude * Math.PI) / 180
  return {
    x: ((longitude + 180) / 360) * side,
    y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * side,
  }
}

const countOf = (shown: ReturnType<ReturnType<typeof indexOf>['shown']>) =>
  shown.clusters.reduce((sum, { count }) => sum + count, shown.lone.length)

describe('the box that a map shows', () => {
  it('is around all pins, and without pins around what was searched', () => {
    expect(indexOf(city, undefined, WORLD).box).toEqual([-118, 34, -117.82, 34.18])
    const approximate = city.map((clinic) => ({ ...clinic, isApproximate: true }))
    expect(indexOf(approximate, undefined, AROUND).box).toEqual(AROUND)
    expect(indexOf(city, 'unknown', AROUND).box).toEqual(AROUND)
    expect(indexOf([]).box).toBeUndefined()
  })
})

describe('the points of a map', () => {
  it('fall into clusters with their counts, none lost', () => {
    const shown = indexOf(city).shown({ box: AROUND, zoom: 8 })
    expect(shown.clusters.length).toBeGreaterThan(0)
    expect(shown.clusters.length).toBeLessThan(20)
    expect(countOf(shown)).toBe(100)
    expect(shown.clusters.reduce((sum, { free }) => sum + free, 0)).toBeLessThanOrEqual(25)
    for (const { count, opensAt } of shown.clusters) {
      expect(count).toBeGreaterThan(1)
      expect(opensAt).toBeGreaterThan(8)
    }
  })

  it('each have a pin once there is room', () => {
    const shown = indexOf(city).shown({ box: AROUND, zoom: 13 })
    expect(shown.clusters).toEqual([])
    expect(shown.lone.length).toBe(100)
    expect(shown.lone.find(({ id }) => id === 5)).toEqual({
      id: 5,
      latitude: 34,
      longitude: -117.92,
      cost: 'free',
    })
  })

  it('say what is known of their cost, and unknown is not low', () => {
    const known = {
      free: { isFree: true, isLowCost: true },
      low: {},
      unknown: { isLowCost: false },
    }
    for (const [cost, facts] of Object.entries(known)) {
      const alone = indexOf([point(1, facts)]).shown({ box: AROUND, zoom: 9 })
      expect(alone.lone[0]?.cost).toBe(cost)
      const [together] = indexOf([point(1, facts), point(2, facts)]).shown({
        box: AROUND,
        zoom: 9,
      }).clusters
      expect(together && clusterKind(together)).toBe(cost)
    }
    const two = [point(1), point(2, known.unknown)]
    const [mixed] = indexOf(two).shown({ box: AROUND, zoom: 9 }).clusters
    expect(mixed && clusterKind(mixed)).toBe('mixed')
  })

  it('each have a pin sooner if they are few', () => {
    const [few, many] = [city.slice(0, 40), city].map((points) =>
      indexOf(points).shown({ box: AROUND, zoom: 12 }),
    )
    expect(few?.lone.length).toBe(40)
    expect(many?.lone.length).toBeLessThan(10)
  })

  it('never cover the middle of each other’s markers, however few or many they are', () => {
    for (const [count, spread] of [
      [30, 4],
      [55, 1],
      [60, 8],
      [300, 4],
    ] as const) {
      const points = scattered(count, spread)
      for (let zoom = 3; zoom <= 12; zoom++) {
        const { lone, clusters } = indexOf(points).shown({ box: WORLD, zoom })
        const markers = [
          ...lone.map((pin) => ({ ...pixels(pin, zoom), half: 12 })),
          ...clusters.map((cluster) => ({ ...pixels(cluster, zoom), half: 22 })),
        ]
        const covered = markers.filter((marker) =>
          markers.some(
            (other) =>
              other !== marker &&
              Math.max(Math.abs(marker.x - other.x), Math.abs(marker.y - other.y)) <= other.half,
          ),
        )
        expect(covered, `${count} clinics at zoom ${zoom}`).toEqual([])
      }
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

  it('name a cluster after the clinic nearest to its middle', () => {
    const [cluster] = indexOf(city).shown({ box: WORLD, zoom: 0 }).clusters
    const nearest = city.find(({ id }) => id === cluster?.nearest)
    expect(nearest?.latitude).toBeCloseTo(34.09, 1)
    expect(nearest?.longitude).toBeCloseTo(-117.91, 1)
  })

  it('can be narrowed to a category', () => {
    expect(countOf(indexOf(city, 'dental').shown({ box: WORLD, zoom: 3 }))).toBe(10)
    expect(countOf(indexOf(city, 'unheard-of').shown({ box: WORLD, zoom: 3 }))).toBe(0)
  })

  it('are listed nearest to the middle first, at most a hundred', () => {
    const many = Array.from({ length: 130 }, (_, index) =>
      point(index + 1, { latitude: 34 + index / 1000 }),
    )
    const { inView } = indexOf(many).shown({ box: [-119, 33.9, -117, 34.1], zoom: 9 })
    expect(inView.total).toBe(101)
    expect(inView.ids).toHaveLength(100)
    expect(inView.ids.slice(0, 3)).toEqual([1, 2, 3])
  })

  it('without an own place have no pin, and are listed', () => {
    const index = indexOf([point(1, { isApproximate: true }), point(2, { latitude: 34.2 })])
    const { lone, inView } = index.shown({ box: AROUND, zoom: 9 })
    expect(lone.map(({ id }) => id)).toEqual([2])
    expect(inView.total).toBe(2)
    expect(index.box).toEqual([-118, 34.2, -118, 34.2])
    expect(indexOf([]).box).toBeUndefined()
  })
})
