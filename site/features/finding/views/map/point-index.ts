import {
  type Box,
  type ClinicPoint,
  type ClinicPoints,
  fromColumns,
  hasBit,
} from '@healthcare-for-all/cms/contract'
import Supercluster from 'supercluster'
import { MAX_ZOOM } from './constants.ts'
import { type CostKind, costKind } from './cost-kind.ts'

/** What is on the screen. */
export interface PointView {
  box: Box
  zoom: number
}

/** A clinic that has its own pin. */
export interface LonePoint {
  id: number
  latitude: number
  longitude: number
  cost: CostKind
}

/** Several clinics that are too near each other for a pin each. */
export interface Cluster {
  latitude: number
  longitude: number
  count: number
  /** How many of them are free, and how many are not free but low-cost. */
  free: number
  low: number
  /** The clinic nearest to the middle. */
  nearest: number
  /** The zoom level at which it falls apart; undefined if all of it is at one place. */
  opensAt: number | undefined
  /** The clinics, if all of them are at one place. */
  ids: number[]
}

export interface Shown {
  lone: LonePoint[]
  clusters: Cluster[]
  /** The clinics in the view: those nearest to its middle, and how many there are. */
  inView: { ids: number[]; total: number }
}

export interface PointIndex {
  /** The box around all pins, or around what was searched; undefined without either. */
  box: Box | undefined
  shown: (view: PointView) => Shown
}

/** Pixels around a cluster in which there is no other, with room for two fingers. */
const RADIUS = 80
/** Up to so many keep pins of their own as long as these don't cover each other. */
const FEW = 60
/** Pixels between two of few: a cluster of 44 has room beside a pin of 24, and moves to its middle. */
const FEW_RADIUS = 48
/** Leaflet's tiles have so many pixels a side. */
const TILE = 256
/** How many clinics the list holds. */
export const LIST_LENGTH = 100
/** Beside the view, for the pins that a short move brings into it. */
const MARGIN = 0.25

type Sums = { free: number; low: number }
type Props = { point: ClinicPoint }

const boxOf = (points: ClinicPoint[]): Box | undefined => {
  if (points.length === 0) return undefined
  const box: Box = [180, 90, -180, -90]
  for (const { latitude, longitude } of points) {
    box[0] = Math.min(box[0], longitude)
    box[1] = Math.min(box[1], latitude)
    box[2] = Math.max(box[2], longitude)
    box[3] = Math.max(box[3], latitude)
  }
  return box
}

const isIn = ([west, south, east, north]: Box, { latitude, longitude }: ClinicPoint) =>
  west <= longitude && longitude <= east && south <= latitude && latitude <= north

const withMargin = ([west, south, east, north]: Box): Box => {
  const [across, along] = [(east - west) * MARGIN, (north - south) * MARGIN]
  return [west - across, south - along, east + across, north + along]
}

/** Squares of distances, good enough to compare what is on one screen. */
const farness = (latitude: number, longitude: number) => {
  const width = Math.cos((latitude * Math.PI) / 180)
  return (point: ClinicPoint) =>
    (point.latitude - latitude) ** 2 + ((point.longitude - longitude) * width) ** 2
}

const nearestTo = (latitude: number, longitude: number, points: ClinicPoint[]): number => {
  const far = farness(latitude, longitude)
  let best = { id: 0, far: Number.POSITIVE_INFINITY }
  for (const point of points) {
    const distance = far(point)
    if (distance < best.far) best = { id: point.id, far: distance }
  }
  return best.id
}

const inViewOf = (points: ClinicPoint[], box: Box): Shown['inView'] => {
  const far = farness((box[1] + box[3]) / 2, (box[0] + box[2]) / 2)
  const inside = points.filter((point) => isIn(box, point))
  const sorted = inside
    .map((point) => ({ id: point.id, far: far(point) }))
    .sort((one, other) => one.far - other.far)
  return { ids: sorted.slice(0, LIST_LENGTH).map(({ id }) => id), total: inside.length }
}

/**
 * Finds what to draw of many points.
 * @param service slug of the category that they must belong to; undefined for any
 */
export const createPointIndex = (
  { categories, area, ...columns }: ClinicPoints,
  service: string | undefined,
): PointIndex => {
  const bit = service === undefined ? undefined : categories.indexOf(service)
  const points = fromColumns(columns).filter(
    (point) => bit === undefined || (bit >= 0 && hasBit(point.categories, bit)),
  )
  const pins = points.filter(({ isApproximate }) => !isApproximate)
  const clusters = new Supercluster<Props, Sums>({
    radius: pins.length > FEW ? RADIUS : FEW_RADIUS,
    extent: TILE,
    maxZoom: MAX_ZOOM,
    map: ({ point }) => {
      const cost = costKind(point)
      return { free: Number(cost === 'free'), low: Number(cost === 'low') }
    },
    reduce: (sums, more) => {
      sums.free += more.free
      sums.low += more.low
    },
  }).load(
    pins.map((point) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
      properties: { point },
    })),
  )
  return {
    box: boxOf(pins) ?? area ?? undefined,
    shown: ({ box, zoom }) => {
      const wide = withMargin(box)
      const near = pins.filter((point) => isIn(wide, point))
      const shown: Shown = { lone: [], clusters: [], inView: inViewOf(points, box) }
      for (const { geometry, properties } of clusters.getClusters(wide, Math.round(zoom))) {
        const [longitude = 0, latitude = 0] = geometry.coordinates
        if ('point' in properties) {
          const { point } = properties
          shown.lone.push({ id: point.id, latitude, longitude, cost: costKind(point) })
          continue
        }
        const { cluster_id, point_count: count, free, low } = properties
        const opensAt = clusters.getClusterExpansionZoom(cluster_id)
        const ids =
          opensAt > MAX_ZOOM
            ? clusters.getLeaves(cluster_id, LIST_LENGTH).map((leaf) => leaf.properties.point.id)
            : []
        shown.clusters.push({
          latitude,
          longitude,
          count,
          free,
          low,
          nearest: nearestTo(latitude, longitude, near),
          opensAt: opensAt > MAX_ZOOM ? undefined : opensAt,
          ids,
        })
      }
      return shown
    },
  }
}
