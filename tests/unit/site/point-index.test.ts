import { describe, expect, it } from 'vitest'
import { type ClinicPoint, toColumns } from '../../../cms/contract/point-columns.ts'
import { type Box, createPointIndex } from '../../../site/features/map/point-index.ts'

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

const indexOf = (points: ClinicPoint[], service?: string) =>
  createPointIndex({ categories: ['medical', 'dental'], ...toColumns(points) }, service)

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
      isFree: true,
    })
  })

  it('each have a pin if they are few', () => {
    const shown = indexOf(city.slice(0, 40)).shown({ box: AROUND, zoom: 4 })
    expect(shown.lone.length).toBe(40)
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
