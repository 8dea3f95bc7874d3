/** National help lines, which are no clinic's own, and what answers there. */
const HELP_LINES = new Map([
  ['8002221222', 'Poison Help'],
  ['8002738255', '988, by its former number'],
  ['8007997233', 'National Domestic Violence Hotline'],
  ['8006564673', 'National Sexual Assault Hotline'],
  ['8006624357', 'SAMHSA’s helpline'],
  ['8004224453', 'Childhelp'],
  ['8883737888', 'National Human Trafficking Hotline'],
  ['8338526262', 'National Maternal Mental Health Hotline'],
  ['8664887386', 'The Trevor Project'],
  ['8009855990', 'Disaster Distress Helpline'],
])

const GAP = String.raw`[\s./\-‐–—·]{0,3}`
/** Area codes and exchanges begin with 2 to 9. */
const NUMBER = new RegExp(
  // No digits of a longer number before it, nor another country's code.
  String.raw`(?<![\d+]|\d[\s./-]|\+\d{1,3}[\s.-]?\(?)(?:(?:\+|00)?1${GAP})?` +
    String.raw`\(?([2-9]\d{2})\)?${GAP}([2-9]\d{2})${GAP}(\d{4})` +
    String.raw`(?:[\s,;]*(?:extensi(?:on|ón)|ext|x|#)[\s.:#]*\d{1,6})?(?!\d|[-.]\d)`,
  'giu',
)
/** What is said before a number: 'call', 'el número'. */
const SAID_BEFORE =
  /(?:\b(?:tel|phone|telephone|cell|fax|text|call|dial|ring|number|no|nr|teléfono|telefono|llame|llamar|marcar|número|numero|al|is|es|the|el)\b[\s.:#]*)+$/iu

export interface TypedPhones {
  /** Ten digits each. */
  numbers: string[]
  /** The text without them. */
  rest: string
}

/** '6305550170' → '630-555-0170'. */
export const writtenPhone = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3')

/** Telephone numbers of the United States in a text, in any usual spelling, with their area codes. */
export const typedPhones = (typed: string): TypedPhones => {
  const text = typed.normalize('NFKC')
  const numbers: string[] = []
  let rest = ''
  let end = 0
  for (const match of text.matchAll(NUMBER)) {
    const digits = `${match[1]}${match[2]}${match[3]}`
    if (HELP_LINES.has(digits)) continue
    numbers.push(digits)
    rest += `${text.slice(end, match.index).replace(SAID_BEFORE, '')} `
    end = match.index + match[0].length
  }
  return { numbers: [...new Set(numbers)], rest: (rest + text.slice(end)).trim() }
}
