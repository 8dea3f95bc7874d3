import { expect, it } from 'vitest'
import type { SourceFile } from '../../../cms/imports/file/source-file.ts'
import { asTable } from '../../../cms/imports/json/json-table.ts'
import { guessColumns } from '../../../cms/imports/mapping/guess-mapping.ts'
import { Mapping } from '../../../cms/imports/mapping/mapping.ts'
import { readBeginning, readRows } from '../../../cms/imports/rows/read-rows.ts'
import { sourceFile } from '../../support/source-file.ts'
import { expectAnswers } from '../../support/table.ts'

const fileOf = (content: string) => asTable(sourceFile(content))

/** Each row's line with its first cells. */
const tableOf = async (file: SourceFile, columns: string[]) => {
  const [name = '', city = '', state = ''] = columns
  const mapping = Mapping.parse({ source: 'a', columns: { name, city, state } })
  const rows: string[] = []
  for await (const { line, cells } of readRows(file, mapping))
    rows.push([line, cells[name], cells[city], cells[state]].join(' '))
  return rows
}

/** With the delimiter, the line with the names of the columns, and these. */
const tableIn = async (content: string) => {
  const file = fileOf(content)
  const { columns, delimiter, headerLine } = await readBeginning(file)
  return [delimiter, headerLine, columns.join('|'), await tableOf(file, columns)]
}

it('a table is found wherever it begins, and its lines are those of the file', async () => {
  const one = 'Clinic|Town|St'
  const cases: [content: string, ...table: unknown[]][] = [
    ['Clinic,Town,St\nA,B,SC\n', ',', 1, one, ['2 A B SC']],
    ['\uFEFFClinic;Town;St\nA;B;SC\n', ';', 1, one, ['2 A B SC']],
    ['sep=;\r\nClinic;Town;St\r\nA;B;SC\r\n', ';', 2, one, ['3 A B SC']],
    ['"sep=|"\nClinic|Town|St\nA|B|SC\n', '|', 2, one, ['3 A B SC']],
    ['Members 2026,,\nUpdated 3/1,,\n,,\nClinic,Town,St\nA,B,SC\n', ',', 4, one, ['5 A B SC']],
    ['Members 2026\n\nClinic;Town;St\nA;B;SC\nC;D;SC\n', ';', 3, one, ['4 A B SC', '5 C D SC']],
    ['County,\nClinic\tTown\tSt\nA\tB\tSC\nC\tD\tSC\n', '\t', 2, one, ['3 A B SC', '4 C D SC']],
    ['Clinic,Town,St\n"A\nB",C,SC\n\nD,E,SC\n', ',', 1, one, ['2 A\nB C SC', '5 D E SC']],
    ['Clinic,Town,St\rA,B,SC\rC,D,SC\r', ',', 1, one, ['2 A B SC', '3 C D SC']],
    ['Clinic,Town,St\n="A",="B",SC\n', ',', 1, one, ['2 A B SC']],
    [
      'A,"1 Oak St",SC,29621\nB,"2 Oak St",SC,29621\n',
      ',',
      0,
      'Column 1|Column 2|Column 3|Column 4',
      ['1 A 1 Oak St SC', '2 B 2 Oak St SC'],
    ],
    [
      'A;Anderson;SC;864-231-2260\n',
      ';',
      0,
      'Column 1|Column 2|Column 3|Column 4',
      ['1 A Anderson SC'],
    ],
    ['Nombre,Ciudad,Estado\nA,B,SC\n', ',', 1, 'Nombre|Ciudad|Estado', ['2 A B SC']],
  ]
  await expectAnswers(cases, async ([content, ...wanted]) => [
    await tableIn(content).catch(String),
    wanted,
  ])
})

it('a quotation mark that is never closed is said to be in its own line', async () => {
  const file = fileOf('Clinic,Town,St\nA,B,SC\n"C,D,SC\n')
  await expect(tableOf(file, ['Clinic', 'Town', 'St'])).rejects.toThrow('line 3 is never closed')
  expect((await readBeginning(file)).columns).toEqual(['Clinic', 'Town', 'St'])
})

it('lists of clinics as JSON are tables, whoever wrote them', async () => {
  const place = { name: 'A Clinic', city: 'Anderson', state: 'SC' }
  const guessed = { name: 'name', city: 'city', state: 'state' }
  const geometry = { type: 'Point', coordinates: [-82.65, 34.5] }
  const point = { latitude: 'latitude', longitude: 'longitude' }
  // As Socrata writes it: the columns apart from the rows, and a place as a list.
  const view = { columns: ['Facility', 'City', 'Where'].map((name) => ({ name })) }
  const where = ['{"address":"1 Oak St","zip":"29621"}', '34.5', '-82.6', null, false]
  const cases: [content: unknown, columns: object][] = [
    [[place], guessed],
    [{ results: [place], count: 1 }, guessed],
    [{ ok: true, data: [place] }, guessed],
    [
      [{ id: 7, name: 'A Clinic', address: { street: '1 Oak St', zip: '29621' } }],
      { sourceId: 'id', name: 'name' },
    ],
    [
      { type: 'FeatureCollection', features: [{ type: 'Feature', properties: place, geometry }] },
      { ...guessed, ...point },
    ],
    [
      { meta: { view }, data: [['A Clinic', 'Anderson', where]] },
      { name: 'Facility', city: 'City', address: 'address', zipCode: 'zip', ...point },
    ],
  ]
  for (const [content, columns] of cases) {
    const beginning = await readBeginning(fileOf(JSON.stringify(content)))
    expect(guessColumns(beginning.columns)).toEqual(columns)
    expect(beginning.samples[0]).toContain('A Clinic')
  }
  const languages = await readBeginning(
    fileOf(JSON.stringify([{ ...place, languages: ['English', 'French; Creole'] }])),
  )
  expect(languages.samples[0]).toContain('English; "French; Creole"')
})

it('only our own files name our pages by a slug', () => {
  expect(guessColumns(['name', 'slug'])).toEqual({ name: 'name' })
  const ours = guessColumns(['name', 'slug', 'coordinatesApproximate'])
  expect(ours).toMatchObject({ slug: 'slug' })
})
