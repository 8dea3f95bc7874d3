import type { InEach, PanelLanguage } from './say.ts'

/** As people in the United States write dates in each language. */
export const DATES: InEach = { en: 'en-US', es: 'es-US' }

/** How Payload writes a moment, which names the reader's zone; mends/one-zone.ts writes the directory's. */
export const WHOLE_PATTERN = 'PP, h:mm a zzz'

/** The time zone in which days and months begin, the same for all people of the directory. */
export const TIME_ZONE = 'America/New_York'

/** Those that a date can be typed in. */
export const TIME_ZONES = [
  { value: TIME_ZONE, label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'America/Puerto_Rico', label: 'Puerto Rico' },
  { value: 'Pacific/Guam', label: 'Guam' },
]

/** As hours of clinics are written. Node and browsers disagree about which kind of space comes before PM. */
const asHours = (text: string) =>
  text.replaceAll('\u202f', ' ').replace(/\b([ap])\.m\./, '$1.\u00a0m.')

/** A moment, or a part of it, on a place’s own clock. @param timeZone as in the IANA database */
export const inZone = (
  moment: Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  language: PanelLanguage,
): string => asHours(moment.toLocaleString(DATES[language], { timeZone, ...options }))

export const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }

const WHOLE: Intl.DateTimeFormatOptions = {
  ...{ year: 'numeric', month: 'short', day: 'numeric' },
  ...{ ...TIME, timeZoneName: 'short' },
}

const formatIn = (language: PanelLanguage) =>
  new Intl.DateTimeFormat(DATES[language], { timeZone: TIME_ZONE, ...WHOLE })
const FORMATS: InEach<Intl.DateTimeFormat> = { en: formatIn('en'), es: formatIn('es') }

/** 'Nov 12, 2026, 3:04 PM EST', the same for everybody. */
export const momentInWords = (moment: string, language: PanelLanguage = 'en'): string =>
  asHours(FORMATS[language].format(new Date(moment)))

/** The same on a place’s own clock. @param timeZone as in the IANA database */
export const momentOnClock = (moment: string, timeZone: string, language: PanelLanguage): string =>
  inZone(new Date(moment), timeZone, WHOLE, language)
