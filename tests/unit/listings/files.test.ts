import sharp from 'sharp'
import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { withImports } from '../../../cms/bin/imported-files.ts'
import { DAYS } from '../../../cms/contract/constants.ts'
import { openWeek } from '../../../cms/contract/open-week.ts'
import { type CalendarClinic, clinicCalendar } from '../../../cms/listings/files/calendar.ts'
import { clinicCode } from '../../../cms/listings/files/clinic-code.ts'
import { clinicMap } from '../../../cms/listings/files/clinic-map.ts'
import { escaped, fileOf } from '../../../cms/listings/files/content-line.ts'
import { timeZoneLines } from '../../../cms/listings/files/time-zone-lines.ts'
import { type CardClinic, clinicCard } from '../../../cms/listings/files/vcard.ts'
import { cellsWithin } from '../../../cms/listings/queries/grid.ts'
import { listingSources } from '../../../cms/listings/queries/listing-version.ts'
import { greatCircleMiles } from '../../support/great-circle.ts'

const URL = 'https://site.example/services/river-clinic'
const clinic: CardClinic & CalendarClinic = {
  id: 7,
  name: 'River Clinic; Care, & more',
  phone: '864-555-0142',
  phoneExtension: '12',
  phones: [],
  address: '414 North St',
  city: 'Anderson',
  state: 'SC',
  zipCode: '29621',
  latitude: 34.5,
  longitude: -82.65,
  coordinatesApproximate: false,
  website: 'https://river.example/a,b',
  openingHours: [],
  openWeek: [],
  timeZone: 'America/New_York',
  updatedAt: '2026-11-25T15:04:05.000Z',
}

/** A file's lines, unfolded. */
const linesOf = (file: string | undefined) =>
  (file ?? '').replaceAll('\r\n ', '').split('\r\n').filter(Boolean)

it('the lines of a file are escaped, and folded at 75 bytes between characters', () => {
  expect(escaped('a; b, c\\')).toBe('a\\; b\\, c\\\\')
  expect(escaped('one\r\ntwo\nthree\u0007')).toBe('one\\ntwo\\nthree ')
  const long = `FN:${'é'.repeat(100)}`
  const folded = fileOf([long, undefined])
  expect(folded.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(linesOf(folded)).toEqual([long])
})

describe('a clinic’s card', () => {
  const card = (more: Partial<CardClinic> = {}) =>
    linesOf(clinicCard({ ...clinic, ...more }, URL, URL, 'en'))

  it('says name, telephone number, address, place and page', () => {
    expect(card()).toEqual(
      expect.arrayContaining([
        ...['BEGIN:VCARD', 'VERSION:3.0', 'END:VCARD'],
        'FN:River Clinic\\; Care\\, & more',
        'TEL;TYPE=WORK,VOICE:+18645550142,12',
        'ADR;TYPE=WORK:;;414 North St;Anderson;SC;29621;USA',
        'GEO:34.5;-82.65',
        'URL:https://river.example/a,b',
        `URL:${URL}`,
      ]),
    )
  })

  it('has every line with its kind and language, the one to call in the card’s language first', () => {
    const line = (number: string, type: 'voice' | 'fax', languages: string[]) => ({
      ...{ number, extension: null, type, languages, description: null },
    })
    const phones = [line('864-555-0143', 'voice', ['Spanish']), line('864-555-0144', 'fax', [])]
    const inSpanish = linesOf(clinicCard({ ...clinic, phones }, URL, URL, 'es'))
    expect(inSpanish.filter((text) => /TEL|LABEL/i.test(text))).toEqual([
      'item1.TEL;TYPE=WORK,VOICE,PREF:+18645550143',
      'item1.X-ABLabel:Español',
      'TEL;TYPE=WORK,VOICE:+18645550142,12',
      'TEL;TYPE=WORK,FAX:+18645550144',
    ])
  })

  it('leaves out what is unknown, a point that is not the door, and lines smuggled in', () => {
    const unknown = { phone: null, website: null, zipCode: null, coordinatesApproximate: true }
    const names = card(unknown).map((line) => line.split(/[:;]/)[0])
    expect(names.filter((name) => /^(TEL|GEO|URL)$/.test(name ?? ''))).toEqual(['URL'])
    const smuggled = { name: 'A\r\nTEL:900\u2028TEL:901', website: 'https://a.org/\r\nTEL:902' }
    expect(card(smuggled).filter((line) => line.startsWith('TEL'))).toHaveLength(1)
  })
})

describe('a clinic’s calendar', () => {
  const on = <Day extends string>(day: Day, opens = '09:00', closes = '17:00') => ({
    day,
    opens,
    closes,
  })
  const calendar = (more: Partial<CalendarClinic>, locale: 'en' | 'es' = 'en') =>
    linesOf(clinicCalendar({ ...clinic, ...more }, URL, locale, new Date('2026-11-25T15:00:00Z')))
  const times = (lines: string[]) =>
    lines.flatMap((line) => /^DT(?:START|END).*:(\S+)$/.exec(line)?.[1] ?? [])

  it('has one weekly entry for the days with the same hours, on the clinic’s clock', () => {
    expect(clinicCalendar(clinic, URL, 'en')).toBeUndefined()
    const lines = calendar({ openingHours: [on('friday'), on('monday')] })
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    // The first such day from Wednesday, November 25, on is a Friday; it ends after a year.
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/New_York:20261127T090000',
        'DTEND;TZID=America/New_York:20261127T170000',
        'RRULE:FREQ=WEEKLY;UNTIL=20271125T235959Z;BYDAY=MO,FR',
        'SUMMARY:River Clinic\\; Care\\, & more: open',
        'LOCATION:414 North St\\, Anderson\\, SC 29621',
        'TRANSP:TRANSPARENT',
      ]),
    )
    const fromWords = calendar({ openWeek: openWeek([on('monday'), on('friday')]) })
    expect(fromWords.join()).toContain('BYDAY=MO,FR')
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toContain(
      'These entries end on November 25\\, 2027.',
    )
  })

  it('has an entry for each pair of times, and ends past midnight on the next day', () => {
    const openingHours = [on('wednesday'), on('sunday', '20:00', '02:00')]
    const lines = calendar({ openingHours }, 'es')
    expect(times(lines).filter((time) => time.startsWith('2026'))).toEqual([
      ...['20261125T090000', '20261125T170000', '20261129T200000', '20261130T020000'],
    ])
    expect(lines.join('')).toContain('864-555-0142 ext. 12')
    const late = calendar({ openingHours: [on('wednesday', '18:00', '24:00')] })
    expect(times(late).at(-1)).toBe('20261126T000000')
  })

  it('leaves out federal holidays, their own day and the day off', () => {
    const without = (...openingHours: CalendarClinic['openingHours']) =>
      calendar({ openingHours }).filter((line) => line.startsWith('EXDATE'))
    expect(without(on('thursday'))).toEqual([
      'EXDATE;TZID=America/New_York:20261126T090000',
      'EXDATE;TZID=America/New_York:20271111T090000',
      'EXDATE;TZID=America/New_York:20271125T090000',
    ])
    // Christmas of 2026 is a Friday; July 4, 2027, a Sunday, and the Monday after it is off.
    const dates = without(on('monday'), on('friday'), on('sunday')).join()
    for (const date of ['20261225', '20270101', '20270704', '20270705'])
      expect(dates).toContain(`${date}T090000`)
  })

  it('has a day, and nothing that lies across the night, where it is open for 24 hours', () => {
    const lines = calendar({ openingHours: DAYS.map((day) => on(day, '00:00', '24:00')) })
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;VALUE=DATE:20261125',
        'DTEND;VALUE=DATE:20261126',
        'RRULE:FREQ=WEEKLY;UNTIL=20271125;BYDAY=MO,TU,WE,TH,FR,SA,SU',
        'SUMMARY:River Clinic\\; Care\\, & more: open 24 hours',
      ]),
    )
    // As on its page, it is open on holidays.
    expect(lines.join()).not.toContain('EXDATE')
    const friday = calendar({ openingHours: [on('friday', '00:00', '24:00')] })
    expect(friday).toContain('EXDATE;VALUE=DATE:20261225')
  })

  it('has no zone where none is known', () => {
    const lines = calendar({ openingHours: [on('monday')], timeZone: null })
    expect(lines).toContain('DTSTART:20261130T090000')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
    const offsets = (zone: string) =>
      timeZoneLines(zone).flatMap((line) => /^TZOFFSET.*:(.*)/.exec(line)?.[1] ?? [])
    expect(offsets('America/New_York')).toEqual(['-0500', '-0400', '-0400', '-0500'])
    expect(offsets('Pacific/Guam')).toEqual(['+1000', '+1000'])
  })
})

describe('on paper', () => {
  const HERE = { latitude: 45, longitude: -120 }
  /** A place so many hundredths of a degree to the north and to the east. */
  const at = (name: string, north: number, east: number) => ({
    name,
    latitude: HERE.latitude + north / 100,
    longitude: HERE.longitude + east / 100,
  })
  const namesOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, name]) => name)

  it('the code has the dark squares of its address, and no others', async () => {
    const url = 'https://clinics.example/es/services/some-clinic-with-a-long-name-anderson-sc'
    const { data, size } = encode(url, { ecc: 'M', border: 2 })
    const pixels = await sharp(Buffer.from(clinicCode(url)), { density: 72 })
      .resize(size, size, { kernel: 'nearest' })
      .greyscale()
      .raw()
      .toBuffer()
    expect(data.flat().map((dark) => (dark ? 0 : 255))).toEqual([...pixels])
  })

  it('the map names the largest towns first, and comes closer where there are many', () => {
    const few = [at('Large & Old', 20, 20), at('Small', 21, 22), at('Far', 80, 0)]
    expect(namesOf(clinicMap(HERE, [], few))).toEqual(['Large &amp; Old', '20 mi'])
    const many = Array.from({ length: 8 }, (_, index) => at(`Town ${index}`, index - 4, 5))
    expect(namesOf(clinicMap(HERE, [], many)).at(-1)).toBe('2 mi')
  })
})

it('the squares around a place contain every point within a radius', () => {
  /** The number of a point's square, as in the column `cell` of listings. */
  const cellOf = (latitude: number, longitude: number) =>
    Math.floor((latitude + 90) * 4) * 1440 + (Math.floor((longitude + 180) * 4) % 1440)
  // Petaluma, Utqiagvik, on the date line, and Pago Pago.
  const centres = [
    ...[
      { latitude: 38.23, longitude: -122.64 },
      { latitude: 71.29, longitude: -156.79 },
    ],
    ...[
      { latitude: 51.8, longitude: 179.95 },
      { latitude: -14.28, longitude: -170.7 },
    ],
  ]
  const missing: object[] = []
  for (const centre of centres)
    for (const miles of [10, 100]) {
      const cells = new Set(cellsWithin(centre, miles))
      for (let north = -2; north <= 2; north += 0.05)
        for (let east = -6; east <= 6; east += 0.05) {
          const latitude = centre.latitude + north
          const longitude = ((centre.longitude + east + 540) % 360) - 180
          if (cells.has(cellOf(latitude, longitude))) continue
          if (greatCircleMiles(centre, { latitude, longitude }) <= miles)
            missing.push({ centre, miles, latitude, longitude })
        }
    }
  expect(missing).toEqual([])
})

it('the version of a listing depends on every file that presents it', async () => {
  /** Files that rebuilding uses but that can't change what it writes. */
  const withoutEffect =
    /^cms\/(database\/|\w+\/index\.ts$|(clinics\/queries\/lock-clinics|listings\/queries\/listing-version)\.ts$)/
  const used = await withImports(['cms/listings/publish/rebuild-listings.ts'])
  expect(used.length).toBeGreaterThan(10)
  const counted = listingSources().map((file) => `cms/${file}`)
  expect(used.filter((file) => !counted.includes(file) && !withoutEffect.test(file))).toEqual([])
})
