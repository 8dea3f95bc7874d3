import { describe, expect, it } from 'vitest'
import { openWeek } from '../../../cms/contract/open-week.ts'
import { type CalendarClinic, clinicCalendar } from '../../../cms/listings/files/calendar.ts'
import { escaped, fileOf } from '../../../cms/listings/files/content-line.ts'
import { timeZoneLines } from '../../../cms/listings/files/time-zone-lines.ts'
import { type CardClinic, clinicCard } from '../../../cms/listings/files/vcard.ts'

const URL = 'https://site.example/services/river-clinic'
const clinic: CardClinic & CalendarClinic = {
  id: 7,
  name: 'River Clinic; Care, & more',
  phone: '864-555-0142',
  phoneExtension: '12',
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

describe('the lines of a file', () => {
  it.each([
    ['a; b, c', 'a\\; b\\, c'],
    ['C:\\', 'C:\\\\'],
    ['one\r\ntwo\nthree', 'one\\ntwo\\nthree'],
    ['bell\u0007', 'bell '],
  ])('%j is written as %j', (text, written) => {
    expect(escaped(text)).toBe(written)
  })

  it('are folded at 75 bytes, between characters', () => {
    const folded = fileOf([`FN:${'é'.repeat(100)}`, undefined])
    for (const line of folded.trimEnd().split('\r\n'))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(linesOf(folded)).toEqual([`FN:${'é'.repeat(100)}`])
  })
})

describe('a clinic’s card', () => {
  it('says name, telephone number, address, place and page', () => {
    const lines = linesOf(clinicCard(clinic, URL, URL, 'en'))
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
    expect(lines.at(-1)).toBe('END:VCARD')
    expect(lines).toEqual(
      expect.arrayContaining([
        'FN:River Clinic\\; Care\\, & more',
        'TEL;TYPE=WORK,VOICE:+18645550142,12',
        'ADR;TYPE=WORK:;;414 North St;Anderson;SC;29621;USA',
        'GEO:34.5;-82.65',
        'URL:https://river.example/a,b',
        `URL:${URL}`,
      ]),
    )
  })

  it('leaves out what is unknown, and a point that is not the door', () => {
    const unknown = { phone: null, website: null, zipCode: null, coordinatesApproximate: true }
    const names = linesOf(clinicCard({ ...clinic, ...unknown }, URL, URL, 'en')).map(
      (line) => line.split(/[:;]/)[0],
    )
    expect(names).not.toContain('TEL')
    expect(names).not.toContain('GEO')
    expect(names.filter((name) => name === 'URL')).toHaveLength(1)
  })

  it('is the same contact in each language', () => {
    const spanish = 'https://site.example/es/services/river-clinic'
    const lines = linesOf(clinicCard(clinic, spanish, URL, 'es'))
    expect(lines).toContain(`UID:${URL}`)
    expect(lines).toContain(`URL:${spanish}`)
    expect(lines).toContain('PRODID:-//Healthcare for All//ES')
  })

  it('has no lines that somebody smuggles in', () => {
    const name = 'A\r\nTEL:900\u2028TEL:901'
    const website = 'https://a.example/\r\nTEL:902'
    const lines = linesOf(clinicCard({ ...clinic, name, website }, URL, URL, 'en'))
    expect(lines.filter((line) => line.startsWith('TEL'))).toHaveLength(1)
  })
})

describe('a clinic’s calendar', () => {
  const nine = (day: 'monday' | 'wednesday' | 'friday') =>
    ({ day, opens: '09:00', closes: '17:00' }) as const

  it('is missing if the hours are', () => {
    expect(clinicCalendar(clinic, URL, 'en')).toBeUndefined()
  })

  it('has one weekly entry for the days with the same hours, on the clinic’s clock', () => {
    const openingHours = [nine('friday'), nine('monday')]
    const lines = linesOf(clinicCalendar({ ...clinic, openingHours }, URL, 'en'))
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    // The first such day from Wednesday, November 25, on is a Friday.
    expect(lines).toEqual(
      expect.arrayContaining([
        'DTSTART;TZID=America/New_York:20261127T090000',
        'DTEND;TZID=America/New_York:20261127T170000',
        'RRULE:FREQ=WEEKLY;BYDAY=MO,FR',
        'SUMMARY:River Clinic\\; Care\\, & more: open',
        'LOCATION:414 North St\\, Anderson\\, SC 29621',
        'TRANSP:TRANSPARENT',
      ]),
    )
  })

  it('has an entry for each pair of times, and ends past midnight on the next day', () => {
    const openingHours = [
      nine('wednesday'),
      { day: 'sunday', opens: '20:00', closes: '02:00' } as const,
    ]
    const lines = linesOf(clinicCalendar({ ...clinic, openingHours }, URL, 'es'))
    expect(lines.filter((line) => /^DT(START|END);/.test(line))).toEqual([
      'DTSTART;TZID=America/New_York:20261125T090000',
      'DTEND;TZID=America/New_York:20261125T170000',
      'DTSTART;TZID=America/New_York:20261129T200000',
      'DTEND;TZID=America/New_York:20261130T020000',
    ])
    expect(lines).toContain('SUMMARY:River Clinic\\; Care\\, & more: abierta')
    expect(lines).toContain('PRODID:-//Healthcare for All//ES')
    expect(lines.join('')).toContain('864-555-0142 ext. 12')
  })

  it.each([
    ['24:00', '20261126T000000'],
    ['00:00', '20261126T000000'],
    ['02:30', '20261126T023000'],
  ])('closes at %s on the next day', (closes, end) => {
    const openingHours = [{ day: 'wednesday', opens: '18:00', closes } as const]
    const lines = linesOf(clinicCalendar({ ...clinic, openingHours }, URL, 'en'))
    expect(lines).toContain(`DTEND;TZID=America/New_York:${end}`)
  })

  it('is open around the clock from midnight to midnight', () => {
    const openingHours = [{ day: 'wednesday', opens: '00:00', closes: '24:00' } as const]
    const lines = linesOf(clinicCalendar({ ...clinic, openingHours }, URL, 'en'))
    expect(lines.filter((line) => /^DT(START|END);/.test(line))).toEqual([
      'DTSTART;TZID=America/New_York:20261125T000000',
      'DTEND;TZID=America/New_York:20261126T000000',
    ])
  })

  it('has the hours that are known from its words', () => {
    const week = openWeek([nine('monday'), nine('friday')])
    const lines = linesOf(clinicCalendar({ ...clinic, openWeek: week }, URL, 'en'))
    expect(lines).toContain('DTEND;TZID=America/New_York:20261127T170000')
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=MO,FR')
  })

  it('has no zone where none is known', () => {
    const lines = linesOf(
      clinicCalendar({ ...clinic, openingHours: [nine('monday')], timeZone: null }, URL, 'en'),
    )
    expect(lines).toContain('DTSTART:20261130T090000')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })
})

describe('a time zone', () => {
  it.each([
    ['America/New_York', ['-0500', '-0400', '-0400', '-0500']],
    ['America/Anchorage', ['-0900', '-0800', '-0800', '-0900']],
    ['America/Phoenix', ['-0700', '-0700']],
    ['Pacific/Guam', ['+1000', '+1000']],
  ])('%s goes from and to', (zone, offsets) => {
    const lines = timeZoneLines(zone).filter((line) => line.startsWith('TZOFFSET'))
    expect(lines.map((line) => line.split(':')[1])).toEqual(offsets)
  })
})
