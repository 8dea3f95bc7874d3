import type { MapOutline } from '../../contract/map-outline.ts'
import { milesBetween, type Point } from '../../contract/miles-between.ts'

/** Of the drawing, in its own units; a letter of a name is about half as wide as high. */
const SIZE = { width: 360, height: 220, letter: 11 }
const LETTER_WIDTH = 0.56
/** Miles from the middle to the upper edge, the first with enough towns. */
const REACHES = [6, 12, 24, 48]
const ENOUGH = 5
const MILES_A_DEGREE = 69.1
/** Miles that the scale may show. */
const SCALES = [1, 2, 5, 10, 20]

interface Town extends Point {
  name: string
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const XML: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const safe = (text: string) => text.replace(/[&<>"]/g, (each) => XML[each] ?? each)

const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/** How far the largest map goes, in degrees. */
export const mapReach = ({ latitude }: Point) => {
  const north = (REACHES.at(-1) ?? 0) / MILES_A_DEGREE
  const east = ((north / Math.cos((latitude * Math.PI) / 180)) * SIZE.width) / SIZE.height
  return { north, east }
}

/** Miles to the upper edge, so that there are enough towns to know one's way by. */
const reachFor = (point: Point, towns: readonly Town[]) =>
  REACHES.find(
    (miles) => towns.filter((town) => milesBetween(point, town) < miles).length > ENOUGH,
  ) ??
  REACHES.at(-1) ??
  0

/**
 * A small map as SVG: where the clinic is among the towns and counties around it. It needs
 * neither tiles nor colors.
 * @param towns the largest first
 */
export const clinicMap = (
  point: Point,
  borders: MapOutline['borders'],
  towns: readonly Town[],
): string => {
  const { width, height, letter } = SIZE
  const reach = reachFor(point, towns)
  const unit = height / 2 / reach
  const narrowing = Math.cos((point.latitude * Math.PI) / 180)
  const place = (latitude: number, longitude: number) => ({
    x: width / 2 + (longitude - point.longitude) * narrowing * MILES_A_DEGREE * unit,
    y: height / 2 - (latitude - point.latitude) * MILES_A_DEGREE * unit,
  })
  const isNear = ([latitude, longitude]: readonly [number, number]) => {
    const { x, y } = place(latitude, longitude)
    return x > -width && x < 2 * width && y > -height && y < 2 * height
  }
  const lines = borders
    .filter((line) => line.some(isNear))
    .map((line) => {
      const corners = line.map(([latitude, longitude]) => {
        const { x, y } = place(latitude, longitude)
        return `${x.toFixed(1)} ${y.toFixed(1)}`
      })
      return `M${corners.join('L')}`
    })

  const middle = { x: width / 2, y: height / 2 }
  const scale = SCALES.findLast((miles) => miles * unit < width / 4) ?? 1
  const taken: Box[] = [
    { left: middle.x - 9, right: middle.x + 9, top: middle.y - 9, bottom: middle.y + 9 },
    { left: 0, right: scale * unit + 60, top: height - 24, bottom: height },
  ]
  const named = towns.flatMap(({ name, latitude, longitude }) => {
    const { x, y } = place(latitude, longitude)
    const long = name.length * letter * LETTER_WIDTH
    const box = {
      left: x - 4,
      right: x + 6 + long,
      top: y - letter / 2 - 1,
      bottom: y + letter / 2 + 1,
    }
    const fits = box.left > 4 && box.right < width - 4 && box.top > 4 && box.bottom < height - 4
    if (!fits || taken.some((other) => overlaps(box, other))) return []
    taken.push(box)
    return [
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="2.5"/>` +
        `<text x="${(x + 6).toFixed(1)}" y="${(y + letter / 3).toFixed(1)}">${safe(name)}</text>`,
    ]
  })

  const end = (10 + scale * unit).toFixed(1)
  const bottom = height - 10
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="${letter}" fill="#16202C">`,
    `<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" fill="#fff" stroke="#857F72"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="#857F72" stroke-width="0.8" stroke-dasharray="4 2"/>`,
    ...named,
    `<path d="M10 ${bottom - 4}V${bottom}H${end}V${bottom - 4}" fill="none" stroke="#16202C"/>`,
    `<text x="${Number(end) + 5}" y="${bottom}">${scale} mi</text>`,
    `<circle cx="${middle.x}" cy="${middle.y}" r="8" fill="#fff" stroke="#5B2A6E" stroke-width="3"/>`,
    `<circle cx="${middle.x}" cy="${middle.y}" r="3.5" fill="#5B2A6E"/>`,
    '</svg>',
  ].join('')
}
