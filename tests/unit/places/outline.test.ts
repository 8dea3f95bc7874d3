import { expect, it } from 'vitest'
import { outline } from '../../../cms/places/outline/outline.ts'

const ends = (line: [number, number][]) => [line[0], line.at(-1)]

it('has the land as closed rings, from Guam to Maine', async () => {
  const { land } = await outline('states')
  for (const ring of land) {
    const [first, last] = ends(ring)
    expect(first).toEqual(last)
  }
  const corners = land.flat()
  const isNear = (latitude: number, longitude: number) =>
    corners.some(
      (corner) => Math.abs(corner[0] - latitude) < 0.3 && Math.abs(corner[1] - longitude) < 0.3,
    )
  // Key West, Guam, Honolulu, and the eastern end of Maine.
  expect(isNear(24.55, -81.78)).toBe(true)
  expect(isNear(13.45, 144.75)).toBe(true)
  expect(isNear(21.3, -157.85)).toBe(true)
  expect(isNear(44.82, -66.95)).toBe(true)
})

it('has the lines between states, and many more between counties', async () => {
  const [states, counties] = [await outline('states'), await outline('counties')]
  // Where Utah, Colorado, New Mexico and Arizona meet.
  const lines = states.borders.filter((line) =>
    line.some(([north, east]) => Math.hypot(north - 37, east + 109.05) < 0.05),
  )
  expect(lines.length).toBeGreaterThanOrEqual(2)
  expect(counties.borders.length).toBeGreaterThan(states.borders.length * 10)
  expect(counties.land).toEqual([])
})
