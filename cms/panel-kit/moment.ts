import type { InEach, PanelLanguage } from './say.ts'

/** As people in the United States write dates in each language. */
export const DATES: InEach = { en: 'en-US', es: 'es-US' }

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

const formatIn = (locale: string, timeZone = TIME_ZONE) =>
  new Intl.DateTimeFormat(locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

const FORMATS: InEach<Intl.DateTimeFormat> = { en: formatIn(DATES.en), es: formatIn(DATES.es) }

const inWords = (moment: string, format: Intl.DateTimeFormat) =>
  // Node and browsers disagree about which kind of space comes before PM.
  format.format(new Date(moment)).replaceAll('\u202f', ' ')

/** 'Nov 12, 2026, 3:04 PM EST', the same for everybody. */
export const momentInWords = (moment: string, language: PanelLanguage = 'en'): string =>
  inWords(moment, FORMATS[language])

/** The same on a place’s own clock. @param timeZone as in the IANA database */
export const momentOnClock = (moment: string, timeZone: string, language: PanelLanguage): string =>
  inWords(moment, formatIn(DATES[language], timeZone))
