import { describe, expect, it } from 'vitest'
import { hoursAgreement } from '../../../cms/clinics/hours/hours-agreement.ts'
import {
  readHoursAlone,
  readOpeningHours,
  writeOpeningHours,
} from '../../../cms/clinics/hours/opening-hours.ts'
import { readClosing, readOpening } from '../../../cms/clinics/hours/read-time.ts'
import { whyUnread } from '../../../cms/clinics/hours/why-unread.ts'
import { DAYS, LOCALES, type Locale } from '../../../cms/contract/constants.ts'
import { hoursInWords } from '../../../cms/contract/hours-in-words.ts'
import type { OpenTime } from '../../../cms/contract/open-time.ts'
import { furtherTexts, tallyOf } from '../../hours/judged-texts.ts'
import { expectRows } from '../../support/table.ts'

const WORKDAYS = 'mon tue wed thu fri'
const WEEK = `${WORKDAYS} sat sun`

/** Opening times of 'mon tue' at '08:00-12:00'. */
const on = (days: string, ...spans: string[]): OpenTime[] =>
  days.split(' ').flatMap((short) => {
    const day = DAYS.find((name) => name.startsWith(short))
    if (!day) throw new Error(`No day begins with ${short}`)
    return spans.map((span) => {
      const [opens = '', closes = ''] = span.split('-')
      return { day, opens, closes }
    })
  })
const EIGHT_TO_FIVE = on(WORKDAYS, '08:00-17:00')

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? text
const inWords = (hours: OpenTime[]) => LOCALES.map((locale) => plain(hoursInWords(hours, locale)))

describe('a time of day', () => {
  it('is read in many spellings', () => {
    expectRows(readOpening, [
      ['9:00 AM', '09:00'],
      ['0900', '09:00'],
      ['9', '09:00'],
      ['9.30', '09:30'],
      ['1:15p', '13:15'],
      ['12 PM', '12:00'],
      ['12am', '00:00'],
      ['noon', '12:00'],
      ['mediodía', '12:00'],
      // A single digit below seven means the afternoon.
      ['1', '13:00'],
      ['7', '07:00'],
      ['05:00', '05:00'],
    ])
    const none = ['', 'morning', '25:00', '9:75', '13 PM', '0 am', '9 to 5', '24:30']
    expect(none.filter((typed) => readOpening(typed) ?? readClosing(typed, '09:00'))).toEqual([])
  })

  it('at which a clinic closes depends on when it opens', () => {
    expectRows(readClosing, [
      ['5', '09:00', '17:00'],
      ['11', '09:00', '11:00'],
      ['530', '08:00', '17:30'],
      ['05:00', '09:00', '05:00'],
      ['2 am', '18:00', '02:00'],
      ['12', '13:00', '12:00'],
      ['12am', '08:00', '24:00'],
    ])
  })
})

describe('weekly hours', () => {
  it('are written in words', () => {
    expectRows(inWords, [
      [[], [null, null]],
      [
        [...EIGHT_TO_FIVE, ...on('sat', '09:00-13:00')],
        ['Mon–Fri 8 AM–5 PM, Sat 9 AM–1 PM', 'Lun–vie 8 a. m.–5 p. m., sáb 9 a. m.–1 p. m.'],
      ],
      [on(WEEK, '00:00-24:00'), ['Every day 24 hours', 'Todos los días, las 24 horas']],
      [
        on(WORKDAYS, '13:00-17:00', '08:30-12:00'),
        ['Mon–Fri 8:30 AM–noon and 1 PM–5 PM', 'Lun–vie 8:30 a. m.–mediodía y 1 p. m.–5 p. m.'],
      ],
      [on('fri sat', '20:00-02:00'), ['Fri–Sat 8 PM–2 AM', 'Vie–sáb 8 p. m.–2 a. m.']],
      [on('mon', '12:00-00:00'), ['Mon noon–midnight', 'Lun mediodía–medianoche']],
      [
        [...on('mon wed fri', '08:00-17:00'), ...on('tue thu', '10:00-19:00')],
        [
          'Mon, Wed, Fri 8 AM–5 PM; Tue, Thu 10 AM–7 PM',
          'Lun, mié, vie 8 a. m.–5 p. m.; mar, jue 10 a. m.–7 p. m.',
        ],
      ],
      [on('sun mon mon', '10:00-14:00'), ['Mon, Sun 10 AM–2 PM', 'Lun, dom 10 a. m.–2 p. m.']],
      [
        [
          ...on('mon', '09:00-17:00'),
          { day: 'friday', opens: '', closes: '', access: 'appointment' },
          ...(['first', 'third'] as const).map((weeks) => ({
            ...{ day: 'saturday' as const, opens: '09:00', closes: '12:00', weeks },
          })),
        ],
        [
          'Mon 9 AM–5 PM; Fri by appointment; first and third Sat of the month 9 AM–noon',
          'Lun 9 a. m.–5 p. m.; vie con cita; primer y tercer sáb del mes 9 a. m.–mediodía',
        ],
      ],
    ])
    expect(hoursInWords(on('mon', '08:00-17:00'), 'es')).toBe(
      'Lun 8\u00a0a.\u00a0m.–5\u00a0p.\u00a0m.',
    )
  })

  /** What is read, in our words. */
  const read = (text: string, locale?: Locale) => {
    const hours = readOpeningHours(text, locale)
    return hours && plain(hoursInWords([...hours], 'en'))
  }

  it('are not guessed', () => {
    const unclear = [
      ...['Open 24 hours', 'Friday mornings', 'Mon 6-8', 'Mon 1:30-5'],
      ...['Mon-Fri 9-5, Wed 9-7', 'Mon-Fri 9-5,', 'Mon-Fri', '9-5'],
      ...['First Monday and Tuesday 9-5', 'closed', 'Mon 9-5-6', 'Mon 90-95', 'Mon 9 pm - 9 am'],
      ...['by appointment', 'fines de semana 9 a. m. - 12 m.'],
      // Slips, and what contradicts itself.
      ...['Mon-Fri 09:00-05:00', 'Mon-Fri 0900-0500', 'Monday 08:00-08:00', 'Sat 10:00pm-4:00pm'],
      ...['Mon 9-5; Mon closed', '8:30am-5pm, Mon-Fri; 8:30am-7pm, Wed', 'Mon 9-5 10-4 Tue'],
      ...['Clinic: 9-5 Mon. Pharmacy: 9-6 Mon', 'Mon-Fri 9-5; Wed by appointment'],
      ...['lunes 12 de la mañana a 5', 'Lunes to Friday 9-5', 'Mon 3:00am-5:00pm', 'Mon 8am-12am'],
    ]
    expect(unclear.filter((text) => readOpeningHours(text))).toEqual([])
  })

  it('are read as people in many directories write them, and never falsely', async () => {
    const texts = await furtherTexts()
    expect(texts.filter(({ right, read }) => right !== read)).toEqual([])
    expect(tallyOf(texts).weeks).toBeGreaterThan(180)
  })

  it('of days by appointment or of some weeks are read back as they were written', () => {
    const kinds: Partial<OpenTime>[] = [
      ...(['appointment', 'call', 'walkIn'] as const).map((access) => ({ access })),
      ...(['first', 'last', 'alternate', 'some'] as const).map((weeks) => ({ weeks })),
      { access: 'appointment', weeks: 'third' },
    ]
    for (const locale of LOCALES) {
      for (const kind of kinds) {
        const week = on('sat', '09:00-12:00').map((time) => ({ ...time, ...kind }))
        expect(readHoursAlone(hoursInWords(week, locale) ?? '', locale)).toEqual(week)
        expect(readHoursAlone(writeOpeningHours(week, locale), locale)).toEqual(week)
      }
    }
  })

  it('say whether a text is about more, or why it can’t be read', () => {
    const more = [
      'Mon-Fri 9-5, closed holidays',
      'Mon-Fri 9-5. Bring an ID.',
      'Mon 9-5\nDental: Tue 9-5',
    ]
    expect(more.filter((text) => !readOpeningHours(text) || readHoursAlone(text))).toEqual([])
    expectRows(whyUnread, [
      ['Mon-Fri 8-5; summer Mon-Thu 7-4', '“summer” may hold for a part of the year'],
      ['Mon 9-5 (dispensing)', '“dispensing” may change them'],
      ['9-5', 'they name no days'],
      ['Mon-Fri', 'they name no times'],
      ['Mon-Fri 9-5, Wed 9-7', 'their days and times can be read in more than one way'],
      ['Call us', undefined],
    ])
  })

  it('are read in the page’s language first, and single letters in no other', () => {
    expectRows(read, [
      ['L-V 9-5', 'es', 'Mon–Fri 9 AM–5 PM'],
      ['S 9-5', 'es', 'Sat 9 AM–5 PM'],
      ['Mon-Fri 9-5', 'es', 'Mon–Fri 9 AM–5 PM'],
      // Sunday or Saturday, Tuesday or Wednesday?
      ['S 9-5', 'en', undefined],
    ])
  })

  it('are read back as they were written, in files and in our words', () => {
    const split = [...on('mon wed', '08:00-12:00'), ...on('mon fri', '13:00-17:30')]
    const odd = [...on('mon', '00:00-24:00'), ...on('tue', '09:00-12:00', '22:30-02:00')]
    for (const locale of LOCALES) {
      for (const week of [EIGHT_TO_FIVE, split, on(WEEK, '00:00-24:00'), on('sat', '12:00-20:00')])
        expect(hoursAgreement(week, hoursInWords(week, locale), locale)).toBe('same')
      for (const week of [EIGHT_TO_FIVE, odd, on('sat', '00:30-23:59'), on('sun', '05:00-24:00')])
        expect(readOpeningHours(writeOpeningHours(week, locale), locale)).toEqual(week)
    }
  })

  it('of 8 to 5 agree with words beside them, or not, or it is unclear', () => {
    const byAgreement = {
      same: [
        ...['Mon-Fri 8-5', 'Monday to Friday, 8 AM to noon and 12:00-17:00', '', 'By appointment'],
        ...['Lunes a viernes de 8 a. m. a 5 p. m.', 'Call for hours', 'Solo con cita'],
        ...[
          'Mon-Fri 8-5; Sat by appointment',
          'Every other Saturday 9-12',
          'Mon-Fri 8-5. Bring an ID.',
        ],
      ],
      different: [
        ...['Mon-Fri 9-5', 'Mon-Thu 8-5', 'Mon-Fri 8-5, Sat 9-12', '24/7'],
        'lunes a viernes de 9 a. m. a 6 p. m.',
      ],
      unclear: [
        ...['Mon-Fri 8-5, women only on Tuesdays', 'Walk-ins until 3', 'Temporarily closed'],
        ...[
          'Cerrado por obras',
          'Every second Saturday',
          'Every other Friday 9-12',
          'Open every day but holidays',
        ],
      ],
    }
    for (const [agreement, all] of Object.entries(byAgreement)) {
      expect(all.filter((words) => hoursAgreement(EIGHT_TO_FIVE, words) !== agreement)).toEqual([])
      expect(all.filter((words) => hoursAgreement([], words) !== 'same')).toEqual([])
    }
  })
})
