import { furtherLines, readLabel, readLines, type SaidLine } from '../../clinics/index.ts'
import { LINE_LABELS, lineText } from '../../contract/line-text.ts'
import {
  LINE_TYPES,
  type LineType,
  MOST_DESCRIPTION,
  mainLine,
  type PhoneLine,
} from '../../contract/phone-lines.ts'
import { ownLexicons, readWords } from '../../vocabulary/index.ts'
import type { ReadPhone } from './hsds-service.ts'

const { languages: LANGUAGES } = ownLexicons()

/** What a place says of its lines. */
export interface HsdsLines {
  /** The number to call. */
  main: PhoneLine | undefined
  lines: SaidLine[]
  /** Whether they are of our own export, and stay as they are. */
  isOurs: boolean
  /** A number to call that can't be read, for the note about it. */
  unread: string
}

/** Types of the standard, and others that people write there. */
const typeOf = (type = ''): LineType | 'none' => {
  if (/pager/i.test(type)) return 'none'
  if (/video|text[ -]?phone|tty|tdd/i.test(type)) return 'textphone'
  if (/fax/i.test(type)) return 'fax'
  if (/text|sms/i.test(type)) return 'text'
  return readLabel(type).type
}

const KINDS = new RegExp(
  `^(${LINE_TYPES.map((type) => LINE_LABELS[type].en).join('|')})(?:: (.+))?$`,
  's',
)

/** A description whose first words are the kind, as our own exports write it. */
const withKind = (type: LineType, description: string | null) => {
  const [, label, rest = null] = KINDS.exec(description ?? '') ?? []
  const kind = LINE_TYPES.find((one) => LINE_LABELS[one].en === label)
  if (kind) return { type: kind, description: rest }
  const parsed = readLabel(description ?? '')
  return {
    type: type === 'voice' ? parsed.type : type,
    description: parsed.description === null ? null : description,
  }
}

/** As the open data's ids tell it: those of phones, and among them that of the number to call. */
const OURS = /^[\da-f]{8}-[\da-f]{4}-8006-8/i
const OUR_MAIN = /^[\da-f]{8}-[\da-f]{4}-8006-8000-/i

const cut = (text = '') =>
  text.length > MOST_DESCRIPTION ? `${text.slice(0, MOST_DESCRIPTION - 1)}…` : text

const lineOf = (phone: ReadPhone, state: string): SaidLine[] => {
  const type = typeOf(phone.type)
  const { isPrivate, languages: labelled } = readLabel(phone.description ?? '')
  if (type === 'none' || isPrivate) return []
  const named = phone.languages.map(({ name, code }) => name || code || '')
  const isOurs = OURS.test(phone.id ?? '')
  const languages = isOurs ? named : named.flatMap((name) => readWords(name, LANGUAGES).known)
  return readLines(phone.number, state).map((line) => ({
    ...line,
    ...withKind(type === 'voice' ? line.type : type, cut(phone.description) || line.description),
    extension: line.extension ?? (String(phone.extension ?? '') || null),
    languages: languages.length > 0 || isOurs ? languages : labelled,
  }))
}

/**
 * The lines of a place.
 * @param levels phones of the service at the place, of the service, the place and its organization: the
 * first with a number to call has the number
 */
export const hsdsLines = (levels: readonly (readonly ReadPhone[])[], state: string): HsdsLines => {
  const phones = levels.flat()
  const own = phones.find(({ id }) => OUR_MAIN.test(id ?? ''))
  const read = levels.map((level) => level.flatMap((phone) => lineOf(phone, state)))
  const main = own
    ? lineOf(own, state)[0]
    : read.map((level) => mainLine(level)).find((line) => line !== undefined)
  const isOurs = phones.length > 0 && phones.every(({ id }) => OURS.test(id ?? ''))
  const lines = isOurs
    ? phones.filter((phone) => phone !== own).flatMap((phone) => lineOf(phone, state))
    : read.flat()
  const unread = phones.find(
    (phone) => typeOf(phone.type) === 'voice' && lineOf(phone, state).length === 0,
  )
  return { main, lines, isOurs, unread: main ? '' : (unread?.number ?? '') }
}

/** Two services at one place have the lines of both. */
export const mergedLines = (one: HsdsLines, other: HsdsLines): HsdsLines => {
  const isOurs = one.isOurs && other.isOurs
  const others = other.lines.filter(
    (line) => !one.lines.some((known) => lineText(known) === lineText(line)),
  )
  return { ...one, main: one.main ?? other.main, isOurs, lines: [...one.lines, ...others] }
}

/** The texts of the further lines, one each. */
export const lineTexts = ({ main, lines, isOurs }: HsdsLines): string[] =>
  (isOurs ? lines : furtherLines(lines, main)).map((line) => lineText(line))
