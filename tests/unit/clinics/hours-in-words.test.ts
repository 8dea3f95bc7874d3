import { describe, expect, it } from 'vitest'
import { hoursInWords } from '../../../cms/clinics/hours/hours-in-words.ts'
import type { OpeningHours } from '../../../cms/contract/clinic.ts'
import { DAYS } from '../../../cms/contract/constants.ts'

/** 'mon 08:00 17:00' */
const rows = (...lines: string[]): OpeningHours[] =>
  lines.map((line) => {
    const [short = '', opens = '', closes = ''] = line.split(' ')
    const day = DAYS.find((name) => name.startsWith(short))
    if (!day) throw new Error(`No day begins with ${short}`)
    return { day, opens, closes }
  })

const on = (days: string, ...spans: string[]) =>
  rows(...days.split(' ').flatMap((day) => spans.map((span) => `${day} ${span}`)))

const WORKDAYS = 'mon tue wed thu fri'
const WEEK = `${WORKDAYS} sat sun`

const CASES: [string, OpeningHours[], string | null, string | null][] = [
  ['none', [], null, null],
  [
    'working days and a shorter Saturday',
    [...on(WORKDAYS, '08:00 17:00'), ...on('sat', '09:00 13:00')],
    'Mon–Fri 8\u00a0AM–5\u00a0PM, Sat 9\u00a0AM–1\u00a0PM',
    'Lun–vie 8\u00a0a.\u00a0m.–5\u00a0p.\u00a0m., sáb 9\u00a0a.\u00a0m.–1\u00a0p.\u00a0m.',
  ],
  [
    'a single day',
    on('wed', '17:30 20:00'),
    'Wed 5:30\u00a0PM–8\u00a0PM',
    'Mié 5:30\u00a0p.\u00a0m.–8\u00a0p.\u00a0m.',
  ],
  [
    'the same on all days',
    on(WEEK, '09:00 21:00'),
    'Every day 9\u00a0AM–9\u00a0PM',
    'Todos los días 9\u00a0a.\u00a0m.–9\u00a0p.\u00a0m.',
  ],
  [
    'round the clock',
    on(WEEK, '00:00 24:00'),
    'Every day 24 hours',
    'Todos los días, las 24 horas',
  ],
  [
    'two stretches, the later one first',
    on(WORKDAYS, '13:00 17:00', '08:30 12:00'),
    'Mon–Fri 8:30\u00a0AM–noon and 1\u00a0PM–5\u00a0PM',
    'Lun–vie 8:30\u00a0a.\u00a0m.–mediodía y 1\u00a0p.\u00a0m.–5\u00a0p.\u00a0m.',
  ],
  [
    'over midnight',
    on('fri sat', '20:00 02:00'),
    'Fri–Sat 8\u00a0PM–2\u00a0AM',
    'Vie–sáb 8\u00a0p.\u00a0m.–2\u00a0a.\u00a0m.',
  ],
  ['until midnight', on('mon', '12:00 00:00'), 'Mon noon–midnight', 'Lun mediodía–medianoche'],
  [
    'alternating days',
    [...on('mon wed fri', '08:00 17:00'), ...on('tue thu', '10:00 19:00')],
    'Mon, Wed, Fri 8\u00a0AM–5\u00a0PM; Tue, Thu 10\u00a0AM–7\u00a0PM',
    'Lun, mié, vie 8\u00a0a.\u00a0m.–5\u00a0p.\u00a0m.; mar, jue 10\u00a0a.\u00a0m.–7\u00a0p.\u00a0m.',
  ],
  [
    'days out of order, and a duplicate row',
    rows('sun 10:00 14:00', 'mon 08:00 17:00', 'mon 08:00 17:00'),
    'Mon 8\u00a0AM–5\u00a0PM, Sun 10\u00a0AM–2\u00a0PM',
    'Lun 8\u00a0a.\u00a0m.–5\u00a0p.\u00a0m., dom 10\u00a0a.\u00a0m.–2\u00a0p.\u00a0m.',
  ],
]

describe('opening times in words', () => {
  it.each(CASES)('%s', (_, hours, english, spanish) => {
    expect(hoursInWords(hours, 'en')).toBe(english)
    expect(hoursInWords(hours, 'es')).toBe(spanish)
  })
})
