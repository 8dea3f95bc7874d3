import { readYesNo } from '../../clinics/index.ts'
import { columnWords } from './column-words.ts'
import { withoutMark } from './hidden-columns.ts'

/** What a column keeps from the public: a whole row, its street with its point, or a telephone number. */
export type Hides = 'row' | 'street' | 'phone'

/** A column that may say that something is not for the public. */
export interface Flag {
  column: string
  hides: Hides
  /** Whether it tells people something in words, rather than keeping something from them. */
  isAlert: boolean
  /** Whether it may mean something else: 'Public' may be about who owns a clinic. */
  isUnsure: boolean
  /** Words before the flag's own: 'phone1' of 'Phone1IsPrivate', which is about 'Phone1Number'. */
  of: string
  /** Whether a cell says so. */
  says: (cell: string) => boolean
}

const words = (text: string) => new Set(text.split(' '))

/** 'Yes' in such a column keeps something from the public. */
const PRIVATE = words(
  'private confidential hidden hide suppress suppressed secret undisclosed unlisted withheld nonpublic',
)
const NOT_PUBLIC = words(
  'inactive closed exclude excluded delete deleted archive archived suspended discontinued terminated deactivated disabled retired defunct removed unpublished',
)
/** 'No' does in such a column, and 'Yes' where 'not' stands before it. */
const PUBLIC = words(
  'active public publish published visible display displayed show shown listed include included enabled approved live',
)
const ONLY_WITH_NOT = words('list refer use')
const DATED = words(
  'closed closure closing deleted inactive deactivated terminated archived end expiration',
)

const STREET = words(
  'address addr street location physical map point coordinates latitude longitude',
)
const PHONE = words('phone phones telephone tel')
const LINE = words(
  'number num no fax tty tdd sms text hotline crisis line lines toll free after hours spanish english business out area',
)
/** What such a column may be about without being about a part of the row. */
const ROW = words(
  'is are was the this from in on to of for record row entry site clinic facility location program agency organization org provider service resource listing website web site directory internet online flag yn y n currently current permanently temporarily date at as',
)
const STATUS = words('status code description name text operating operational operation business')
const TEST = words('test record data row entry flag is')

/** A status that keeps a row from the public, in whole. */
const HIDING_STATUS =
  /^(i|in-?active|not active|(permanently |temporarily )?closed\b.*|temporar(il)?y (closure|suspended)|closing|suspended|deleted?|archived?|terminated|defunct|discontinued|withdrawn|expired|(un|not )published|hidden|private|confidential|excluded?|disabled|retired|removed|out of business|no longer\b.*|not (operating|operational|open|yet open)|non-?operational|pending\b.*|draft|planned|coming soon|test|duplicate|no place to go\b.*|do not\b.*)$/i

/** What somebody has to know now: that a part is closed, or all of it, or for a day. */
const ALERT = words('alert alerts announcement announcements')
const CLOSED_NOW =
  /\b((temporar(il)?y|currently|now|permanently|indefinitely) (been )?closed|closed (temporarily|permanently|indefinitely|until|for|due to)\b|(temporary|permanent) closure|no longer (open|operating|in operation|available|seeing|accepting)|not (currently |yet )?(open|operating|in operation))\b/i
const saysClosedNow = (cell: string) => CLOSED_NOW.test(cell)

const tellsOfAlerts = (column: string): boolean => {
  const named = columnWords(column).split(' ')
  return any(named, ALERT) && all(named, ALERT, ROW)
}

const saysYes = (cell: string) => readYesNo(cell) === true
const saysNo = (cell: string) => readYesNo(cell) === false
const saysStatus = (cell: string) => HIDING_STATUS.test(cell.trim())

/** Whether a cell is a day that has passed. */
const saysPast = (cell: string, now = Date.now()) => {
  const text = cell.trim()
  const isDate =
    /^(\d{4}-\d{1,2}-\d{1,2}(?!\d)|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|[a-z]{3,9}\.? \d{1,2},? \d{4})/i
  return isDate.test(text) && Date.parse(text) < now
}

/** Numbers that are called by what they are. */
const FAX = words('fax tty tdd sms hotline')

/** 'phone 2' of 'Phone 2 is public' and of 'Show phone 2'. */
const ofPublic = (named: string[]) =>
  named.filter((word) => !PUBLIC.has(word) && !['is', 'on', 'the', 'in'].includes(word)).join(' ')

const all = (some: string[], ...sets: ReadonlySet<string>[]) =>
  some.every((word) => sets.some((set) => set.has(word)))
const any = (some: string[], set: ReadonlySet<string>) => some.some((word) => set.has(word))

/** 'phone2' and 'phone 2' are 'phone'. */
const unnumbered = (words: string[]) =>
  words.map((word) => word.replace(/\d+$/, '')).filter((word) => word !== '')

/** What a column with this name may say. */
const meaningOf = (column: string): Omit<Flag, 'column' | 'isAlert' | 'isUnsure'> | undefined => {
  const spoken = columnWords(withoutMark(column)).split(' ')
  const isNegated = spoken.includes('not') || spoken.includes('dont')
  const named = spoken.filter((word) => !['not', 'do', 'dont'].includes(word))
  const at = named.findIndex((word) => PRIVATE.has(word))
  const of = named
    .slice(0, Math.max(at, 0))
    .filter((word) => word !== 'is')
    .join(' ')
  const others = named.filter((word) => !PRIVATE.has(word))
  if (at >= 0 && !isNegated) {
    if (
      any(unnumbered(others), new Set([...PHONE, ...FAX])) &&
      all(unnumbered(others), PHONE, LINE, ROW)
    )
      return { hides: 'phone', of, says: saysYes }
    if (any(others, STREET) && all(others, STREET, ROW))
      return { hides: 'street', of, says: saysYes }
    return all(others, ROW) ? { hides: 'row', of, says: saysYes } : undefined
  }
  const row = (says: Flag['says']) => ({ hides: 'row', of: '', says }) as const
  if (any(named, NOT_PUBLIC) && all(named, NOT_PUBLIC, ROW))
    return row((cell) => saysYes(cell) || saysStatus(cell) || saysPast(cell))
  if (any(named, DATED) && named.includes('date') && all(named, DATED, ROW)) return row(saysPast)
  if (isNegated && any(named, new Set([...PUBLIC, ...ONLY_WITH_NOT])))
    return all(named, PUBLIC, ONLY_WITH_NOT, ROW) ? row(saysYes) : undefined
  if (any(named, PUBLIC)) {
    if (all(named, PUBLIC, ROW)) return row((cell) => saysNo(cell) || saysStatus(cell))
    if (all(named, PUBLIC, STREET, ROW)) return { hides: 'street', of: '', says: saysNo }
    const about = unnumbered(named)
    if (any(about, new Set([...PHONE, ...FAX])) && all(about, PUBLIC, PHONE, LINE, ROW))
      return { hides: 'phone', of: ofPublic(named), says: saysNo }
  }
  if (tellsOfAlerts(column)) return row(saysClosedNow)
  if (named.includes('status') && all(named, STATUS, PUBLIC, ROW)) return row(saysStatus)
  if (named.includes('test') && named.length > 1 && all(named, TEST)) return row(saysYes)
  return undefined
}

const UNSURE = /^(is )?(public|private|live|included?|approved)$/

/** The columns that may say that something is not for the public. */
export const flagsOf = (columns: readonly string[]): Flag[] =>
  columns.flatMap((column) => {
    const meaning = meaningOf(column)
    if (!meaning) return []
    const isAlert = tellsOfAlerts(column)
    return [{ column, isAlert, isUnsure: isAlert || UNSURE.test(columnWords(column)), ...meaning }]
  })

/** Whether a flag about a telephone number is about the one in this column: both begin with the same words. */
export const isAbout = (flag: Pick<Flag, 'of'>, column: string): boolean =>
  isGeneral(flag) || `${columnWords(column)} `.startsWith(`${flag.of} `)

/** Whether it is about every number of a row. */
export const isGeneral = ({ of }: Pick<Flag, 'of'>): boolean => PHONE.has(of) || of === ''
