import { expect, test } from 'vitest'
import { clinic as copy } from '../../../site/copy/en/clinic.ts'
import { visits } from '../../../site/features/clinic/visits.ts'

const BOTH = 'Walk-ins and appointments are both fine.'
const ONLY = 'By appointment only.'
const FIRST = 'New patients first meet a staff member; it takes about 30 minutes.'
const FIRST_IN_SPANISH = 'Los pacientes nuevos hablan primero con alguien del personal.'

/** What the clinic says, whether walk-ins and new patients are welcome, and what its page says. */
const CASES: [
  appointments: string | null,
  walkInsWelcome: boolean | null,
  acceptsNewPatients: boolean | null,
  said: { walkIns: string; walkInsKnown: string | null; appointments: string | null },
][] = [
  [null, null, null, { walkIns: 'Call to confirm', walkInsKnown: null, appointments: null }],
  [
    null,
    true,
    null,
    { walkIns: 'Welcome', walkInsKnown: copy.hours.walkInsYes, appointments: null },
  ],
  [
    null,
    false,
    null,
    { walkIns: 'By appointment only', walkInsKnown: copy.hours.walkInsNo, appointments: null },
  ],
  ...[null, true, false].flatMap((flag) =>
    [
      BOTH,
      ONLY,
      'Walk in; people are seen in the order they come.',
      'Appointments are required.',
      'No appointment needed.',
      'First come, first served.',
      'Drop-in hours on Tuesday.',
      'Venga sin cita; se atiende por orden de llegada.',
      'Puede venir con cita o sin ella.',
      'Solo con cita.',
      'Se requiere cita previa.',
    ].map((text): (typeof CASES)[number] => [
      text,
      flag,
      null,
      { walkIns: text, walkInsKnown: null, appointments: text },
    ]),
  ),
  [
    'Call to make an appointment.',
    true,
    null,
    {
      walkIns: 'Welcome',
      walkInsKnown: copy.hours.walkInsYes,
      appointments: 'Call to make an appointment.',
    },
  ],
  [FIRST, null, true, { walkIns: 'Call to confirm', walkInsKnown: null, appointments: FIRST }],
  ...[FIRST, FIRST_IN_SPANISH].map((text): (typeof CASES)[number] => [
    text,
    true,
    false,
    { walkIns: 'Welcome', walkInsKnown: copy.hours.walkInsYes, appointments: null },
  ]),
  [
    'Llame para pedir cita.',
    false,
    null,
    {
      walkIns: 'By appointment only',
      walkInsKnown: copy.hours.walkInsNo,
      appointments: 'Llame para pedir cita.',
    },
  ],
]

test.each(CASES)(
  '%s, walk-ins %s, new patients %s',
  (appointments, walkInsWelcome, isNew, said) => {
    expect(visits({ appointments, walkInsWelcome, acceptsNewPatients: isNew }, copy)).toMatchObject(
      said,
    )
  },
)

test.each([
  [true, 'Accepted'],
  [false, 'Not accepted right now'],
  [null, 'Call to confirm'],
])('new patients %s: %s', (acceptsNewPatients, said) => {
  const facts = { appointments: null, walkInsWelcome: null, acceptsNewPatients }
  expect(visits(facts, copy).newPatients).toBe(said)
})
