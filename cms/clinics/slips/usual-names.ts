import type { Locale } from '../../contract/constants.ts'
import { SERVICE_CHOICES } from '../../contract/form-fields.ts'

type Names = readonly (readonly [english: string, spanish: string])[]

/** Languages that health centers in the United States name most. */
const LANGUAGES: Names = [
  ['English', 'Inglés'],
  ['Spanish', 'Español'],
  ['American Sign Language', 'Lengua de señas americana'],
  ['Albanian', 'Albanés'],
  ['Amharic', 'Amárico'],
  ['Arabic', 'Árabe'],
  ['Armenian', 'Armenio'],
  ['Bengali', 'Bengalí'],
  ['Burmese', 'Birmano'],
  ['Cantonese', 'Cantonés'],
  ['Chinese', 'Chino'],
  ['Chuukese', 'Chuukés'],
  ['Dari', 'Darí'],
  ['Farsi', 'Farsi'],
  ['French', 'Francés'],
  ['German', 'Alemán'],
  ['Gujarati', 'Guyaratí'],
  ['Haitian Creole', 'Criollo haitiano'],
  ['Hindi', 'Hindi'],
  ['Hmong', 'Hmong'],
  ['Japanese', 'Japonés'],
  ['Karen', 'Karen'],
  ['Khmer', 'Jemer'],
  ['Kinyarwanda', 'Kiñaruanda'],
  ['Korean', 'Coreano'],
  ['Lao', 'Lao'],
  ['Mandarin', 'Mandarín'],
  ['Marshallese', 'Marshalés'],
  ['Mixteco', 'Mixteco'],
  ['Navajo', 'Navajo'],
  ['Nepali', 'Nepalí'],
  ['Oromo', 'Oromo'],
  ['Pashto', 'Pastún'],
  ['Polish', 'Polaco'],
  ['Portuguese', 'Portugués'],
  ['Punjabi', 'Punyabí'],
  ['Russian', 'Ruso'],
  ['Samoan', 'Samoano'],
  ['Somali', 'Somalí'],
  ['Swahili', 'Suajili'],
  ['Tagalog', 'Tagalo'],
  ['Thai', 'Tailandés'],
  ['Tigrinya', 'Tigriña'],
  ['Ukrainian', 'Ucraniano'],
  ['Urdu', 'Urdu'],
  ['Vietnamese', 'Vietnamita'],
  ['Yiddish', 'Yidis'],
]

const INSURANCE: Names = [
  ['CHIP', 'CHIP'],
  ['Marketplace plans', 'Planes del Mercado'],
  ['Medicaid', 'Medicaid'],
  ['Medicare', 'Medicare'],
  ['Most private insurance', 'La mayoría de los seguros privados'],
  ['No insurance needed', 'No se necesita seguro'],
  ['TRICARE', 'TRICARE'],
  ['Veterans benefits', 'Beneficios para veteranos'],
]

/** A clinic's lists that offer known names, with the usual names of each. */
const USUAL = {
  services: SERVICE_CHOICES.map((name) => [name, name] as const),
  languages: LANGUAGES,
  insuranceAccepted: INSURANCE,
} as const

export type ListName = keyof typeof USUAL

export const isListName = (name: string): name is ListName => Object.hasOwn(USUAL, name)

/** Services have one name in all languages. */
export const usualNames = (list: ListName, locale: Locale): string[] =>
  USUAL[list].map(([english, spanish]) => (locale === 'en' ? english : spanish))
