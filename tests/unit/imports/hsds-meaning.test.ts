import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { writeOpeningHours } from '../../../cms/clinics/index.ts'
import { storedHours } from '../../../cms/contract/open-time.ts'
import { readSchedules } from '../../../cms/imports/hsds/read-schedules.ts'
import { asTable } from '../../../cms/imports/json/json-table.ts'
import { schedulesOf } from '../../../cms/open-data/present/schedules.ts'
import { sourceFile, textOf } from '../../support/source-file.ts'
import { expectAnswers, expectRows } from '../../support/table.ts'

const HOURS = { freq: 'WEEKLY', byday: 'MO', opens_at: '09:00', closes_at: '17:00' }

it('schedules are read as they are meant: by week, for a while, or not at all any more', () => {
  const read = (schedule: object) => {
    const { openingHours, hoursOfOperation } = readSchedules(
      [{ ...HOURS, ...schedule } as never],
      '2026-11-27',
    )
    return [openingHours, hoursOfOperation]
  }
  const weekly = 'Monday 09:00-17:00'
  expectRows(read, [
    [{}, [weekly, '']],
    [{ opens_at: '09:00:00', closes_at: '17:00-05:00' }, [weekly, '']],
    [{ opens_at: '09:00 AM', closes_at: '05:00 PM' }, [weekly, '']],
    [{ opens_at: '9:00 am', closes_at: '5:00 pm' }, [weekly, '']],
    [{ interval: 1 }, [weekly, '']],
    [{ interval: 2 }, ['Every other Monday 09:00-17:00', '']],
    [{ interval: 3 }, ['', `Every 3 weeks: ${weekly}`]],
    [{ description: 'By appointment' }, [`${weekly} by appointment`, '']],
    [
      { description: 'By appointment', opens_at: undefined, closes_at: undefined },
      ['Monday by appointment', ''],
    ],
    [{ valid_to: '2020-03-15' }, ['', '']],
    [{ valid_to: '2027-03-15' }, [weekly, '']],
    [{ until: '2021-12-31' }, ['', '']],
    [{ valid_from: '2020-01-01' }, [weekly, '']],
    [{ valid_from: '2027-06-01' }, ['', `From 2027-06-01: ${weekly}`]],
    [{ count: 3, dtstart: '2022-01-05' }, ['', '']],
    [
      { freq: 'DAILY', byday: undefined, opens_at: '10:00', closes_at: '11:00' },
      [
        'Monday 10:00-11:00; Tuesday 10:00-11:00; Wednesday 10:00-11:00; Thursday 10:00-11:00; Friday 10:00-11:00; Saturday 10:00-11:00; Sunday 10:00-11:00',
        '',
      ],
    ],
    [
      { freq: 'MONTHLY', byday: '2MO', description: 'Second Monday' },
      ['Second Monday of the month 09:00-17:00', 'Second Monday'],
    ],
    [{ bymonthday: '1,15', description: 'The 1st and 15th' }, ['', 'The 1st and 15th']],
    [{ description: 'Arrive before 10' }, [weekly, 'Arrive before 10']],
    [{ closes_at: undefined }, ['', '']],
  ])
})

it('our own schedules come back as the hours that they were: by appointment, and of some weeks', () => {
  const on = (time: object) => ({ day: 'tuesday', opens: '09:00', closes: '12:00', ...time })
  const week = [
    on({ day: 'monday' }),
    on({ access: 'walkIn' }),
    on({ weeks: 'alternate', day: 'wednesday' }),
    on({ weeks: 'first', day: 'saturday', access: 'call' }),
    on({ weeks: 'last', day: 'saturday', access: 'call' }),
    on({ access: 'appointment', opens: '', closes: '', day: 'friday' }),
  ]
  const text = writeOpeningHours(storedHours(week))
  const clinic = {
    id: 1,
    openingHours: week.filter(({ day }) => ['monday', 'tuesday'].includes(day)),
    limitedHours: week.slice(1),
  }
  const sent = schedulesOf(clinic as never, { of: () => 'id' } as never)
  expect(
    readSchedules(sent as never)
      .openingHours.split('; ')
      .sort(),
  ).toEqual(text.split('; ').sort())
  expect(sent.map(({ byday }) => byday)).toContain('1SA,-1SA')
})

const PHYSICAL = {
  address_1: '1 Main St',
  city: 'Chicago',
  state_province: 'IL',
  address_type: 'physical',
}

const rowOf = async (service: object, location: object = {}) => {
  const place = {
    id: 'l1',
    location_type: 'physical',
    name: 'Riverbend Health',
    addresses: [PHYSICAL],
    ...location,
  }
  const whole = {
    name: 'Care',
    status: 'active',
    organization: { name: 'Riverbend Clinics' },
    service_at_locations: [{ location: place }],
    ...service,
  }
  const table = await textOf(asTable(sourceFile(JSON.stringify([whole]))))
  const rows: Record<string, string>[] = parse(table, { columns: true })
  return rows[0] ?? {}
}

const [ONE, TWO] = ['312-555-0142', '312-555-0143'] as const
const phone = (number: string, type?: string, language?: string, description?: string) => ({
  number,
  ...(type && { type }),
  ...(language && { languages: [language.length === 2 ? { code: language } : { name: language }] }),
  ...(description && { description }),
})

it('the number to call is the voice line, in English if there is one, and the others are kept', async () => {
  const cases: [phones: object[], phone: string, phones: string][] = [
    [[phone(ONE, 'fax'), phone(TWO, 'voice')], TWO, `Fax: ${ONE}`],
    [[phone(ONE, 'textphone'), phone(TWO)], TWO, `TTY: ${ONE}`],
    [[phone(ONE, 'sms'), phone(TWO, 'cell')], TWO, `Text messages: ${ONE}`],
    [[phone(ONE, 'voice', 'es'), phone(TWO, 'voice')], TWO, `Voice: ${ONE} (Spanish)`],
    [[phone(ONE, 'voice', 'Spanish'), phone(TWO, '', 'English')], TWO, `Voice: ${ONE} (Spanish)`],
    [[phone(ONE, 'voice', 'Spanish')], ONE, `Voice: ${ONE} (Spanish)`],
    [[phone(ONE, 'fax')], '', `Fax: ${ONE}`],
    [[phone(TWO), phone(ONE, 'pager')], TWO, ''],
    [[phone(TWO), phone(ONE, 'video')], TWO, `TTY: ${ONE}`],
    [[phone(TWO), phone(ONE, 'voice', '', 'After hours')], TWO, `After hours: ${ONE}`],
    [[phone(TWO), phone(ONE, '', '', 'Línea en español')], TWO, `Voice: ${ONE} (Spanish)`],
    [[phone(TWO), phone(ONE, '', '', 'Ask for Ana')], TWO, `Voice: ${ONE} – Ask for Ana`],
    [[phone(TWO), phone(ONE, '', '', 'Internal use only')], TWO, ''],
    [[phone(TWO), phone(`${ONE} x045`)], TWO, `Voice: ${ONE} x045`],
    [[phone(TWO), phone('none')], TWO, ''],
  ]
  await expectAnswers(cases, async ([phones, ...wanted]) => {
    const { phone, phones: further } = await rowOf({ phones })
    return [[phone, further], wanted]
  })
})

it('the lines of a service, of its place and of its organization are all kept', async () => {
  const row = await rowOf({
    phones: [phone(ONE)],
    organization: { name: 'Riverbend', phones: [phone('800-555-0144'), phone(TWO, 'fax')] },
  })
  expect([row.phone, row.phones]).toEqual([ONE, `Voice: 800-555-0144; Fax: ${TWO}`])
})

it('a place is where people go, and says why nobody can go there', async () => {
  const postal = { ...PHYSICAL, address_1: 'PO Box 900', address_type: 'postal' }
  expect(await rowOf({}, { addresses: [postal, PHYSICAL] })).toMatchObject({
    address: '1 Main St',
    city: 'Chicago',
    Status: '',
  })
  const statuses = [
    [{}, { addresses: [postal] }, 'no place to go: postal address'],
    [{}, { location_type: 'postal' }, 'no place to go: postal'],
    [{}, { location_type: 'virtual' }, 'no place to go: virtual'],
    [{ status: 'temporarily closed' }, {}, 'temporarily closed'],
    [{ status: 'defunct' }, {}, 'defunct'],
    [{ status: 'inactive' }, {}, 'inactive'],
  ] as const
  for (const [service, location, status] of statuses)
    expect((await rowOf(service, location)).Status).toBe(status)
})

it('a name that many places have is that of the organization too', async () => {
  for (const name of ['Main Office', 'Clinic', 'Site 2', 'Administrative Office'])
    expect((await rowOf({}, { name })).name).toBe(`Riverbend Clinics – ${name}`)
  for (const name of ['Riverbend Health', 'Eastside Clinic', 'Office of Public Health'])
    expect((await rowOf({}, { name })).name).toBe(name)
})

it('fees, papers, ages and waiting are kept', async () => {
  const row = await rowOf({
    fees_description: 'Nobody is turned away',
    cost_options: [
      { option: 'Sliding fee', amount: 20, currency: 'USD', amount_description: 'per visit' },
    ],
    required_documents: [{ document: 'Photo ID' }, { document: 'Proof of address' }],
    interpretation_services: 'Spanish interpreters',
    wait_time: '2 weeks',
    minimum_age: 18,
    eligibility_description: 'Residents of Cook County',
  })
  expect(row).toMatchObject({
    firstVisitCost: 'Nobody is turned away\nSliding fee, 20 USD, per visit',
    eligibilityRequirements:
      'Residents of Cook County\nAge 18 and over.\nBring: Photo ID, Proof of address.',
    asksForId: 'yes',
    asksForProofOfAddress: 'yes',
    asksForProofOfIncome: '',
    interpreters: 'yes',
    firstVisitWait: '2 weeks',
  })
})
