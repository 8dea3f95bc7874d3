import type { Locale } from './constants.ts'

/** What is made of an answer for other programs: an address book, a calendar, a shared link. */
export const FILES = {
  contact: '/api/clinics/slug/{slug}/contact.vcf',
  hours: '/api/clinics/slug/{slug}/hours.ics',
  clinicPicture: '/api/clinics/slug/{slug}/picture.png',
  /** For paper: where it is, and a code that leads to its page. */
  clinicMap: '/api/clinics/slug/{slug}/map.svg',
  clinicCode: '/api/clinics/slug/{slug}/code.svg',
  /** For the map page, before its script has come. */
  statesMap: '/api/map/states.svg',
  guidePicture: '/api/guides/{slug}/picture.png',
  articlePicture: '/api/articles/{slug}/picture.png',
  statePicture: '/api/states/{slug}/picture.png',
  categoryPicture: '/api/categories/{slug}/picture.png',
  homePicture: '/api/site/picture.png',
} as const
export type FileName = keyof typeof FILES

/** The size of a picture for sharing, in pixels. */
export const PICTURE = { width: 1200, height: 630 }

/** Path of a file in a language. @param slug of what it is made of */
export const filePath = (name: FileName, locale: Locale, slug = ''): string => {
  const path = FILES[name].replace('{slug}', encodeURIComponent(slug))
  return locale === 'en' ? path : `${path}?locale=${locale}`
}
