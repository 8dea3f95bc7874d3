import { type HoursWeeks, KIND_WORDS, weeksInWords } from '@healthcare-for-all/cms/contract'
import { shortDate } from './dates.ts'

const inMiles = (miles: number) => `${miles} ${miles === 1 ? 'mile' : 'miles'}`
/** '8 AM' of today, or 'Mon 8 AM'. */
const on = (time: string, day: string | undefined) => (day ? `${day} ${time}` : time)

export const clinicCard = {
  miles: inMiles,
  aboutMiles: (miles: number) => `about ${inMiles(miles)}`,
  free: 'FREE',
  lowCost: 'LOW-COST',
  noId: 'No ID needed',
  noSsn: 'No Social Security number',
  verified: 'Verified',
  verifiedOn: (iso: string) => `Verified · ${shortDate(iso)}`,
  moreServices: (count: number) => `+${count} more`,
  noServices: 'Medical Services',
  noHours: 'Call for hours',
  callForAddress: 'Call for the address',
  /** After words that nobody has translated. */
  inEnglish: '(in English)',
  open: {
    always: 'Open 24 hours',
    /** @param day one of `days`, unless it is today */
    until: (time: string, day?: string) => `Open until ${on(time, day)}`,
    opens: (time: string, day?: string) => `Opens ${on(time, day)}`,
    /** @param time when it closes on other days, if it does */
    mayBeClosed: (holiday: string, time?: string, day?: string) =>
      `May be closed today, ${holiday}${time ? `. Usually open until ${on(time, day)}` : ''}`,
    unless: (opens: string, holiday: string) => `${opens}, but may be closed: ${holiday}`,
    /** @param iso '2027-01-05' */
    closedUntil: (iso: string) => `Temporarily closed until ${shortDate(iso)}`,
    confirm: 'call to confirm',
    access: KIND_WORDS.en.access,
    weeks: (weeks: HoursWeeks, day: string) => weeksInWords([weeks], day, 'en'),
    am: 'AM',
    pm: 'PM',
    noon: 'noon',
    midnight: 'midnight',
    days: {
      monday: 'Mon',
      tuesday: 'Tue',
      wednesday: 'Wed',
      thursday: 'Thu',
      friday: 'Fri',
      saturday: 'Sat',
      sunday: 'Sun',
    },
  },
  /** On paper. @param iso '2026-11-28' */
  printedOn: (iso: string, time: string) => `Printed on ${shortDate(iso)} at ${time}.`,
  staff: (count: number) => `${count}+ staff`,
  /** On a narrow screen, where the number has no room. */
  callWord: 'Call',
  call: (phone: string) => `Call ${phone}`,
  extension: (extension: string) => `ext.\u00a0${extension}`,
  /** Of a line that isn't answered in the language of most. @param language its English name */
  inLanguage: (language: string) => `in ${language}`,
  directions: 'Directions',
  details: 'Details',
  about: (name: string) => `about ${name}`,
  to: (name: string) => `to ${name}`,
}
