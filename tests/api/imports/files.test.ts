import { afterEach, expect, it } from 'vitest'
import { startImports } from '../../support/imported-clinics.ts'

const { test, importer, clinics } = await startImports()
afterEach(() => clinics.clear())

const MAPPING = {
  source: 'county-list',
  columns: { name: 'Clinic', city: 'Town', state: 'ST', phone: 'Telephone' },
}
const HEADER = 'Clinic,Town,ST,Telephone\n'
const ROW = 'Open Door,Anderson,SC,864-231-2260\n'

/** As bytes, one per character. */
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** Files that can’t be used, and why. */
const REFUSED: [content: string | Uint8Array<ArrayBuffer>, reason: string][] = [
  [HEADER, 'The file has no rows below its header.'],
  [
    `${HEADER}${ROW}Open\0Door,Anderson,SC,\n`,
    'Line 3 contains characters that don’t belong in a text file. Is this a CSV file?',
  ],
  [
    'Clinic,Town,Telephone\nOpen Door,Anderson,864-231-2260\n',
    'The file is missing the column “ST”.\nIts columns are: Clinic, Town, Telephone',
  ],
  [
    `Clinic,Town,ST,Telephone,Town\n${ROW}`,
    'Two columns of the file are called “Town”. Rename one of them.',
  ],
  [
    `${HEADER}${ROW}Open Door Two,Ander`,
    'Line 3 ends after 2 of 4 columns: the file seems to be cut off there.',
  ],
  [
    `${HEADER}${ROW}Open "Door" Two,Anderson,SC,\n`,
    'The file is not valid CSV: the row that starts on line 3 has a quotation mark inside a text. Write that mark twice, and put the text in quotation marks.',
  ],
  [
    HEADER + ROW.repeat(100_001),
    'The file has more than 100,000 rows; line 100002 is beyond that. Split it, and give each part its own source name.',
  ],
  [
    HEADER + `${'x'.repeat(1_000)},Anderson,SC,\n`.repeat(55_000),
    'The file is larger than 50 MB. Split it, or leave out columns that you don’t need.',
  ],
]

it('a file that can’t be used is refused with the reason, and nothing is stored', async () => {
  const misses = []
  for (const [content, wanted] of REFUSED) {
    const { refusal, status } = await importer.upload(content, MAPPING)
    if (refusal !== wanted || ![400, 413].includes(status)) misses.push({ wanted, refusal, status })
  }
  expect(misses).toEqual([])
  const faulty = { source: 'A B', columns: { name: 'Clinic' } }
  expect((await importer.upload(HEADER + ROW, faulty)).refusal).toBe(
    'The mapping can’t be used:\n' +
      '  source: must be lowercase letters, digits and hyphens\n' +
      '  columns: must include city and state, or fullAddress, zipCode, or latitude and longitude',
  )
  const form = new FormData()
  form.set('file', new File([HEADER + ROW], 'sites.csv'))
  const whole = new Response(form)
  const body = (await whole.text()).slice(0, -20)
  const type = whole.headers.get('content-type') ?? ''
  const cutOff = await importer.ask('/imports', new Blob([body], { type }))
  expect(cutOff.refusal).toBe('The upload was incomplete. Try again.')
  const none = new FormData()
  none.set('format', 'hrsa')
  expect((await importer.ask('/imports', none)).refusal).toContain('Choose a file.')
  const { rows } = await test.database.pool.query(
    'select (select count(*) from imports) + (select count(*) from import_rows) as count',
  )
  expect(rows).toEqual([{ count: '0' }])
})

const rowsOf = (id: number, kind: 'new' | 'rejected') => importer.rows(id, { kinds: [kind] })

it('an odd file is read: in Latin-1, with breaks in cells, or long rows', async () => {
  const read = async (content: string | Uint8Array<ArrayBuffer>) => {
    const id = await importer.review(content, MAPPING)
    const found = {
      added: (await rowsOf(id, 'new')).map(({ line, name }) => [line, name]),
      rejected: (await rowsOf(id, 'rejected')).map(({ line, notes }) => [line, ...notes]),
      notice: (await importer.progress(id)).notice,
    }
    await importer.discard(id)
    return found
  }
  expect(await read(latin1(`${HEADER}Cl\xEDnica \x93La Uni\xF3n\x94,Anderson,SC,\n`))).toEqual({
    added: [[2, 'Clínica “La Unión”']],
    rejected: [],
    notice: expect.stringContaining('read as Windows-1252'),
  })
  const broken = '"Shut\nDoor",Anderson,SC,\nOpen Door, Two,Anderson,SC,864-231-2260\n'
  expect(await read(HEADER + broken + ROW)).toMatchObject({
    added: [
      [2, expect.anything()],
      [5, 'Open Door'],
    ],
    rejected: [[4, 'it has 5 cells, but the header has 4']],
  })
  const long = Array.from({ length: 30 }, (_, at) => `${at},Anderson,SC,,${'x'.repeat(90_000)}\n`)
  const { added, rejected } = await read(`Clinic,Town,ST,Telephone,Remarks\n${long.join('')}`)
  expect([added.length, rejected]).toEqual([30, []])
})

it('rejected rows are all returned with every column, to fix and upload again, with formulas disarmed', async () => {
  const rejected = async (id: number) =>
    (await importer.ask<string>(`/imports/${id}/rejected.csv`)).body
  const id = await importer.review(`${HEADER}Short\n${ROW}=1+1,,SC,-\n`, MAPPING)
  const file = await rejected(id)
  expect(file).toBe(
    "line,reason,Clinic,Town,ST,Telephone\n2,no city,Short,,,\n4,no city,'=1+1,,SC,'-\n",
  )
  await importer.discard(id)
  const mended = file.replace(',,,\n', ',Anderson,XYZ,\n').replace(',,', ',Anderson,')
  const again = await importer.review(mended, MAPPING)
  expect(await rowsOf(again, 'new')).toMatchObject([{ name: '=1+1' }])
  expect(await rejected(again)).toContain('2,there is no state “XYZ”,Short,Anderson,XYZ')
  await importer.discard(again)
  const many = await importer.review(HEADER + 'Open Door,,SC,\n'.repeat(120), MAPPING)
  const lines = (await rejected(many)).trim().split('\n')
  expect([lines.length, lines.at(-1)]).toEqual([121, '121,no city,Open Door,,SC,'])
})
