import { writeOpeningHours } from '../../clinics/index.ts'
import { isPhoneLine, lineText, plainLine } from '../../contract/line-text.ts'
import { storedHours } from '../../contract/open-time.ts'
import { isRecord } from '../../documents/rich-text-node.ts'
import { joinList } from '../file/separators.ts'

/** Cells by the names of their columns. */
export type Cells = Record<string, string>

/** Nested objects become columns of their own: 'address city'. */
const MOST_DEPTH = 4

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** An item of a list: itself, or what it is called. */
const itemIn = (item: unknown): unknown =>
  isRecord(item) ? [item.name, item.title, item.label].find(isPlain) : item

/** A list in a cell; undefined if it is none of plain items, hours, telephone lines, or things with names. */
const listIn = (items: readonly unknown[]): string | undefined => {
  const hours = storedHours(items)
  if (hours.length > 0 && hours.length === items.length) return writeOpeningHours(hours)
  if (items.length > 0 && items.every(isPhoneLine))
    return joinList(items.map((line) => lineText(plainLine(line))))
  const names = items.map(itemIn)
  return names.every(isPlain) ? joinList(names.map(String)) : undefined
}

/** Our answers have what a table has in one column in two lists. */
const COLUMN_OF: Readonly<Record<string, string>> = { limitedHours: 'openingHours' }

const flatten = (value: unknown, name: string, cells: Cells, depth: number): void => {
  if (isPlain(value)) cells[name] = String(value)
  else if (Array.isArray(value)) {
    const list = listIn(value)
    const column = COLUMN_OF[name] ?? name
    if (list !== undefined) cells[column] = [cells[column], list].filter(Boolean).join('; ')
  } else if (isRecord(value) && depth < MOST_DEPTH)
    for (const [key, inner] of Object.entries(value))
      flatten(inner, name === '' ? key : `${name} ${key}`, cells, depth + 1)
}

/** The point of GeoJSON, whose coordinates begin with the longitude. */
const pointOf = (geometry: unknown): Cells => {
  if (!isRecord(geometry) || geometry.type !== 'Point' || !Array.isArray(geometry.coordinates))
    return {}
  const [longitude, latitude] = geometry.coordinates
  return isPlain(latitude) && isPlain(longitude)
    ? { latitude: String(latitude), longitude: String(longitude) }
    : {}
}

/** A place of Socrata: its address as JSON, then latitude and longitude. */
const placeOf = (value: unknown): unknown => {
  if (!Array.isArray(value) || value.length < 3) return value
  const [address, latitude, longitude] = value
  return {
    ...(isRecord(parsed(String(address))) ? (parsed(String(address)) as object) : {}),
    latitude,
    longitude,
  }
}

/** A clinic of a plain list: an object with its facts, or a feature of GeoJSON. */
export const cellsOfItem = (item: unknown): Cells => {
  const cells: Cells = {}
  if (!isRecord(item)) return cells
  const { type, properties, geometry, ...others } = item
  const isFeature = type === 'Feature' && isRecord(properties)
  flatten(isFeature ? properties : item, '', cells, 0)
  return isFeature
    ? { ...(others.id ? { id: String(others.id) } : {}), ...cells, ...pointOf(geometry) }
    : cells
}

/** The names of the columns of a list whose rows are lists, as Socrata writes them around it. */
export const columnsAround = (around: unknown): string[] => {
  const view = isRecord(around) && isRecord(around.meta) ? around.meta.view : undefined
  const columns = isRecord(view) && Array.isArray(view.columns) ? view.columns : []
  return columns.map((column) => (isRecord(column) ? String(column.name ?? '') : ''))
}

/** A row that is a list of values. */
export const cellsOfList = (values: readonly unknown[], columns: readonly string[]): Cells => {
  const cells: Cells = {}
  for (const [index, value] of values.entries()) {
    const place = placeOf(value)
    const name = columns[index] || `Column ${index + 1}`
    flatten(place, isRecord(place) ? '' : name, cells, 0)
  }
  return cells
}
