import tzLookup from '@photostructure/tz-lookup'
import type { Point } from '../contract/miles-between.ts'

const zones = (text: string) => text.trim().split(/\s+/)

const EASTERN = ['America/New_York']
const CENTRAL = ['America/Chicago']
const MOUNTAIN = ['America/Denver']
const PACIFIC = ['America/Los_Angeles']

/** The time zones of each jurisdiction, the one of most of its people first (IANA's tz database). */
const ZONES: Record<string, readonly string[]> = {
  AL: ['America/Chicago', 'America/New_York'],
  AK: zones(`America/Anchorage America/Juneau America/Sitka America/Yakutat America/Nome America/Metlakatla
    America/Adak`),
  AZ: ['America/Phoenix', 'America/Denver'],
  AR: CENTRAL,
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DE: EASTERN,
  DC: EASTERN,
  FL: ['America/New_York', 'America/Chicago'],
  GA: EASTERN,
  HI: ['Pacific/Honolulu'],
  ID: ['America/Boise', 'America/Los_Angeles'],
  IL: CENTRAL,
  IN: zones(`America/Indiana/Indianapolis America/Chicago America/Indiana/Knox America/Indiana/Marengo
    America/Indiana/Petersburg America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes
    America/Indiana/Winamac America/Kentucky/Louisville America/New_York`),
  IA: CENTRAL,
  KS: ['America/Chicago', 'America/Denver'],
  KY: [
    'America/New_York',
    'America/Chicago',
    'America/Kentucky/Louisville',
    'America/Kentucky/Monticello',
  ],
  LA: CENTRAL,
  ME: EASTERN,
  MD: EASTERN,
  MA: EASTERN,
  MI: ['America/Detroit', 'America/Menominee'],
  MN: CENTRAL,
  MS: CENTRAL,
  MO: CENTRAL,
  MT: MOUNTAIN,
  NE: ['America/Chicago', 'America/Denver'],
  NV: ['America/Los_Angeles', 'America/Denver', 'America/Boise'],
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NY: EASTERN,
  NC: EASTERN,
  ND: zones(`America/Chicago America/Denver America/North_Dakota/Center America/North_Dakota/New_Salem
    America/North_Dakota/Beulah`),
  OH: EASTERN,
  OK: CENTRAL,
  OR: ['America/Los_Angeles', 'America/Boise'],
  PA: EASTERN,
  RI: EASTERN,
  SC: EASTERN,
  SD: ['America/Chicago', 'America/Denver'],
  TN: ['America/Chicago', 'America/New_York'],
  TX: ['America/Chicago', 'America/Denver'],
  UT: MOUNTAIN,
  VT: EASTERN,
  VA: EASTERN,
  WA: PACIFIC,
  WV: EASTERN,
  WI: CENTRAL,
  WY: MOUNTAIN,
  PR: ['America/Puerto_Rico'],
  GU: ['Pacific/Guam'],
  VI: ['America/St_Thomas'],
  AS: ['Pacific/Pago_Pago'],
  MP: ['Pacific/Saipan'],
  FM: ['Pacific/Pohnpei', 'Pacific/Chuuk', 'Pacific/Kosrae'],
  MH: ['Pacific/Majuro', 'Pacific/Kwajalein'],
  PW: ['Pacific/Palau'],
}

/**
 * The time zone of a place, as an IANA name: by its point, and never one of another country, whose clocks
 * differ: Pago Pago's point is given the one of Samoa, a day ahead.
 * @param state abbreviation
 */
export const timeZoneAt = ({ latitude, longitude }: Point, state: string): string => {
  const found = tzLookup(latitude, longitude)
  const [usual = found, ...others] = ZONES[state] ?? []
  return others.includes(found) ? found : usual
}
