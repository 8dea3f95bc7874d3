/** What chooses something or leads somewhere, and is no text for people. */
const KEPT =
  /^(abbreviation|at|clinicMap|closes|color|day|expiresAt|forms|href|icon|id|inEnglish|inForceFrom|kind|letter|marks|medicaid|opens|page|purpose|slug|source|status|timeZone|tone|type|unknown|updatedAt|url|vendor|version|.*At)$/

/** An answer of the API with the same text wherever people read one. */
export const spoiled = (value: unknown, text: string, name = ''): unknown => {
  if (KEPT.test(name)) return value
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((each) => spoiled(each, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, spoiled(each, text, key)]),
  )
}
