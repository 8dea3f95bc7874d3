import { placePattern, withoutPattern } from '../../clinics/index.ts'
import type { ColumnField } from '../mapping/column-fields.ts'
import type { Mapping } from '../mapping/mapping.ts'
import type { Row } from './read-rows.ts'

type Cells = Row['cells']

/** A column with the number that is public where the clinic's own is not. */
export const isHotline = (column: string): boolean => /hot\s*line|crisis line/i.test(column)

const OF_PLACE: readonly ColumnField[] = ['address', 'fullAddress', 'latitude', 'longitude']

/** The columns whose cells a row has to keep to be read again; an unmapped one may hold the street. */
const keptColumns = ({ columns, only, when, flags = [] }: Mapping): Set<string> =>
  new Set([
    ...Object.entries(columns).flatMap(([field, column]) =>
      OF_PLACE.some((one) => one === field) || column === undefined ? [] : [column],
    ),
    ...[...only, ...when].map(({ column }) => column),
    ...flags,
  ])

export interface Town {
  city?: string | null
  /** Postal abbreviation. */
  state?: string | null
  /** Its middle, for a row that says by a point alone where it is. */
  middle?: { latitude: number; longitude: number } | undefined
}

/** A row's cells with its town instead of its street and its point. */
export const withoutPlaceCells = (
  cells: Cells,
  mapping: Mapping,
  { city, state, middle }: Town,
  pattern?: string,
): Record<string, string> => {
  const kept = keptColumns(mapping)
  const { fullAddress, latitude, longitude } = mapping.columns
  const town: Record<string, string> = {
    ...(latitude && longitude && middle
      ? { [latitude]: String(middle.latitude), [longitude]: String(middle.longitude) }
      : {}),
    ...(fullAddress && city ? { [fullAddress]: [city, state].filter(Boolean).join(', ') } : {}),
  }
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => {
      if (column in town) return [column, town[column] ?? '']
      const isKept = kept.has(column) || isHotline(column)
      return [column, isKept ? String(withoutPattern(cell, pattern)) : '']
    }),
  )
}

/** Finds the place that a row says in all of its texts. */
export const patternOf = (cells: Cells, { columns }: Mapping): string | undefined => {
  const cell = (field: ColumnField) => cells[columns[field] ?? ''] ?? ''
  const point = { latitude: cell('latitude'), longitude: cell('longitude') }
  return placePattern([{ address: cell('address') || cell('fullAddress'), ...point }])
}

/** Takes the place that a row's cells say out of sentences about it. */
export const withoutQuotedPlace = (sentence: string, cells: Cells, mapping: Mapping): string =>
  OF_PLACE.flatMap((field) => cells[mapping.columns[field] ?? ''] || []).reduce(
    (text, cell) => text.replaceAll(cell, '…'),
    sentence,
  )
