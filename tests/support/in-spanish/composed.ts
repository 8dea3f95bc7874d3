import { outbound } from '../../../cms/contract/paths.ts'
import { shortDate as dateInEnglish } from '../../../site/copy/en/dates.ts'
import { frame as english } from '../../../site/copy/en/frame.ts'
import { keep as keepInEnglish } from '../../../site/copy/en/keep.ts'
import { clinics as clinicsInEnglish } from '../../../site/copy/en/numbers.ts'
import { reading as readingInEnglish } from '../../../site/copy/en/reading.ts'
import { shortDate as dateInSpanish } from '../../../site/copy/es/dates.ts'
import { frame as spanish } from '../../../site/copy/es/frame.ts'
import { keep as keepInSpanish } from '../../../site/copy/es/keep.ts'
import { clinics as clinicsInSpanish } from '../../../site/copy/es/numbers.ts'
import { reading as readingInSpanish } from '../../../site/copy/es/reading.ts'
import type { Pair } from './pairs.ts'

const emergencies = english.emergency.flatMap((call, index): Pair[] => {
  const other = spanish.emergency[index]
  return other
    ? [
        {
          english: `${call.text} ${call.number}${call.after}`,
          spanish: `${other.text} ${other.number}${other.after}`,
        },
      ]
    : []
})

/** What components put together from the catalogs' texts. */
export const COMPOSED: Pair[] = [
  ...emergencies,
  // A page's title and the site's name, which stays.
  {
    english: (title) => `${title} | ${english.siteName}`,
    spanish: (title) => `${title} | ${spanish.siteName}`,
  },
  ...(['healthCareGov', 'benefitFinder'] as const).map((site) => ({
    english: outbound[site]('en'),
    spanish: outbound[site]('es'),
  })),
  { english: (time) => `${time} AM`, spanish: (time) => `${time} a. m.` },
  { english: (time) => `${time} PM`, spanish: (time) => `${time} p. m.` },
  // A fact and its day.
  {
    english: (fact, iso) => `${fact} as of ${dateInEnglish(String(iso))}`,
    spanish: (fact, iso) => `${fact} al ${dateInSpanish(String(iso))}`,
  },
  // A place and how many clinics it has.
  {
    english: (place, count) => `${place}${clinicsInEnglish(Number(count))}`,
    spanish: (place, count) => `${place}${clinicsInSpanish(Number(count))}`,
  },
  // A link that leaves the site.
  {
    english: (label) => `${label} ${readingInEnglish.opensInNewTab}`,
    spanish: (label) => `${label} ${readingInSpanish.opensInNewTab}`,
  },
  ...['txt', 'vcf'].map(
    (type): Pair => ({
      english: `${keepInEnglish.saved.fileName}.${type}`,
      spanish: `${keepInSpanish.saved.fileName}.${type}`,
    }),
  ),
  // A button for one of several: 'Remove: Hope Clinic'.
  { english: (label, name) => `${label}: ${name}`, spanish: (label, name) => `${label}: ${name}` },
  {
    english: (county) => (/^All /.test(String(county)) ? '' : `${county} County`),
    spanish: (county) => `Condado de ${county}`,
  },
  // What a test calls a dialog.
  { english: (text) => `alert: ${text}`, spanish: (text) => `alert: ${text}` },
  // An option of a select: its value, which stays, and its label.
  {
    english: (value, label) => (/[A-Z]/.test(String(value)) ? '' : `${value} = ${label}`),
    spanish: (value, label) => `${value} = ${label}`,
  },
  { english: (label) => `= ${label}`, spanish: (label) => `= ${label}` },
  // A name and how many there are.
  {
    english: (name, count) => `${name} ${Number(count)}`,
    spanish: (name, count) => `${name} ${Number(count)}`,
  },
]
