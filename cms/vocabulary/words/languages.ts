import { englishLanguage, spokenLanguages } from '../../contract/spoken-languages.ts'
import type { LexiconParts } from './lexicon.ts'
import { wordKey } from './word-key.ts'

/** Spoken by many patients, and named by no library. */
const OF_THIS_CONTINENT = [
  'Ixil',
  'Kanjobal',
  'K’iche’',
  'Mam',
  'Mixtec',
  'Q’anjob’al',
  'Q’eqchi’',
  'Triqui',
]

/** Languages whose codes lists use, beside those that our pages translate. */
const CODED =
  /^(Albanian|Bosnian|Chuukese|Croatian|Czech|Dutch|Greek|Hebrew|Hungarian|Kinyarwanda|Kurdish|Malayalam|Mongolian|Oromo|Persian|Romanian|Serbian|Swedish|Tamil|Telugu|Tibetan|Tigrinya|Tongan|Turkish|Yiddish)$/

/** Codes that are words too: 'so', 'my', 'am', 'it'. */
const WORDS_TOO: ReadonlySet<string> = new Set(['am', 'he', 'it', 'mi', 'my', 'sm', 'so', 'to'])

/** What people call languages, in English and Spanish, and no library does. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Bengali: 'bangla',
  English: 'eng, ingles (english)',
  Spanish: 'sp, span, spn, esp, castellano, castilian, latin american spanish, español (spanish)',
  'American Sign Language':
    'asl, sign, sign language, american sign, signing, lenguaje de señas, lengua de señas, lenguaje de señas americano',
  Burmese: 'myanmar',
  Cantonese: 'cantonese chinese, chinese cantonese, yue chinese',
  Chinese: 'chn, chino',
  Farsi: 'persian, iranian, fa, per, fas, persa',
  French: 'fr canadian french',
  'Haitian Creole':
    'haitian, creole, haitian kreyol, kreyol, kreyòl ayisyen, creole haitian, creole french, criollo',
  Ilocano: 'iloko, ilokano',
  Khmer: 'cambodian, central khmer, camboyano',
  Lao: 'laotian, laos',
  Mandarin: 'mandarin chinese, chinese mandarin, putonghua',
  Mixtec: 'mixteco, mixtec languages',
  Navajo: 'dine, diné',
  Pashto: 'pushto, pushtu, pashtu',
  Polish: 'pol',
  Portuguese: 'port, brazilian portuguese, brazilian, portuguese brazilian',
  Punjabi: 'panjabi',
  Russian: 'rus',
  Tagalog: 'filipino, pilipino, fil',
  Vietnamese: 'viet, vn',
}

/** Of no language: several, none, unknown, others. */
const NO_LANGUAGE: ReadonlySet<string> = new Set(['mul', 'zxx', 'und', 'mis'])

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const CODES = LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((two) => [
  two,
  ...LETTERS.map((third) => two + third),
])

/** The world's languages by their names in English and Spanish, and the usual ones by their codes. */
const namesOfLanguages = (): LexiconParts['names'] => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const inSpanish = new Intl.DisplayNames('es', { type: 'language', fallback: 'none' })
  const ours = spokenLanguages()
  const spoken = new Set(ours.map(({ english }) => english))
  const other = Object.entries(OTHER_NAMES).flatMap(([english, names]) =>
    names.split(',').map((name) => [name, english] as const),
  )
  const renamed = new Map(
    [...OF_THIS_CONTINENT.map((name) => [name, name] as const), ...other].map(([name, english]) => [
      wordKey(name),
      english,
    ]),
  )
  const world = CODES.flatMap((code) => {
    const english = inEnglish.of(code)
    if (!english || NO_LANGUAGE.has(code)) return []
    const entry = renamed.get(wordKey(english)) ?? englishLanguage(english)
    const isCoded = (spoken.has(entry) || CODED.test(english)) && !WORDS_TOO.has(code)
    const names = [english, inSpanish.of(code) ?? '', ...(isCoded ? [code] : [])]
    return names.map((name) => [name, entry] as const)
  })
  return [
    ...ours.flatMap(({ english, others }) =>
      [english, ...others].map((name) => [name, english] as const),
    ),
    ...OF_THIS_CONTINENT.map((name) => [name, name] as const),
    ...other,
    ...world,
  ]
}

let names: LexiconParts['names'] | undefined

/** The same in each process. */
export const languageNames = (): LexiconParts['names'] => {
  names ??= namesOfLanguages()
  return names
}
