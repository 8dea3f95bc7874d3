import { describe, expect, it } from 'vitest'
import { readOpeningHours, writeOpeningHours } from '../../../cms/clinics/hours/opening-hours.ts'
import { splitAddress } from '../../../cms/clinics/tidy/split-address.ts'
import { readYesNo } from '../../../cms/clinics/tidy/yes-no.ts'
import { DAYS, LOCALES } from '../../../cms/contract/constants.ts'
import { findDelimiter } from '../../../cms/imports/file/delimiter.ts'
import { findSeparator, joinList, splitList } from '../../../cms/imports/file/separators.ts'

describe('the separator of columns', () => {
  it.each([
    ['name,city,state\nA,B,SC\n', ','],
    ['name;city;state\nA;B;SC\n', ';'],
    ['name\tcity\tstate\nA, the first\tB\tSC\n', '\t'],
    ['name|city|state\nA|B|SC\n', '|'],
    ['name;address;state\nA;12 Main St, Anderson;SC\nB;14 Main St, Suite 2, Anderson;SC\n', ';'],
    ['"name";"city, state"\n"A";"Anderson, SC"\n"B; C";"Anderson, SC"\n', ';'],
    ['name;city\n', ';'],
    ['name,city,\n"A; B; C",D\n"E; F; G",H\n', ','],
    ['name,city\nA,"cut off in the mid', ','],
    ['name\nA\n', ','],
  ])('%j', (text, delimiter) => expect(findDelimiter(text)).toBe(delimiter))
})

describe('the separator of a list', () => {
  it.each([
    [['Dental; Vision, and hearing', 'Dental'], ';'],
    [['Dental|Vision'], '|'],
    [['Dental', 'Dental, Vision'], ','],
    [['English/Spanish'], '/'],
    [['Open 24/7 and/or by telephone'], ';'],
    [['Dental\nVision'], '\n'],
    [[''], ';'],
  ])('%j', (cells, separator) => expect(findSeparator(cells)).toBe(separator))

  it('leaves items intact that contain it or quotation marks', () => {
    const items = ['Dental; children only', 'The "Smile" day', 'Vision, hearing', 'Plain']
    expect(splitList(joinList(items), ';')).toEqual(items)
    expect(splitList('A 5" stent; Other', ';')).toEqual(['A 5" stent', 'Other'])
  })
})

describe('yes and no', () => {
  it.each(['Yes', 'Y', 'true', 'T', '1', 'X', 'x', 'Free', 'sí', 'Si', 'SÍ.'])(
    '%s is yes',
    (text) => expect(readYesNo(text)).toBe(true),
  )
  it.each(['No', 'N', 'false', 'F', '0', 'no.'])('%s is no', (text) =>
    expect(readYesNo(text)).toBe(false),
  )
  it.each(['Unknown', 'n/a', '-'])('%s means unknown', (text) =>
    expect(readYesNo(text)).toBe('open'),
  )
  it.each(['maybe', 'Tuesdays', '2', 'sliding scale'])('%s is neither', (text) =>
    expect(readYesNo(text)).toBeUndefined(),
  )
})

describe('opening times', () => {
  const nine = { opens: '09:00', closes: '17:00' }
  const until12 = { opens: '09:00', closes: '12:00' }
  const wholeDay = { opens: '00:00', closes: '24:00' }
  const onDays = (days: readonly string[], times: object) => days.map((day) => ({ day, ...times }))
  it.each([
    ['Monday 09:00-17:00', [{ day: 'monday', ...nine }]],
    [
      'Mon-Tue 9am - 5pm',
      [
        { day: 'monday', ...nine },
        { day: 'tuesday', ...nine },
      ],
    ],
    ['Fri: 9:00 AM to 5:00 P.M.', [{ day: 'friday', ...nine }]],
    ['Sat 18:00-02:00', [{ day: 'saturday', opens: '18:00', closes: '02:00' }]],
    ['Mon 9-5', [{ day: 'monday', ...nine }]],
    ['Sun noon - 5 pm', [{ day: 'sunday', opens: '12:00', closes: '17:00' }]],
    ['Mon 1 pm - 5', [{ day: 'monday', opens: '13:00', closes: '17:00' }]],
    ['Mon, Wed & Fri: 9-5', onDays(['monday', 'wednesday', 'friday'], nine)],
    ['MWF 9-5', onDays(['monday', 'wednesday', 'friday'], nine)],
    ['T/Th 9am-12pm', onDays(['tuesday', 'thursday'], until12)],
    ['MTWThF 9-5', onDays(DAYS.slice(0, 5), nine)],
    [
      'M-W 9-5, Th 9:00-12:00',
      [...onDays(DAYS.slice(0, 3), nine), { day: 'thursday', ...until12 }],
    ],
    [
      'Weekdays 9am to 5pm; Sat 9 am – noon',
      [...onDays(DAYS.slice(0, 5), nine), { day: 'saturday', ...until12 }],
    ],
    [
      'Tue 9-12 and 1 pm-5 pm',
      [
        { day: 'tuesday', ...until12 },
        { day: 'tuesday', opens: '13:00', closes: '17:00' },
      ],
    ],
    ['Mon. 9-5, Sat-Sun closed', [{ day: 'monday', ...nine }]],
    ['24/7', onDays(DAYS, wholeDay)],
    ['Daily: 24 hours', onDays(DAYS, wholeDay)],
    ['Fridays 9-5.', [{ day: 'friday', ...nine }]],
    ['Monday to Friday, 9 AM to 5 PM', onDays(DAYS.slice(0, 5), nine)],
    ['Tuesday and Thursday mornings, 9 AM to noon', onDays(['tuesday', 'thursday'], until12)],
    ['Open 24 hours, every day', onDays(DAYS, wholeDay)],
    ['Monday evenings 5-8', undefined],
    ['Open 24 hours', undefined],
    ['Friday mornings', undefined],
    ['', []],
    ['Mon 6-8', undefined],
    ['Mon 1:30-5', undefined],
    ['Mon-Fri 9-5, Wed 9-7', undefined],
    ['Mon-Fri 9-5 by appointment', undefined],
    ['Mon-Fri 9-5, call first', undefined],
    ['Mon-Fri 9-5,', undefined],
    ['1st and 3rd Monday 9-5', undefined],
    ['Mon-Fri', undefined],
    ['9-5', undefined],
    ['closed', undefined],
    ['Mon 9-5-6', undefined],
    ['Mon 90-95', undefined],
    ['Mon 9 pm - 9 am', undefined],
    ['Mon 09:00-25:00', undefined],
    ['by appointment', undefined],
    ['Fri-Mon 09:00-17:00', undefined],
  ])('%s', (text, times) => expect(readOpeningHours(text)).toEqual(times))

  it.each([
    ['lun-vie 8:00 a. m. - 5:00 p. m.', onDays(DAYS.slice(0, 5), { ...nine, opens: '08:00' })],
    ['lunes a viernes 9-17', onDays(DAYS.slice(0, 5), nine)],
    ['De lunes a viernes de 9 a 5', onDays(DAYS.slice(0, 5), nine)],
    ['Lunes a viernes: de las 9 a. m. a las 5 p. m.', onDays(DAYS.slice(0, 5), nine)],
    ['Lunes a viernes de 9 de la mañana a 5 de la tarde', onDays(DAYS.slice(0, 5), nine)],
    ['Miércoles y sábados 9:00 a.m. hasta mediodía', onDays(['wednesday', 'saturday'], until12)],
    ['mie 9h-17h, dom cerrado', [{ day: 'wednesday', ...nine }]],
    ['MIERCOLES 9am-5pm; Domingo: cerrado', [{ day: 'wednesday', ...nine }]],
    [
      'martes 9-12 y 13-17',
      [
        { day: 'tuesday', ...until12 },
        { day: 'tuesday', opens: '13:00', closes: '17:00' },
      ],
    ],
    ['Todos los días 24 horas', onDays(DAYS, wholeDay)],
    ['Todos los días, las 24 horas', onDays(DAYS, wholeDay)],
    ['Lun–vie las 24 horas', onDays(DAYS.slice(0, 5), wholeDay)],
    ['Abierto todos los días', undefined],
    ['Entre semana 9-5', onDays(DAYS.slice(0, 5), nine)],
    ['fines de semana 9 a. m. - 12 m.', undefined],
    ['lunes a viernes, con cita', undefined],
    ['lunes 12 de la mañana a 5', undefined],
    ['lunes 6-8', undefined],
    ['Lunes to Friday 9-5', undefined],
  ])('%s', (text, times) => expect(readOpeningHours(text)).toEqual(times))

  it('are read in the page’s language first, and single letters in no other', () => {
    expect(readOpeningHours('L-V 9-5', 'es')).toEqual(onDays(DAYS.slice(0, 5), nine))
    expect(readOpeningHours('S 9-5', 'es')).toEqual([{ day: 'saturday', ...nine }])
    expect(readOpeningHours('M-F 9-5', 'en')).toEqual(onDays(DAYS.slice(0, 5), nine))
    expect(readOpeningHours('Mon-Fri 9-5', 'es')).toEqual(onDays(DAYS.slice(0, 5), nine))
    // Sunday or Saturday, Tuesday or Wednesday?
    expect(readOpeningHours('S 9-5', 'en')).toBeUndefined()
    expect(readOpeningHours('M 9-5', 'es')).toBeUndefined()
  })

  it.each(LOCALES)('can be read back after they are written in %s', (locale) => {
    const times = [
      { day: 'monday', opens: '00:00', closes: '24:00' },
      { day: 'tuesday', opens: '09:00', closes: '12:00' },
      { day: 'tuesday', opens: '22:30', closes: '02:00' },
      { day: 'wednesday', opens: '12:00', closes: '13:15' },
      { day: 'saturday', opens: '00:30', closes: '23:59' },
      { day: 'sunday', opens: '05:00', closes: '24:00' },
    ] as const
    expect(readOpeningHours(writeOpeningHours(times, locale), locale)).toEqual(times)
  })
})

describe('a whole address in one text', () => {
  const towns: Record<string, string> = { '62701': 'Springfield', '63366': 'O Fallon' }
  it.each([
    ['123 Main St, Springfield, IL 62701', '123 Main St', 'Springfield', 'IL', '62701'],
    [
      '123 Main St, Suite 4, Springfield, Illinois',
      '123 Main St, Suite 4',
      'Springfield',
      'IL',
      '',
    ],
    [
      '123 Main St, Springfield IL 62701-1234, USA',
      '123 Main St',
      'Springfield',
      'IL',
      '62701-1234',
    ],
    ['123 Main St Springfield IL 62701', '123 Main St', 'Springfield', 'IL', '62701'],
    ["9 Elm Ave O'Fallon, MO 63366", '9 Elm Ave', "O'Fallon", 'MO', '63366'],
    ['1 Broadway\nNew York, New York 10004', '1 Broadway', 'New York', 'NY', '10004'],
    ['5 Hill Rd, Charleston, West Virginia', '5 Hill Rd', 'Charleston', 'WV', ''],
    ['4 Ocean Dr, Washington, D.C. 20001', '4 Ocean Dr', 'Washington', 'DC', '20001'],
    ['Springfield, IL', '', 'Springfield', 'IL', ''],
  ])('%s', (text, address, city, state, zipCode) =>
    expect(splitAddress(text, (zip) => towns[zip])).toEqual({ address, city, state, zipCode }),
  )

  it.each([
    '123 Main St Springfield IL',
    '123 Main St',
    '5 Hill Rd, Suite 4, IL',
    'Calle 5, Bogotá',
    '',
  ])('%s is not clear', (text) => expect(splitAddress(text, () => undefined)).toBeUndefined())
})
