import { COUNTED, FOUND, fill, LISTED, WHOLE_CLINIC } from './missing.ts'

/** One clinic, state or category in a response, not validated yet. */
type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value

/** Names by their alternate spellings. */
const SPELLINGS = {
  zip_code: 'zipCode',
  is_free: 'isFree',
  is_low_cost: 'isLowCost',
  clinic_count: 'clinicCount',
}

/** Degrees may arrive as text; anything that is not a number becomes null. */
const degrees = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Changes rows in place: copying hundreds of them takes longer. */
const tidy = (row: Row): void => {
  for (const [other, name] of Object.entries(SPELLINGS)) {
    if (other in row) row[name] ??= row[other]
  }
  if ('city' in row) {
    row.latitude = degrees(row.latitude)
    row.longitude = degrees(row.longitude)
    fill(row, LISTED)
  } else {
    row.clinicCount = Number(row.clinicCount) || 0
    fill(row, COUNTED)
  }
}

/** What answers may leave out beside what their rows do, by the paths that are asked. */
const MISSING: [pattern: RegExp, missing: object][] = [
  [/^\/api\/clinics\/search\b/, FOUND],
  [/^\/api\/clinics\/slug\//, WHOLE_CLINIC],
]

const isObject = (answer: unknown): answer is Row => typeof answer === 'object' && answer !== null

const rowsOf = (answer: Row): unknown[] => {
  if (Array.isArray(answer)) return answer
  if (!Array.isArray(answer.clinics)) return [answer]
  const { beyond } = answer
  const farther = isObject(beyond) && Array.isArray(beyond.clinics) ? beyond.clinics : []
  return [...answer.clinics, ...farther]
}

/**
 * Normalizes an API response for the pages, by the contract: the one place that handles alternate
 * spellings, coordinates that are texts, and what is missing.
 * @param path of the API, such as '/api/clinics/search?location=Reno'
 */
export const readAnswer = (path: string, answer: unknown): unknown => {
  if (!isObject(answer) || !/^\/api\/(clinics|states|categories)\b/.test(path)) return answer
  if ('clinics' in answer) answer.clinics ??= []
  for (const row of rowsOf(answer)) if (isRow(row)) tidy(row)
  for (const [pattern, missing] of MISSING) if (pattern.test(path)) fill(answer, missing)
  return answer
}
