import { unguarded } from '../../panel-kit/formula-guard.ts'
import { FileFault } from '../file/file-fault.ts'
import type { Mapping } from '../mapping/mapping.ts'

/** HRSA's file, the widest known, has 56. */
const MOST_COLUMNS = 500

const quoted = (names: string[]) => `“${names.join('”, “')}”`

/** The columns' names; one without a name is called by its number: 'Column 3'. @throws FileFault if they are too many */
export const columnsOf = (header: string[]): string[] => {
  if (header.length > MOST_COLUMNS) {
    throw new FileFault(
      `The file has ${header.length.toLocaleString('en')} columns; ${MOST_COLUMNS} are the most. Leave out columns that you don’t need, or choose another delimiter if these are not columns.`,
    )
  }
  const names = header.map((name) => unguarded(name.trim()))
  const free = (name: string): string => (names.includes(name) ? free(`${name} (no name)`) : name)
  return names.map((name, index) => name || free(`Column ${index + 1}`))
}

/** How many columns a full row has at least: HRSA's header ends in a name that is empty. */
export const endOfNames = (header: string[]): number =>
  header.findLastIndex((name) => name.trim()) + 1

/** @throws FileFault if a column that the mapping names is missing or there twice */
export const checkHeader = (mapping: Mapping, columns: string[]): string[] => {
  const conditions = [...mapping.only, ...mapping.when].map(({ column }) => column)
  const named = [...new Set([...Object.values(mapping.columns), ...conditions])]
  const missing = named.filter((name) => !columns.includes(name))
  if (missing.length > 0) {
    throw new FileFault(
      `The file is missing the column${missing.length > 1 ? 's' : ''} ${quoted(missing)}.\n` +
        `Its columns are: ${columns.join(', ')}`,
    )
  }
  const twice = named.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
  if (twice)
    throw new FileFault(
      `Two columns of the file are called ${quoted([twice])}. Rename one of them.`,
    )
  return columns
}
