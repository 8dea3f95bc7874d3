import type { InEach, PanelLanguage } from './say.ts'

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

const formatIn = (locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: TIME_ZONE,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })

const FORMATS: InEach<Intl.DateTimeFormat> = { en: formatIn('en-US'), es: formatIn('es-US') }

/** 'Nov 12, 2026, 3:04 PM EST', the same for everybody. */
export const momentInWords = (moment: string, language: PanelLanguage = 'en'): string =>
  // Node and browsers disagree about which kind of space comes before PM.
  FORMATS[language].format(new Date(moment)).replaceAll('\u202f', ' ')
