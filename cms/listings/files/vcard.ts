import type { Clinic } from '../../contract/clinic.ts'
import type { Locale } from '../../contract/constants.ts'
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
  const { name, phone, phoneExtension, address, city, state, zipCode } = clinic
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
    // A comma is a pause before the extension is dialed.
    phone
      ? `TEL;TYPE=WORK,VOICE:${digits(phone)}${phoneExtension ? `,${digits(phoneExtension)}` : ''}`
      : undefined,
    `ADR;TYPE=WORK:${place}`,
    isKnown ? `GEO:${latitude};${longitude}` : undefined,
    website ? `URL:${webAddress(website)}` : undefined,
    `URL:${url}`,
    `REV:${clinic.updatedAt}`,
    `UID:${uid}`,
    'END:VCARD',
  ])
}
