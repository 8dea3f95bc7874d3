import type { Clinic } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
import { LINE_LABELS } from '../../contract/line-text.ts'
import { type LineType, linesFor, type PhoneLine } from '../../contract/phone-lines.ts'
import { spokenLanguage } from '../../contract/spoken-languages.ts'
import { escaped, fileOf, productId } from './content-line.ts'

const digits = (phone: string) => {
  const all = phone.replace(/\D/g, '')
  return all.length === 10 ? `+1${all}` : all
}

/** Some are stored without a scheme. Nothing in it ends the line. */
const webAddress = (website: string) => {
  const address = website.replace(/[\p{Cc}\s\u2028\u2029]/gu, '')
  return /^https?:/i.test(address) ? address : `https://${address}`
}

export type CardClinic = Pick<
  Clinic,
  | 'name'
  | 'phone'
  | 'phoneExtension'
  | 'phones'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'latitude'
  | 'longitude'
  | 'coordinatesApproximate'
  | 'website'
  | 'updatedAt'
>

/** Version 3.0 has no type for a TTY. */
const TYPES: Readonly<Record<LineType, string>> = {
  voice: 'WORK,VOICE',
  appointments: 'WORK,VOICE',
  afterHours: 'WORK,VOICE',
  crisis: 'WORK,VOICE',
  text: 'WORK,CELL',
  textphone: 'WORK',
  fax: 'WORK,FAX',
}

/** A number, with a label of its own where its type says too little. */
const telLines = (line: PhoneLine, index: number, locale: Locale, isOnly: boolean): string[] => {
  const { number, extension, type, languages, description } = line
  // A comma is a pause before the extension is dialed.
  const dialed = `${digits(number)}${extension ? `,${digits(extension)}` : ''}`
  const preferred = index === 0 && !isOnly && type !== 'fax' ? ',PREF' : ''
  const label = [
    ...(type === 'voice' || type === 'fax' ? [] : [LINE_LABELS[type][locale]]),
    ...languages.map((name) => spokenLanguage(name, locale)),
    ...(description ? [description] : []),
  ].join(', ')
  const tel = `TEL;TYPE=${TYPES[type]}${preferred}:${dialed}`
  return label ? [`item${index + 1}.${tel}`, `item${index + 1}.X-ABLabel:${escaped(label)}`] : [tel]
}

/**
 * A clinic for an address book. Version 3.0, since Outlook and older phones read no later one.
 * @param url the clinic's page
 * @param uid the same in every language, so that an address book holds the clinic once
 */
export const clinicCard = (
  clinic: CardClinic,
  url: string,
  uid: string,
  locale: Locale,
): string => {
  const { name, address, city, state, zipCode } = clinic
  const lines = linesFor(clinic, locale)
  const { latitude, longitude, coordinatesApproximate, website } = clinic
  const place = ['', '', address, city, state, zipCode ?? '', 'USA'].map(escaped).join(';')
  const isKnown = latitude !== null && longitude !== null && !coordinatesApproximate
  return fileOf([
    'BEGIN:VCARD',
    'VERSION:3.0',
    productId(locale),
    // A family name is required, and empty for an organization.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    // Phones of Apple then show it as a company.
    'X-ABSHOWAS:COMPANY',
    ...lines.flatMap((line, index) => telLines(line, index, locale, lines.length === 1)),
    `ADR;TYPE=WORK:${place}`,
    isKnown ? `GEO:${latitude};${longitude}` : undefined,
    website ? `URL:${webAddress(website)}` : undefined,
    `URL:${url}`,
    `REV:${clinic.updatedAt}`,
    `UID:${uid}`,
    'END:VCARD',
  ])
}
