import type { MapOutline } from '../../contract/map-outline.ts'

/** The middle of the map page's first view, and pixels a degree there at zoom 4. */
const MIDDLE = { latitude: 39.83, longitude: -98.58 }
const WORLD = 4096
/** The 48 contiguous states, around that middle. */
const SIZE = { width: 744, height: 436 }
/** Pixels that a border may leave out. */
const STEP = 3

type Corner = readonly [latitude: number, longitude: number]

/** Degrees as pixels of the map, as Leaflet projects them (Web Mercator). */
const project = ([latitude, longitude]: Corner) => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: (longitude / 360) * WORLD,
    y: (-Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
  }
}
const middle = project([MIDDLE.latitude, MIDDLE.longitude])

/** A line as a path; undefined if none of it is on the drawing, or it is smaller than a step. */
const pathOf = (line: readonly Corner[]): string | undefined => {
  const kept: { x: number; y: number }[] = []
  for (const [index, corner] of line.entries()) {
    const at = project(corner)
    const point = { x: at.x - middle.x + SIZE.width / 2, y: at.y - middle.y + SIZE.height / 2 }
    const last = kept.at(-1)
    const isFar = !last || Math.hypot(point.x - last.x, point.y - last.y) >= STEP
    // Lines meet at their ends.
    if (isFar || index === line.length - 1) kept.push(point)
  }
  const isSeen = kept.some(({ x, y }) => x > 0 && x < SIZE.width && y > 0 && y < SIZE.height)
  if (!isSeen || kept.length < 2) return undefined
  return `M${kept.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L')}`
}

/** The 48 contiguous states as SVG, for the map page before its script has come. */
export const statesDrawing = ({ land, borders }: MapOutline): string => {
  const paths = (lines: readonly (readonly Corner[])[]) =>
    lines.flatMap((line) => pathOf(line) ?? [])
  const { width, height } = SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke="#857F72" stroke-width="1.25" stroke-linejoin="round">`,
    `<path d="${paths(land)
      .map((path) => `${path}Z`)
      .join('')}" fill="#fff"/>`,
    `<path d="${paths(borders).join('')}" fill="none"/>`,
    '</svg>',
  ].join('')
}
