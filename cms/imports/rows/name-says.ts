/** What stands in brackets, after a dash or beside asterisks in a name. */
const PARTS = /[()[\]*]+|\s[-–—|]+\s?|:\s/

/** A part of a name that is no name: 'CLOSED', 'closed 6/30/2021', 'for testing'. */
const NOT_A_CLINIC =
  /^((permanently |temporarily |now |currently )?closed( down)?(,? ((as of|on|since|until|effective)\b.*\d.*|until further notice))?( [\d/.-]+)?|closed \w+ \d{4}|temporar(il)?y closure|inactive|deleted|archived|suspended|out of business|no longer (open|operating|in business|active|exists?)\b.*|do not (use|list|publish|refer|display)\b.*|duplicate( (record|entry))?|for testing.*|test(ing)? (only|record|data|entry|purposes( only)?)|test)$/i

/** A whole name of what somebody only tried out. */
const ONLY_A_TEST =
  /^(zz+\b.*|x{3,}|asdf\w*|test[ -]*(clinic|site|record|agency|program|location|org\w*|provider|entry)?[ -]*\d*|do not (use|list|publish|refer)\b.*|(clinic|name) here)$/i

const ENDS_CLOSED = /\S\s+(CLOSED|(?:[Pp]ermanently|[Tt]emporarily) [Cc]losed)$/

/**
 * Whether a clinic's name says that it is closed, a duplicate or a test.
 * @returns the words that say so
 */
export const nameSays = (name: string): string | undefined => {
  const text = name.trim()
  if (ONLY_A_TEST.test(text)) return text
  const parts = text.split(PARTS).map((part) => part.trim())
  const remark = parts.length > 1 ? parts.find((part) => NOT_A_CLINIC.test(part)) : undefined
  return remark ?? ENDS_CLOSED.exec(text)?.[1]
}

/** What brackets, dashes and asterisks leave where the words between them are taken away. */
const EMPTY = /\(\s*\)|\[\s*\]|\*+/g
const AT_AN_END = /^[\s–—|:-]+|[\s–—|:-]+$/g

/** The name without the words that say so, by which the clinic was known before: 'Easton Clinic'. */
export const nameBefore = (name: string, remark: string): string =>
  name
    .replace(remark, ' ')
    .replaceAll(EMPTY, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(AT_AN_END, '') || name
