import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findDelimiter } from '../../../cms/imports/file/delimiter.ts'
import { findSeparator, joinList, splitList } from '../../../cms/imports/file/separators.ts'
import { Mapping, parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import { withFileReader } from '../../../cms/imports/reading/file-reader.ts'
import { cellsOf } from '../../../cms/imports/rows/cells.ts'
import { type Row, readBeginning, readRows } from '../../../cms/imports/rows/read-rows.ts'
import { guarded, unguarded } from '../../../cms/panel-kit/formula-guard.ts'
import { ownLexicons } from '../../../cms/vocabulary/words/lexicons.ts'
import { sourceFile } from '../../support/source-file.ts'
import { expectRows } from '../../support/table.ts'
import { testFolder } from '../../support/test-folder.ts'

const MAPPING = parseMapping(
  JSON.stringify({ source: 'list', columns: { name: 'a', city: 'b', state: 'c' } }),
)

it('the separators of columns and lists are found out', () => {
  expectRows(findDelimiter, [
    ['name\tcity\tstate\nA, the first\tB\tSC\n', '\t'],
    ['name;address\nA;12 Main St, Anderson\nB;14 Main St, Suite 2, Anderson\n', ';'],
    ['"name";"city, state"\n"A";"Anderson, SC"\n"B; C";"Anderson, SC"\n', ';'],
    ['name,city,\n"A; B; C",D\n"E; F; G",H\n', ','],
    ['name,city\nA,"cut off in the mid', ','],
    ['name|city\nA|B\n', '|'],
    ['name\nA\n', ','],
  ])
  expectRows(findSeparator, [
    [['Dental; Vision, and hearing', 'Dental'], ';'],
    [['Dental', 'Dental, Vision'], ','],
    [['English/Spanish'], '/'],
    [['Open 24/7 and/or by telephone'], ';'],
    [['Dental\nVision'], '\n'],
  ])
  const items = ['Dental; children only', 'The "Smile" day', 'Vision, hearing', 'Plain']
  expect(splitList(joinList(items), ';')).toEqual(items)
})

it('a cell is read with its entities, before it is taken for a list', () => {
  const columns = { name: 'Name', zipCode: 'ZIP', services: 'Services' }
  const mapping = Mapping.parse({ source: 'a-file', columns })
  const row = { cells: { Services: 'Eyes &amp; Ears; Teeth' } } as unknown as Row
  const cells = cellsOf(row, mapping, { notes: [], doubts: [] }, { lexicons: ownLexicons() })
  expect(cells.list('services')).toEqual(['Eyes & Ears', 'Teeth'])
})

it('no text begins a cell as a formula, and each comes back as it was', () => {
  const signs = ['=', '+', '-', '@', '\t', '\r']
  const formulas = signs.flatMap((sign) => [
    `${sign}HYPERLINK("http://example.org")`,
    `Open;${sign}HYPERLINK("http://example.org")`,
    `${sign}1;${sign}2;'${sign}3`,
    `Open; ${sign}1`,
    `'${sign}1`,
  ])
  // A spreadsheet that splits a line at these would read each part as a cell.
  const cells = formulas.flatMap((text) => guarded(text).split(/[;,]/))
  expect(cells.filter((cell) => /^ *[=+@\t\r-]/.test(cell))).toEqual([])
  expect(formulas.filter((text) => unguarded(guarded(text)) !== text)).toEqual([])
  const others = ['Open Door', '864-231-2260', 'Mon-Fri; 9-5', "Women's; Men's", "'tis"]
  expect(others.map(guarded)).toEqual(others)
  expect(others.map(unguarded)).toEqual(others)
})

it('a file with more than 500 columns is refused at once, in plain words', async () => {
  const fileOf = (columns: number) => {
    const line = Array.from({ length: columns }, (_, index) => `c${index % 502}`).join(',')
    return sourceFile(`${line}\n${line}\n`)
  }
  expect((await readBeginning(fileOf(500))).columns).toHaveLength(500)
  for (const [columns, inWords] of [
    [20_000, '20,000'],
    [501, '501'],
  ] as const) {
    const sentence = `The file has ${inWords} columns; 500 are the most.`
    await expect(readBeginning(fileOf(columns))).rejects.toThrow(sentence)
    await expect(readRows(fileOf(columns), MAPPING).next()).rejects.toThrow(sentence)
  }
})

describe('a file', () => {
  const fileOf = async (text: string) => {
    const folder = await testFolder()
    await writeFile(path.join(folder, 'file'), text)
    return path.join(folder, 'file')
  }
  const look = (file: string, limits?: Parameters<typeof withFileReader>[1]) =>
    withFileReader((reader) => reader.ask('lookThrough', { path: file, mapping: MAPPING }), limits)
  const rows = (count: number) => fileOf(`a,b,c\n${'Open Door,Anderson,SC\n'.repeat(count)}`)

  it('that takes too much time or memory is given up', async () => {
    const services = Array.from({ length: 400 }, (_, id) => ({
      name: 'Care',
      description: 'x'.repeat(100_000),
      service_at_locations: [{ location: { id: String(id) } }],
    }))
    const [many, heavy] = [await rows(10_000), await fileOf(JSON.stringify(services))]
    const late = look(many, { patienceMs: 1, megabytes: 256 })
    await expect(late).rejects.toThrow('This file takes too long to read. Nothing was stored.')
    const large = look(heavy, { patienceMs: 60_000, megabytes: 24 })
    await expect(large).rejects.toThrow('This file takes too much memory to read. Nothing was')
  })

  it('is read in another process, so that others get their turn, and its faults are said', async () => {
    let turns = 0
    const file = await rows(20_000)
    const timer = setInterval(() => turns++)
    onTestFinished(() => clearInterval(timer))
    expect(await look(file)).toMatchObject({ text: { encoding: 'utf-8', delimiter: ',' } })
    expect(turns).toBeGreaterThan(20)
    const missing = look(await fileOf('name;town\n'))
    await expect(missing).rejects.toThrow('The file is missing the columns “a”, “b”, “c”.')
  })
})
