import type { Point } from '../../contract/miles-between.ts'
import { readPoint } from '../../contract/place-text.ts'
import { tidyCoordinates } from '../coordinates.ts'

/** The numbers of a map's address: '…/@37.77,-122.41,15z', '?q=37.77,-122.41', '#map=15/37.77/-122.41'. */
const IN_ADDRESSES = [
  /[@=:](-?\d{1,3}\.\d+)(?:,|%2C|\+)+(-?\d{1,3}\.\d+)/i,
  /map=[\d.]+\/(-?\d{1,3}\.\d+)\/(-?\d{1,3}\.\d+)/i,
  /lat=(-?\d{1,3}\.\d+).*?lon=(-?\d{1,3}\.\d+)/i,
]
const ADDRESS = /^\s*(?:https?:\/\/|geo:|maps?\.|www\.)\S+\s*$/i

const NAMED =
  /\b(?:lat(?:itude|itud)?|lo?ng?(?:itude|itud)?|coordinates|coordenadas|gps)\b\s*[:=]?/gi
const AROUND = /[()[\]{}]/g
/** Degrees of one coordinate: a comma may be between the two, and a decimal comma in each. */
const DEGREES = String.raw`[NSEW]?\s*[-+−]?\s*\d{1,3}(?:\.\d+)?\s*[°º]?(?:\s*\d{1,2}(?:\.\d+)?\s*['’′])?(?:\s*\d{1,2}(?:\.\d+)?\s*(?:["”″]|''))?\s*[NSEW]?`
const BOTH = new RegExp(String.raw`^\s*(${DEGREES})\s*[,;/\s]\s*(${DEGREES})\s*$`, 'i')
/** Two plain numbers with less than this are no point: '10 12'. */
const SAID = /[.°º]/

/** Longitudes here are in the west, but for the islands in the Pacific. */
const isHere = ({ latitude, longitude }: Point) =>
  latitude > -15 && latitude < 72 && (longitude < -64 || longitude > 130)

const turned = ({ latitude, longitude }: Point): Point => ({
  latitude: longitude,
  longitude: latitude,
})
const withMinus = ({ latitude, longitude }: Point): Point => ({ latitude, longitude: -longitude })

/** A point that is nowhere here may have its numbers exchanged, or have lost its minus. */
const mended = (point: Point): Point =>
  [point, turned(point), withMinus(point), withMinus(turned(point))].find(isHere) ?? point

const inAddress = (text: string) => {
  const found = ADDRESS.test(text) ? IN_ADDRESSES.map((each) => each.exec(text)) : []
  return found.find((match) => match !== null)
}

/**
 * A point as people type or paste it: '37.78, -122.41', '(37.78, -122.41)', 37°46'36"N 122°24'37"W, the address
 * of a map.
 */
export const typedPoint = (text: string): Point | undefined => {
  const plain = text.replaceAll(AROUND, ' ').replaceAll(NAMED, ' ')
  const [, first = '', second = ''] = inAddress(text) ?? BOTH.exec(plain) ?? []
  if (!SAID.test(first) || !SAID.test(second)) return undefined
  const point = tidyCoordinates(first, second)
  if (!point) return undefined
  const { latitude, longitude } = mended(point)
  return readPoint(`${latitude}, ${longitude}`)
}
