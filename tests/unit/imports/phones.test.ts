import { it } from 'vitest'
import { lineText } from '../../../cms/contract/line-text.ts'
import { guessColumns } from '../../../cms/imports/mapping/guess-mapping.ts'
import { freeLines } from '../../../cms/imports/mapping/line-columns.ts'
import { Mapping } from '../../../cms/imports/mapping/mapping.ts'
import { freeFlags } from '../../../cms/imports/mapping/settle-mapping.ts'
import { cellsOf } from '../../../cms/imports/rows/cells.ts'
import { readPhones } from '../../../cms/imports/rows/read-phones.ts'
import { ownLexicons } from '../../../cms/vocabulary/words/lexicons.ts'
import { expectRows } from '../../support/table.ts'

const [A, B, C] = ['312-555-0142', '312-555-0143', '312-555-0144'] as const

/** What a row says of its lines, if only clicked through: the number to call, then the others. */
const read = (more: Record<string, string>): string => {
  const cells = { Name: 'One', City: 'Chicago', State: 'IL', ...more }
  const header = Object.keys(cells)
  const columns = guessColumns(header)
  const found = { flags: freeFlags({ columns }, header), lines: freeLines({ columns }, header) }
  const mapping = Mapping.parse({ source: 'x', columns, ...found })
  const row = { line: 2, cells }
  const remarks = { notes: [], doubts: [] }
  const said = cellsOf(row, mapping, remarks, { lexicons: ownLexicons() })
  const known = readPhones(row, said, mapping, 'IL')
  const { phone, phoneExtension, phones = [] } = known
  const main = [phone ?? 'none', phoneExtension].filter(Boolean).join(' x')
  return [main, ...phones.map((line) => lineText(line))].join('; ')
}

it('columns with further numbers are known by their names, and private ones are left out', () => {
  expectRows(read, [
    [{ Phone: A, 'Spanish phone': B }, `${A}; Voice: ${B} (Spanish)`],
    [{ Phone: A, 'Spanish line': B }, `${A}; Voice: ${B} (Spanish)`],
    [{ Phone: A, 'Phone (Español)': B }, `${A}; Voice: ${B} (Spanish)`],
    [{ Teléfono: A, 'Línea en español': B }, `${A}; Voice: ${B} (Spanish)`],
    [{ Phone: A, Fax: B }, `${A}; Fax: ${B}`],
    // Hidden in its workbook.
    [{ Phone: A, 'Fax (hidden)': B }, A],
    [{ phone: A, fax_number: B }, `${A}; Fax: ${B}`],
    [{ Phone: A, TTY: B, 'Fax #': C }, `${A}; TTY: ${B}; Fax: ${C}`],
    [{ Phone: A, 'Phone 2': B, 'Phone 3': C }, `${A}; Voice: ${B}; Voice: ${C}`],
    [{ Phone: A, 'Alternate Phone': B }, `${A}; Voice: ${B}`],
    [{ Phone: A, 'After Hours Phone': B }, `${A}; After hours: ${B}`],
    [{ Phone: A, 'Appointment line': B }, `${A}; Appointments: ${B}`],
    [{ Phone: A, 'Text line': B, SMS: C }, `${A}; Text messages: ${B}; Text messages: ${C}`],
    [{ Phone: A, 'Crisis Line': B }, `${A}; Crisis line: ${B}`],
    [{ Phone: A, '24-Hour Hotline': B }, `${A}; Crisis line: ${B}`],
    [{ Phone: A, TollFree: '800-555-0144' }, `${A}; Voice: 800-555-0144`],
    [{ Phone: '', TollFree: '800-555-0144' }, '800-555-0144; Voice: 800-555-0144'.split(';')[0]],
    [{ Phone: A, Fax: A }, `${A}; Fax: ${A}`],
    [{ Phone: A, 'Phone 2': A }, A],
    [{ Phone: A, 'Phone 2': `${B}, fax ${C}` }, `${A}; Voice: ${B}; Fax: ${C}`],
    [{ Phone: A, 'Phone 2': B, 'Phone 2 Ext': '045' }, `${A}; Voice: ${B} x045`],
    [{ Phones: `${A}, fax ${B}` }, `${A}; Fax: ${B}`],
    // iCarol
    [
      { Phone1Number: A, Phone1Name: 'Main', Phone2Number: B, Phone2Name: 'Spanish' },
      `${A}; Voice: ${B} (Spanish)`,
    ],
    [
      { Phone1Number: A, Phone1Name: 'Fax', Phone2Number: B, Phone2Name: 'Office' },
      `${B}; Fax: ${A}`,
    ],
    [
      { Phone1Number: A, Phone2Number: B, Phone2Name: 'Intake', Phone2IsPrivate: 'No' },
      `${A}; Voice: ${B} – Intake`,
    ],
    [{ Phone1Number: A, Phone2Number: B, Phone2IsPrivate: 'Yes' }, A],
    [
      { Phone1Number: A, Phone1IsPrivate: 'Yes', Phone2Number: B, Phone2IsPrivate: 'No' },
      'none; Voice: 312-555-0143',
    ],
    [{ Phone1Number: A, Phone2Number: B, Phone2Name: 'Do not give out' }, A],
    [{ Phone: A, PhoneFax: B, PhoneFaxIsPrivate: 'Yes' }, A],
    [{ Phone: A, Fax: B, 'Fax is private': 'Yes' }, A],
    [{ Phone: A, 'Phone 2': B, 'Phone 2 Public': 'No' }, A],
    [{ Phone: A, PhoneNumberAfterHours: B }, `${A}; After hours: ${B}`],
    [{ Phone: A, Fax: B, PhonePrivate: 'Yes' }, 'none'],
    [{ Phone: A, Hotline: B, PhonePrivate: 'Yes' }, B],
    // What is not understood fills nothing.
    ...[
      ...['Director Phone', 'Contact Phone', 'Emergency Contact Phone', 'Cell Phone', 'Text'],
      ...['Phone verified on', 'Phone type', 'Line', 'Number', 'Spanish', 'After hours'],
    ].map((column) => [{ Phone: A, [column]: B }, A] as const),
    [{ Phone: A, Fax: 'N/A', TTY: 'call 711' }, A],
  ])
})
