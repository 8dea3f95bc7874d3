import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { fileOnDisk } from '../../../cms/imports/file/source-file.ts'
import { Mapping } from '../../../cms/imports/mapping/mapping.ts'
import { readBeginning, readRows } from '../../../cms/imports/rows/read-rows.ts'
import { expectAnswers } from '../../support/table.ts'
import { testFolder } from '../../support/test-folder.ts'
import { type Cell, partsOf, workbookOf, zipOf } from '../../support/workbook.ts'

const folder = await testFolder()

const onDisk = async (content: Uint8Array) => {
  const file = path.join(folder, `${Math.random()}.xlsx`)
  await writeFile(file, content)
  return file
}

const HEADER = ['Name', 'City', 'State']
const mapping = Mapping.parse({
  source: 'list',
  columns: { name: 'Name', city: 'City', state: 'State' },
})

const rowsOf = async (content: Uint8Array) => {
  const rows = []
  for await (const row of readRows(fileOnDisk(await onDisk(content)), mapping)) rows.push(row)
  return rows
}

const faultOf = (content: Uint8Array): Promise<string> =>
  rowsOf(content).then(
    () => 'read',
    (error: Error) => error.message,
  )

/** Cells, and what a person sees in them. */
const SEEN: [Cell, string][] = [
  [2139, '2139'],
  [[2139, '00000'], '02139'],
  [[21394307, '00000-0000'], '02139-4307'],
  [6175550101, '6175550101'],
  [[6175550101, '[<=9999999]###-####;(###) ###-####'], '(617) 555-0101'],
  [[45, '000'], '045'],
  [[0.375, 'h:mm'], '9:00'],
  [[17 / 24, '[$-409]h:mm:ss AM/PM;@'], '5:00 PM'],
  [[5 / 24, 'h:mm AM/PM'], '5:00 AM'],
  [[45_000, 'm/d/yy'], '2023-03-15'],
  [[45_000.75, 'yyyy-mm-dd hh:mm'], '2023-03-15 18:00'],
  [[45_000, 'd-mmm'], '15-Mar'],
  [[36_000, 'yyyy'], '1998'],
  [[20, '"$"#,##0.00'], '$20.00'],
  [[1, '0%'], '100%'],
  [[1_234_567, '#,##0'], '1234567'],
  [[42.36014, '0.00'], '42.36014'],
  [[-71.05890000000001, 'General'], '-71.0589'],
  [[-71.0589, '0.00_);(0.00)'], '-71.0589'],
  [[-20, '"$"0_);("$"0)'], '($20)'],
  [[5, 'no " format'], '5'],
  [true, 'TRUE'],
  ['Ask &  go\nin', 'Ask &  go\nin'],
  [{ xml: '<c t="str"><f>1+1</f><v>9-5</v></c>' }, '9-5'],
  [{ xml: '<c t="e"><v>#N/A</v></c>' }, '#N/A'],
  [{ xml: '<c t="d"><v>2023-03-15T00:00:00</v></c>' }, '2023-03-15'],
  [
    {
      xml: '<c t="inlineStr"><is><r><rPr><b/></rPr><t>La </t></r><r><t>Uni&#243;n</t></r><rPh><t>x</t></rPh></is></c>',
    },
    'La Unión',
  ],
]

it('cells are read as a person sees them, with all that their numbers say', async () => {
  const rows = Object.fromEntries(SEEN.map(([cell], at) => [at + 2, [cell, 'Boston', 'MA']]))
  const read = await rowsOf(workbookOf([{ name: 'List', rows: { 1: HEADER, ...rows } }]))
  const names = read.map(({ cells }) => cells.Name)
  const wrong = SEEN.filter(([, text], at) => names[at] !== text)
  expect(wrong.map(([cell, text], at) => [cell, text, names[at]])).toEqual([])
  expect(names).toHaveLength(SEEN.length)
  const since = await rowsOf(
    workbookOf([{ name: 'A', rows: { 1: HEADER, 2: [[43_538, 'm/d/yyyy'], 'B', 'MA'] } }], {
      is1904: true,
    }),
  )
  expect(since[0]?.cells.Name).toBe('2023-03-15')
})

it('the sheet with the list is read by its own row numbers, and what is hidden is held', async () => {
  const rows = {
    1: ['Clinics of the county'],
    3: ['County', ...HEADER, 'Director'],
    4: ['Essex', 'Alpha', 'Lynn', 'MA', 'Ann'],
    5: ['', 'Beta', 'Lynn', 'MA', ''],
    9: ['', 'Gamma', 'Boston', 'MA', ''],
  }
  const file = workbookOf([
    { name: 'About', rows: { 1: ['About this list'], 2: ['Call us'] } },
    { name: 'List', rows, merged: ['A1:E1', 'A4:A5'], hiddenRows: [9], hiddenColumns: [5] },
    { name: 'Old', rows: { 1: HEADER, 2: ['Closed', 'Lynn', 'MA'] }, isHidden: true },
  ])
  const cells = (County: string, Name: string, City: string) => ({
    County,
    Name,
    City,
    State: 'MA',
  })
  expect(await rowsOf(file)).toEqual([
    { line: 4, cells: { ...cells('Essex', 'Alpha', 'Lynn'), 'Director (hidden)': 'Ann' } },
    { line: 5, cells: { ...cells('Essex', 'Beta', 'Lynn'), 'Director (hidden)': '' } },
    {
      line: 9,
      cells: { ...cells('', 'Gamma', 'Boston'), 'Director (hidden)': '' },
      doubt: 'This row is hidden in the workbook.',
    },
  ])
  const found = await readBeginning(fileOnDisk(await onDisk(file)))
  expect(found).toMatchObject({ headerLine: 3, sheet: 'List', sheets: ['About', 'List', 'Old'] })
  const chosen = await readBeginning(fileOnDisk(await onDisk(file)), { sheet: 'Old' })
  expect(chosen.samples).toEqual([['Closed', 'Lynn', 'MA']])
})

it('a row with a formula that no program has calculated is held', async () => {
  const formula = (inside: string, type = '') => ({
    xml: `<c${type}><f>A1</f>${inside}</c>`,
  })
  const rows = {
    1: HEADER,
    2: ['Alpha', formula(''), 'MA'],
    3: ['Beta', formula('<v>Lynn</v>', ' t="str"'), 'MA'],
    4: ['Gamma', formula('', ' t="str"'), 'MA'],
  }
  const read = await rowsOf(workbookOf([{ name: 'List', rows }]))
  expect(read.map(({ doubt }) => doubt?.slice(0, 41))).toEqual([
    'A formula in this row has no result yet. ',
    undefined,
    undefined,
  ])
})

const STRICT = 'http://purl.oclc.org/ooxml'

/** What programs write otherwise than Excel does: in the names of parts, then in their XML. */
const DIALECTS: [program: string, name: (part: string) => string, xml: (xml: string) => string][] =
  [
    ['Excel', (part) => part, (xml) => xml],
    ['openpyxl', (part) => part, (xml) => xml.replaceAll(/Target="(?!xl\/)/g, 'Target="/xl/')],
    [
      'a strict Excel',
      (part) => part,
      (xml) =>
        xml
          .replaceAll(/http:\/\/[^"]*\/spreadsheetml\/2006/g, `${STRICT}/spreadsheetml`)
          .replaceAll(/http:\/\/[^"]*\/officeDocument\/2006/g, `${STRICT}/officeDocument`),
    ],
    [
      'the Open XML SDK',
      (part) => part,
      (xml) =>
        /^<(Rel|Types)/.test(xml)
          ? xml
          : xml.replaceAll(/<(\/?)(?=\w)/g, '<$1x:').replaceAll('xmlns=', 'xmlns:x='),
    ],
    ['a small writer', (part) => part, (xml) => xml.replaceAll(/(<(?:row|c)) r="\w+"/g, '$1')],
    ['an old zip of .NET', (part) => part.replaceAll('/', '\\'), (xml) => xml],
    [
      'Apache POI, with widths and heights of 0',
      (part) => part,
      (xml) =>
        xml
          .replaceAll(/(<row[^>]*) hidden="1"/g, '$1 ht="0"')
          .replaceAll(/(<col [^>]*) hidden="1"/g, '$1 width="0.0"'),
    ],
    [
      'nobody that we know',
      (part) => part.replace('worksheets/sheet', 'lists/').replace('sharedS', 's'),
      (xml) =>
        xml.replaceAll('worksheets/sheet', 'lists/').replaceAll('sharedStrings.x', 'strings.x'),
    ],
  ]

it('workbooks of all programs say the same, whatever their parts are called', async () => {
  const parts = partsOf([
    {
      name: 'List',
      rows: {
        1: [...HEADER, 'Zip', 'Director'],
        2: ['A & B', 'Lynn', 'MA', [2139, '00000'], 'Ann'],
      },
      hiddenRows: [2],
      hiddenColumns: [5],
    },
    { name: 'Old', rows: { 1: HEADER, 2: ['C', 'Lynn', 'MA'] }, isHidden: true },
  ])
  const cells = {
    Name: 'A & B',
    City: 'Lynn',
    State: 'MA',
    Zip: '02139',
    'Director (hidden)': 'Ann',
  }
  const right = [{ line: 2, cells, doubt: 'This row is hidden in the workbook.' }]
  await expectAnswers(DIALECTS, async ([, name, xml]) => {
    const made = Object.entries(parts).map(([part, text]) => [name(part), xml(text)])
    const readIn = (order: string[][]) => rowsOf(zipOf(Object.fromEntries(order))).catch(String)
    // Some programs write the sheets first.
    const read = [await readIn(made), await readIn(made.toReversed())]
    return [read, [right, right]]
  })
})

const list = (rows: string) =>
  `<worksheet><sheetData><row>${HEADER.map((name) => `<c t="str"><v>${name}</v></c>`).join('')}</row>${rows}</sheetData></worksheet>`
const row = '<row><c t="str"><v>A</v></c><c t="str"><v>B</v></c><c t="str"><v>MA</v></c></row>'

/** Parts that a hostile workbook may have instead of its own, and what is said of it. */
const HOSTILE: [part: string, xml: string, sentence: string][] = [
  ['xl/worksheets/sheet1.xml', list(row), 'read'],
  [
    'xl/worksheets/sheet1.xml',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b SYSTEM "file:///etc/passwd">]>${list(row)}`,
    'read',
  ],
  ['xl/worksheets/sheet1.xml', list(''), 'The sheet has no rows below the names of its columns.'],
  ['xl/worksheets/sheet1.xml', '<a>'.repeat(100), 'The workbook can’t be read: it is damaged.'],
  ['xl/worksheets/sheet1.xml', list(`<row><c r="XFD2" t="str"><v>x</v></c></row>${row}`), 'read'],
  [
    'xl/worksheets/sheet1.xml',
    list(`<row><c t="str"><v>${'a'.repeat(200_000)}</v></c></row>`),
    'Row 2 of the sheet has more than 100,000 characters, which is no clinic.',
  ],
  ['xl/workbook.xml', '<workbook/>', 'The workbook can’t be read: it is damaged.'],
]

it('a hostile workbook is read or refused, and takes neither time nor memory', async () => {
  const parts = partsOf([{ name: 'List', rows: { 1: HEADER, 2: ['A', 'B', 'MA'] } }])
  const misses = []
  for (const [part, xml, sentence] of HOSTILE) {
    const fault = await faultOf(zipOf({ ...parts, [part]: xml }))
    if (!fault.startsWith(sentence)) misses.push({ part, sentence, fault })
  }
  expect(misses).toEqual([])
  const huge = zipOf({ ...parts, 'xl/worksheets/sheet1.xml': Buffer.alloc(1_234_567, 'a') })
  // What an entry says of its size is a lie.
  const size = Buffer.alloc(4)
  size.writeUInt32LE(1_234_567)
  for (let at = huge.indexOf(size); at !== -1; at = huge.indexOf(size, at + 4))
    huge.writeUInt32LE(500, at)
  expect(await faultOf(huge)).toContain('it is damaged or was cut off')
  const many = zipOf(Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, ''])))
  expect(await faultOf(many)).toContain('more than 2,000 files')
})
