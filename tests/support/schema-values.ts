import type { Vocabulary } from './schema-vocabulary.ts'

const HOST = 'https://schema.org/'

/** An item: all its keys except '@…' are properties. */
const isItem = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const isText = (value: unknown) => typeof value === 'string'
const matches = (pattern: RegExp) => (value: unknown) =>
  isText(value) && pattern.test(String(value))
const isNumber = (value: unknown) => typeof value === 'number'
const isAddress = (value: unknown) => isText(value) && URL.canParse(String(value))

/** What a value of each of schema.org's data types looks like in JSON. */
const DATA_TYPES: Record<string, (value: unknown) => boolean> = {
  Text: isText,
  URL: isAddress,
  Date: matches(/^\d{4}(-\d\d){0,2}$/),
  DateTime: matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
  Time: matches(/^\d\d:\d\d/),
  Boolean: (value) => typeof value === 'boolean',
  Number: isNumber,
  Integer: (value) => Number.isInteger(value),
}

/** Whether a value fits a type: as data, as an item, or as the address of one. */
const suits = (value: unknown, type: string, { isA, typesOf }: Vocabulary): boolean => {
  const data = DATA_TYPES[type]
  if (data) return data(value)
  if (isItem(value)) return listOf(value['@type']).some((own) => isText(own) && isA(own, type))
  if (!isAddress(value)) return false
  const own = String(value)
  return !own.startsWith(HOST) || typesOf(own.slice(HOST.length)).some((each) => isA(each, type))
}

/** Lists the values that are not of a type that schema.org allows for their property. */
export const wrongValues = (item: unknown, vocabulary: Vocabulary): string[] => {
  if (!isItem(item)) return []
  return Object.entries(item)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, values]) =>
      listOf(values).flatMap((value) => {
        // An action's 'query-input' says what to put into its address as the query.
        const ranges = vocabulary.ranges(property.replace(/-(in|out)put$/, ''))
        const inside = wrongValues(value, vocabulary)
        if (ranges.some((type) => suits(value, type, vocabulary))) return inside
        return [`${property} must be ${ranges.join(' or ')}: ${JSON.stringify(value)}`, ...inside]
      }),
    )
}
