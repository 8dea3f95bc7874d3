/** One clinic, state or category of an answer, before anything is known of it. */
type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value

/** Names by the other ones that they may be written by. */
const SPELLINGS = {
  zip_code: 'zipCode',
  is_free: 'isFree',
  is_low_cost: 'isLowCost',
  clinic_count: 'clinicCount',
}

/** Degrees may arrive as text; what is no number is no coordinate. */
const degrees = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number(value.trim() || Number.NaN) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

/** Rows are changed where they stand: copies of hundreds take longer to make and to write. */
const tidy = (row: Row): void => {
  for (const [other, name] of Object.entries(SPELLINGS)) {
    if (other in row) row[name] ??= row[other]
  }
  if ('city' in row) {
    row.latitude = degrees(row.latitude)
    row.longitude = degrees(row.longitude)
    // A count that is missing counts as zero, for which there are words.
  } else row.clinicCount = Number(row.clinicCount) || 0
}

const rowsOf = (answer: unknown): unknown[] => {
  if (Array.isArray(answer)) return answer
  const isList = typeof answer === 'object' && answer !== null && 'clinics' in answer
  return isList && Array.isArray(answer.clinics) ? answer.clinics : [answer]
}

/**
 * What the API answered, as the pages know it: the one place that knows of alternate spellings and
 * of coordinates that are texts or missing.
 * @param path of the API, such as '/api/clinics/search?location=Reno'
 */
export const readAnswer = (path: string, answer: unknown): unknown => {
  if (/^\/api\/(clinics|states|categories)\b/.test(path)) {
    for (const row of rowsOf(answer)) if (isRow(row)) tidy(row)
  }
  return answer
}
