import { FileFault } from '../file/file-fault.ts'

/** Files that programs add, and that no person sees. */
const UNSEEN = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i
const LISTS = /\.(csv|tsv|tab|txt|json|ndjson|jsonl|geojson)$/i
/** Text that comes with a list. */
const NOTES =
  /(^|\/)(readme|license|licence|notice|about|changelog)[^/]*$|(^|\/)datapackage\.json$/i

const MOST_NAMED = 5

const quoted = (names: readonly string[]) => {
  const named = names.slice(0, MOST_NAMED).map((name) => `“${name}”`)
  return named.join(', ') + (names.length > MOST_NAMED ? ' and others' : '')
}

/**
 * The name of the one list in an archive.
 * @throws FileFault that says what is in it, if there is none or several
 */
export const listIn = (names: readonly string[]): string => {
  const seen = names.filter((name) => !UNSEEN.test(name))
  if (seen.length === 0)
    throw new FileFault('This archive is empty. Ask the sender to send the list again.')
  const workbooks = seen.filter((name) => /\.(xlsx|xlsm|xls|ods)$/i.test(name))
  const lists = seen.filter((name) => LISTS.test(name) && !NOTES.test(name))
  const [list] = lists
  const all = [...lists, ...workbooks]
  if (list && all.length === 1) return list
  if (all.length > 0)
    throw new FileFault(
      `This archive holds ${quoted(all)}. Unpack it, and upload the ${all.length > 1 ? 'file with the clinics' : 'workbook'}.`,
    )
  throw new FileFault(
    `This archive holds no list that we can read, but ${quoted(seen)}. Ask the sender for the list as .xlsx or CSV.`,
  )
}
