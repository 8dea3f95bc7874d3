import { expect, it } from 'vitest'
import { placePattern, withoutPattern } from '../../../cms/clinics/private/place-pattern.ts'
import { expectRows } from '../../support/table.ts'

it('a street is found in every writing, and nothing that only resembles it', () => {
  const without = (address: string, text: string) =>
    withoutPattern(text, placePattern([{ address }]))
  expectRows(without, [
    ['414 North St', 'We are at 414 North St.', 'We are at ….'],
    ['414 North St', '414 N. Street, Suite 2', '…, Suite 2'],
    ['414 N St, Suite 2', 'At 414 north street', 'At …'],
    ['414 N St #2', '(414 N St)', '(…)'],
    [
      '414 North St, Anderson, 29621',
      'Until May at 414 North St, Anderson',
      'Until May at …, Anderson',
    ],
    ['22 Hill Way', '122 Hill Way and 22 Hill Wayside', '122 … and 22 Hill Wayside'],
    ['22 Hill Way', 'in Hill Way 22, on the hill', 'in … 22, on the hill'],
    ['22 Main', 'The main door, 22 Main', 'The main door, …'],
    ['22 Hill Way', '22\nHill Way', '…'],
    ['1200 W. 4th Avenue', 'corner of 1200 West 4th Ave', 'corner of …'],
    ['Old Mill Road', 'behind Old Mill Rd', 'behind …'],
    ['PO Box 12', 'write to PO Box 12', 'write to …'],
    ['N6145 County Road (Hwy) B+', 'N6145 County Rd (Hwy) B+', '…'],
    // No street: it would take ordinary words out of texts.
    ['Mobile unit', 'A mobile unit on Mondays', 'A mobile unit on Mondays'],
    ['Anderson', 'Anderson’s clinic', 'Anderson’s clinic'],
    ['12', '12 nurses', '12 nurses'],
    ['', 'Anything', 'Anything'],
  ])
})

it('a point is found with any number of decimals, and a rough one isn’t looked for', () => {
  const pattern = placePattern([{ latitude: 34.512345, longitude: -82.654 }, { latitude: 34.5 }])
  const texts = ['34.5123, -82.65400', 'from 34.512345 to', '34.5 miles', '134.512', '82.6541x']
  expect(withoutPattern(texts, pattern)).toEqual([
    '…, -…',
    'from … to',
    '34.5 miles',
    '134.512',
    '82.6541x',
  ])
})
