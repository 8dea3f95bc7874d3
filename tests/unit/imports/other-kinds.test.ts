import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { fileOnDisk } from '../../../cms/imports/file/source-file.ts'
import { readBeginning } from '../../../cms/imports/rows/read-rows.ts'
import { testFolder } from '../../support/test-folder.ts'
import { zipOf } from '../../support/workbook.ts'

const folder = await testFolder()

const LIST = 'Name,City,State\nAlpha,Boston,MA\n'
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const office = (inside: string) =>
  Buffer.concat([
    latin1('\xD0\xCF\x11\xE0'),
    Buffer.alloc(70_000),
    Buffer.from(`${inside}\0`, 'utf16le'),
  ])
const zip = (...names: string[]) => zipOf(Object.fromEntries(names.map((name) => [name, LIST])))

/** Files as they come by mail, and the beginning of what is said; 'read' if they are read. */
const FILES: [content: Uint8Array | string, sentence: string][] = [
  [gzipSync(LIST), 'read'],
  [zip('lists/clinics.csv', '__MACOSX/lists/._clinics.csv', 'README.txt', '.DS_Store'), 'read'],
  [zip('a.csv', 'b.csv'), 'This archive holds “a.csv”, “b.csv”. Unpack it, and upload the file'],
  [zip('clinics.xlsx'), 'This archive holds “clinics.xlsx”. Unpack it, and upload the workbook.'],
  [zip('list.pdf'), 'This archive holds no list that we can read, but “list.pdf”. Ask the sender'],
  [zip(), 'This archive is empty.'],
  [zip('[Content_Types].xml', 'xl/workbook.bin'), 'This is a binary workbook (.xlsb). Open it and'],
  [zip('mimetype', 'content.xml'), 'This is an OpenDocument file (.ods). Open it and save it as'],
  [zip('Index/Document.iwa'), 'This is a document of Apple’s Numbers or Pages.'],
  [zip('[Content_Types].xml', 'word/document.xml'), 'This is a Word document. Ask the sender'],
  [gzipSync('ab'.repeat(100_000)).subarray(0, 60), 'The file can’t be unpacked: it is damaged'],
  [zip('a.csv').subarray(0, 40), 'The file can’t be unpacked: it is damaged'],
  [office('Workbook'), 'This is a workbook of an old Excel (.xls). Open it and save it as .xlsx'],
  [office('EncryptedPackage'), 'This workbook is protected by a password.'],
  [office('WordDocument'), 'This is a Word document. Ask the sender for the list as .xlsx or CSV.'],
  [office('Something'), 'This is no list that we can read.'],
  ['%PDF-1.7', 'This is a PDF. Ask the sender for the list as .xlsx or CSV.'],
  [latin1('\x89PNG\r\n'), 'This is a picture.'],
  [latin1('\0\0\0\x18ftypheic'), 'This is a picture or a video.'],
  ['{\\rtf1 x}', 'This is a text document (RTF).'],
  [latin1('7z\xBC\xAF\x27\x1C'), 'This is an archive that we can’t unpack. Unpack it, and upload'],
  ['<html><table><tr><td>Name</td>', 'This is a web page with a table, whatever its name ends in.'],
  [
    '\uFEFF<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>',
    'This is a workbook that was',
  ],
  ['<?xml version="1.0"?><list/>', 'This is XML, which is no table.'],
  [
    '\n<!DOCTYPE html><title>Sign in</title>',
    'This is a web page that asks for a password, not the',
  ],
  ['<!doctype html><title>Clinics</title>', 'This is a web page, not a list. The link may lead to'],
  ['', 'The file is empty.'],
  [' \n \n', 'The file is empty.'],
  ['a'.repeat(200_000), 'Line 1 has more than 100,000 characters, as no row of a list has.'],
  [
    `"${'a'.repeat(200_000)}`,
    'The file is not valid CSV: a quotation mark in the row that starts on line 1',
  ],
]

it('a file that is no list is called what it is, with what to ask for', async () => {
  const misses = []
  for (const [content, sentence] of FILES) {
    const file = path.join(folder, 'file')
    await writeFile(file, content)
    const said = await readBeginning(fileOnDisk(file)).then(
      ({ samples }) => (samples[0]?.join() === 'Alpha,Boston,MA' ? 'read' : samples),
      (error: Error) => error.message,
    )
    if (!said.toString().startsWith(sentence)) misses.push({ sentence, said })
  }
  expect(misses).toEqual([])
})

/** A directory of 2017, with the names of its time, whose ids are numbers in each table. */
const TABLES = {
  'organizations.csv': 'id,name,url\n1,"Valley, Inc.",http://v.example\n',
  'services.csv':
    'id,organization_id,name,status,fees\n1,1,Dental care,active,Sliding\n2,1,Old,inactive,\n3,1,Medical,active,\n',
  'locations.csv': 'id,organization_id,name,latitude\n1,1,Main Office,41.88\n2,1,North,\n',
  'services_at_location.csv': 'id,service_id,location_id\n1,1,1\n2,3,1\n3,3,2\n',
  'physical_addresses.csv':
    'id,location_id,address_1,city,state_province\n1,1,1 Main St,Chicago,IL\n',
  'postal_addresses.csv': 'id,location_id,address_1,city,state_province\n1,2,PO Box 1,Salem,IL\n',
  'phones.csv':
    'id,location_id,number,extension,type\n1,1,312-555-0199,,fax\n2,1,312-555-0142,045,voice\n',
  'regular_schedules.csv':
    'id,service_id,weekday,opens_at,closes_at\n1,1,1,09:00,17:00\n2,1,Tuesday,09:00,17:00\n',
  'languages.csv': 'id,service_id,language\n1,1,Spanish\n',
  'taxonomy.csv': 'id,name\n9,Cleaning\n',
  'service_attributes.csv': 'id,service_id,taxonomy_term_id\n1,1,9\n',
  'contacts.csv': '',
}

it('a package of tables becomes clinics, in a zip or a folder', async () => {
  const file = path.join(folder, 'package.zip')
  const named = Object.entries(TABLES).map(([name, text]) => [`export/${name}`, text])
  await writeFile(file, zipOf(Object.fromEntries(named)))
  const unpacked = path.join(folder, 'package')
  await mkdir(unpacked)
  for (const [name, text] of Object.entries(TABLES))
    await writeFile(path.join(unpacked, name), text)
  const { columns, samples } = await readBeginning(fileOnDisk(file))
  expect(await readBeginning(fileOnDisk(unpacked))).toMatchObject({ columns, samples })
  const clinics = samples.map((cells) =>
    Object.fromEntries(columns.map((name, at) => [name, cells[at]])),
  )
  expect(clinics).toMatchObject([
    {
      ...{ hsds_location_id: '1', Status: '', name: 'Valley, Inc. – Main Office', city: 'Chicago' },
      ...{ phone: '312-555-0142', phoneExtension: '045', latitude: '41.88', languages: 'Spanish' },
      ...{ services: 'Cleaning; Medical', firstVisitCost: 'Sliding' },
      openingHours: 'Monday 09:00-17:00; Tuesday 09:00-17:00',
    },
    { hsds_location_id: '2', Status: 'no place to go: postal address', name: 'North' },
  ])
})
