import type { LineType } from '../../contract/phone-lines.ts'
import { spokenLanguages } from '../../contract/spoken-languages.ts'

/** What the words beside a number say of it. */
export interface Label {
  type: LineType
  /** English names. */
  languages: string[]
  /** What else they say: 'Dental', 'press 2'. */
  description: string | null
  /** Whether the number is not for the public. */
  isPrivate: boolean
  /** Whether it is a number to call and something else too: 'Phone/Fax', 'Voice/TTY'. */
  isBoth: boolean
  /** Whether it says anything that is known. */
  isKnown: boolean
}

/** The first that fits counts. Accents are taken off before. */
const TYPES: readonly [LineType, RegExp][] = [
  ['fax', /\b(e-?)?fa(x|csimile)\b/g],
  [
    'textphone',
    /\b(tty|tdd|tt|ttd|text ?phone|teletype(writer)?|video ?phone|(hearing|speech)[ -]impaired|deaf|hard of hearing|(711 )?relay( service)?|sordos|discapacidad auditiva)\b/g,
  ],
  [
    'text',
    /\b(sms|text( messages?| messaging)?( only)?|texts|texting|texto|mensajes?( de texto)?|whats ?app)\b/g,
  ],
  [
    'afterHours',
    /\b(after[ -]?hours?|out of hours|nights?( and |\/| & )weekends?|nights?|weekends?|evenings?|on[ -]call|fuera de horario|noches?|fines de semana|despues (de|del) (horas?|horario))\b/g,
  ],
  [
    'crisis',
    /\b(crisis|hot ?line|suicide|emergency|emergencies|emergencias?|linea de (ayuda|crisis))\b/g,
  ],
  [
    'appointments',
    /\b(appointments?|appts?|scheduling|schedules?|citas?|hacer (una )?citas?|reservations?)\b/g,
  ],
]

/** Known by a name of their own. */
const NAMED: readonly [RegExp, string][] = [
  [/\bwhats ?app\b/, 'WhatsApp'],
  [/\bvideo ?phone\b/, 'Videophone'],
]

/** 'Call or text' is a number to call. */
const CALLED = /\b(call|voice|phone|telephone|tel|llame|llamar|voz|telefono)\b/
const VOICE = /\b(voice|voz|main|principal|phone|telephone|tel|telefono|office)\b/
const BOTH = /[/&+]|\b(and|or|y|o)\b/
const PRIVATE =
  /\b(private|confidential|internal( use)?( only)?|unlisted|unpublished|(staff|admin(istration)?|office use) only|not (for the )?public|(do not|don'?t) (give|share|publish|list|release|call)|not to be (given|published|shared)|privado|confidencial|uso interno)\b/

/** Words of a label that say nothing by themselves. */
const EMPTY = new Set(
  'a al an and at ask available by call called calling calls contact center clinic de dial direct el en es espanol ext extension for free hablamos habla hablan hablar hours in is la line lines linea llamar llame llamenos local main make marque no num number numbers numero o of office on only or our ph phone phones please para por prefix primary principal reach schedule se si speaking speaker speakers spoken service tel telefono telephone the to toll tollfree una us use usted voice voz y you your'.split(
    ' ',
  ),
)

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase()

/** English names of languages by their names in our languages, and how people write two of them. */
const LANGUAGES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bbilingual|\bbilingue\b/g, ['English', 'Spanish']],
  [/\bcastellano\b|\bhispanic\b|\blatino\b/g, ['Spanish']],
  [/\basl\b/g, ['American Sign Language']],
  [/\bkreyol\b/g, ['Haitian Creole']],
  ...spokenLanguages().flatMap(({ english, others }) =>
    [english, ...others].map(
      (name) => [new RegExp(`\\b${plain(name)}\\b`, 'g'), [english]] as const,
    ),
  ),
]
/** A whole label may be a code. */
const CODES: Readonly<Record<string, string>> = {
  en: 'English',
  eng: 'English',
  es: 'Spanish',
  esp: 'Spanish',
  sp: 'Spanish',
  spa: 'Spanish',
}

/** The languages that a text names, by their English names. */
const languagesIn = (text: string): string[] => {
  const code = CODES[text.replaceAll(/[^a-z]/g, '')]
  if (code) return [code]
  return [...new Set(LANGUAGES.flatMap(([name, all]) => (text.match(name) ? all : [])))]
}

/** Longer ones are sentences that a number stands in. */
const LONGEST = 80

const isEmpty = (word: string) => {
  const bare = plain(word).replaceAll(/[^a-z0-9#*]/g, '')
  return bare === '' || EMPTY.has(bare)
}

/** What is left of a label: without what is known of it, and without empty words at its ends. */
const descriptionIn = (label: string, known: readonly RegExp[]): string | null => {
  // Same length as the label, so that what is found in the one is taken from the other.
  const lower = [...label].map((letter) => plain(letter)[0] ?? ' ').join('')
  const kept = [...label]
  for (const pattern of known)
    for (const { index, 0: found } of lower.matchAll(pattern))
      kept.fill(' ', index, index + found.length)
  const words = kept.join('').split(/\s+/)
  const first = words.findIndex((word) => !isEmpty(word))
  const last = words.findLastIndex((word) => !isEmpty(word))
  if (first === -1) return null
  const text = words
    .slice(first, last + 1)
    .join(' ')
    .replaceAll(/^[^\p{L}\p{N}#*]+|[^\p{L}\p{N})#*]+$/gu, '')
  return text === '' || text.length > LONGEST ? null : text
}

const NOTHING_SAID: Label = {
  type: 'voice',
  languages: [],
  description: null,
  isPrivate: false,
  isBoth: false,
  isKnown: false,
}

/** Words that stand beside a number, as what they say of it. */
export const readLabel = (label: string): Label => {
  if (!/\p{L}/u.test(label)) return NOTHING_SAID
  const text = plain(label)
  const found = TYPES.find(([, pattern]) => text.match(pattern))
  const isBoth =
    found !== undefined &&
    ['fax', 'textphone'].includes(found[0]) &&
    VOICE.test(text) &&
    BOTH.test(text)
  // 'Call or text' is a number to call, and so is one for calls and texts.
  const isCalled = found?.[0] === 'text' && CALLED.test(text)
  const type = !found || isCalled ? 'voice' : found[0]
  const languages = languagesIn(text)
  const known = [...(found ? [found[1]] : []), ...LANGUAGES.map(([name]) => name)]
  const isCode = text.replaceAll(/[^a-z]/g, '') in CODES
  return {
    type,
    languages,
    description:
      NAMED.find(([pattern]) => pattern.test(text))?.[1] ??
      (isCalled ? 'Call or text' : isCode ? null : descriptionIn(label, known)),
    isPrivate: PRIVATE.test(text),
    isBoth,
    isKnown: found !== undefined || languages.length > 0 || VOICE.test(text),
  }
}
