import { isRecord } from '../../documents/rich-text-node.ts'
import { HSDS_FIELDS } from './hsds-row.ts'

/** Which values of a file have no place here: their names, with how many services or rows have one. */
export type NotKept = Map<string, number>

/** Ids, and what is the same everywhere or about the record itself. */
const SAYS_NOTHING =
  /^(id|.*_id|wkst|country|uri|link_entity|resource_type|last_modified|metadata|taxonomy_detail)$/
/** Of a word, its code and its name are used. */
const OF_A_WORD = /^(description|taxonomy|language|version|parent)$/

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isRecord(value) && Object.values(value).every(isEmpty))

/** The names of values that are in `given` and not in `read`, 'organization.funding'. */
const missing = (source: unknown, read: unknown, path: string): string[] => {
  if (Array.isArray(source)) {
    const items = Array.isArray(read) ? read : []
    if (items.length !== source.length) return [path]
    return source.flatMap((item, index) => missing(item, items[index], path))
  }
  if (!isRecord(source)) return []
  const known: Record<string, unknown> = isRecord(read) ? { ...read } : {}
  return Object.entries(source).flatMap(([key, value]) => {
    if (isEmpty(value) || SAYS_NOTHING.test(key)) return []
    if (path.endsWith('taxonomy_term') && OF_A_WORD.test(key)) return []
    const name = path === '' ? key : `${path}.${key}`
    return known[key] === undefined ? [name] : missing(value, known[key], name)
  })
}

/** Facts of another release or directory, under names that we don't know. */
const unknownFacts = ({ attributes }: Record<string, unknown>): string[] => {
  if (!Array.isArray(attributes)) return []
  return attributes.flatMap((one: unknown) => {
    const term = isRecord(one) && one.link_type === 'fact' ? one.taxonomy_term : undefined
    const code = isRecord(term) ? String(term.code) : undefined
    return code && !HSDS_FIELDS.some((field) => field === code) ? [`attributes.${code}`] : []
  })
}

/**
 * Notes what a service says that has no place here.
 * @param source as it is in the file
 * @param read what was read of it
 */
export const noteNotKept = (notKept: NotKept, source: unknown, read: unknown): void => {
  if (!isRecord(source)) return
  for (const name of new Set([...missing(source, read, ''), ...unknownFacts({ ...source })]))
    notKept.set(name, (notKept.get(name) ?? 0) + 1)
}

/** More than a person reads. */
const MOST_NAMES = 30

/** 'Not kept: funding (12), accreditations (3).', the most frequent first; null if all was kept. */
export const notKeptInWords = (notKept: readonly (readonly [string, number])[]): string | null => {
  if (notKept.length === 0) return null
  const sorted = notKept.toSorted(([, one], [, other]) => other - one)
  const names = sorted.slice(0, MOST_NAMES).map(([name, rows]) => `${name} (${rows})`)
  const more = notKept.length - names.length
  return `Not kept: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}
