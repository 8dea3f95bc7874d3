import type { Lexicon } from './lexicon.ts'

export interface ReadWords {
  /** The English names of entries. */
  known: string[]
  /** What nobody knows, as it is written. */
  unknown: string[]
}

const OUTSIDE = '(?![^()]*\\))'
/** Between items for sure. */
const BETWEEN_ITEMS = new RegExp(`[;|\\n\\t•·]${OUTSIDE}`)
/** Between words, unless a known name has it: 'Women, Infants and Children'. */
const COMMA = `\\s*,\\s*(?:(?:and|y|or|o)\\b\\s*)?${OUTSIDE}`
/** Between words that are known, and else within one: 'grief and loss'. */
const WEAK = `\\s*(?:[/+&:]|(?<=\\s)[-–—]+(?=\\s)|\\.(?=\\s|$)|\\b(?:and|or|y|e|o|u)\\b)\\s*${OUTSIDE}`
const SEPARATOR = new RegExp(`(${COMMA})|${WEAK}`, 'gi')
/** Names that contain more are not known. */
const MOST_JOINED = 6

const WITHOUT =
  /\b(no|not|never|none|without|except|excluding|excludes?|unless|cannot|can['’]?t|do(es)?n['’]?t|sin|excepto|salvo|menos|ningun[oa]?)\b/i
/** Said of what stands before it. */
const SAID_OF_ALL =
  /\b(referrals? only|by referral|not (offered|available|accepted|provided)|no (se )?(acepta|ofrece)[mn]?\w*)\b/i
/** In brackets behind a name, these take it back. */
const TAKEN_BACK =
  /\b(referrals?|referred|no|not|without|except|excluding|coming soon|pending|waitlist|closed|discontinued|sin|excepto|pr[oó]ximamente)\b/i

interface Piece {
  from: number
  to: number
  /** Whether only a weak separator is before it. */
  isJoined: boolean
}

const piecesOf = (text: string): Piece[] => {
  const pieces: Piece[] = []
  let from = 0
  let isJoined = false
  const end = (to: number) => {
    if (text.slice(from, to).trim() !== '') pieces.push({ from, to, isJoined })
  }
  for (const match of text.matchAll(SEPARATOR)) {
    end(match.index)
    isJoined = match[1] === undefined
    from = match.index + match[0].length
  }
  end(text.length)
  return pieces
}

const BRACKETS = /\(([^)]*)\)|\[([^\]]*)\]/g

/** The entries that a text names as a whole; undefined if it doesn't. */
const entriesOf = (text: string, lexicon: Lexicon): (string | null)[] | undefined => {
  const whole = lexicon.find(text)
  if (whole !== undefined) return [whole]
  const inside = [...text.matchAll(BRACKETS)].map(([, round, square]) => round ?? square ?? '')
  if (inside.length === 0 || inside.some((one) => TAKEN_BACK.test(one))) return undefined
  const bare = text.replaceAll(BRACKETS, ' ').trim()
  const own = lexicon.find(bare)
  const more = inside.flatMap((one) => readItem(one, lexicon).known)
  if (own !== undefined) return [own, ...more]
  return lexicon.isFiller(bare) && more.length > 0 ? more : undefined
}

/** 'English Spanish': languages have nothing between them in some lists. */
const eachAlone = (text: string, lexicon: Lexicon): (string | null)[] | undefined => {
  if (lexicon.fact !== 'languages' || !/\S\s+\S/.test(text)) return undefined
  const found = text.split(/\s+/).map((word) => lexicon.find(word))
  return found.every((entry) => entry !== undefined) ? found : undefined
}

/** A stretch of a text, by its first and its last piece. */
interface Stretch {
  first: number
  last: number
}

const readItem = (text: string, lexicon: Lexicon): ReadWords => {
  const pieces = piecesOf(text)
  const known: string[] = []
  const unknown: Stretch[] = []
  const between = ({ first, last }: Stretch) =>
    text.slice(pieces[first]?.from ?? 0, pieces[last]?.to).trim()
  /** The longest name that begins with a piece. */
  const longest = (first: number) => {
    const most = Math.min(pieces.length, first + MOST_JOINED) - 1
    for (let last = most; last >= first; last--) {
      const entries = entriesOf(between({ first, last }), lexicon)
      if (entries) return { entries, last }
    }
    const entries = eachAlone(between({ first, last: first }), lexicon)
    return entries && { entries, last: first }
  }
  for (let first = 0; first < pieces.length; first++) {
    const found = longest(first)
    if (found) {
      known.push(...found.entries.filter((entry) => entry !== null))
      first = found.last
      continue
    }
    const span = between({ first, last: first })
    const without = WITHOUT.exec(span)
    // 'not offered: dental' is about all, 'no dental' only about what follows.
    if ((without && without.index > 0) || SAID_OF_ALL.test(span))
      return { known: [], unknown: [text.trim()] }
    if (without) {
      unknown.push({ first, last: pieces.length - 1 })
      break
    }
    if (lexicon.isFiller(span)) continue
    const before = unknown.at(-1)
    const isWithin = pieces[first]?.isJoined && lexicon.fact !== 'languages'
    if (before?.last === first - 1 && isWithin) before.last = first
    else unknown.push({ first, last: first })
  }
  return { known, unknown: unknown.map(between) }
}

/** Said at the end of lists. */
const AND_SO_ON = /[,\s]*(?:\b(?:etc|et cetera)\b\.?|…|\.\.\.)\s*$/i

const unique = (list: string[]) => [...new Set(list)]

/** The words that a cell or an entry of a list names, and what in it nobody knows. The longest name wins. */
export const readWords = (text: string, lexicon: Lexicon): ReadWords => {
  const items = text
    .replaceAll(/\s+(?=\n)|(?<=\n)\s+/g, '')
    .split(BETWEEN_ITEMS)
    .map((item) =>
      item
        .replace(/^[-–*\s]+/, '')
        .replace(AND_SO_ON, '')
        .trim(),
    )
    .filter(Boolean)
    .map((item) => readItem(item, lexicon))
  return {
    known: unique(items.flatMap(({ known }) => known)),
    unknown: unique(items.flatMap(({ unknown }) => unknown)),
  }
}
