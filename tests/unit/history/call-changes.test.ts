import { expect, it } from 'vitest'
import { clinicLabel } from '../../../cms/contract/clinic-facts.ts'
import { describeCallChange, type NotedChange } from '../../../cms/history/describe/call-changes.ts'

/** What was noted of a call, and what Spanish-speaking editors read of it. */
const ROWS: [NotedChange, string][] = [
  [
    { field: 'Address', before: '1 Elm St, Anderson, 29621', after: '2 Oak St, Seneca, 29672' },
    'Dirección: 1 Elm St, Anderson, 29621 cambió a 2 Oak St, Seneca, 29672',
  ],
  [{ field: 'Phone', after: '864-555-0142' }, 'Teléfono: se agregó 864-555-0142'],
  [{ field: 'Free', before: 'No', after: 'Yes' }, 'Gratis: no cambió a sí'],
  [
    { field: 'Accepts new patients', after: 'No' },
    'Acepta pacientes nuevos: no se sabe cambió a no',
  ],
  [{ field: 'Public notice (Spanish)', before: 'Hola' }, 'Aviso público (español): se quitó Hola'],
  [
    { field: 'Public notice until', after: '2026-12-01' },
    'Aviso público hasta: se agregó 1 dic 2026',
  ],
  [
    { field: 'Weekly hours', before: 'Tue 9 AM–5 PM', after: 'Tue 9 AM–noon' },
    'Martes: 9 a. m. a 5 p. m. cambió a 9 a. m. a mediodía',
  ],
  [
    { field: 'Weekly hours', before: 'Tuesday 09:00–17:00', after: 'Tue 9 AM–noon' },
    'Martes: 9 a. m. a 5 p. m. cambió a 9 a. m. a mediodía',
  ],
]

it('says in the reader’s language what a call changed, with the names that forms have', () => {
  const read = ROWS.map(([change]) => describeCallChange(change, 'es'))
  expect(read).toEqual(ROWS.map(([, sentence]) => [sentence]))
  expect(clinicLabel('noticeUntil', 'es')).toBe('Aviso público hasta')
})
