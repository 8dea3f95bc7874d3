import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { ColumnsAnswer } from '../../../cms/imports/endpoints/answers.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { NEEDS_NO_CHECK, startImporter } from '../../support/importer.ts'
import { startPayload } from '../../support/payload.ts'

const test = await startPayload()
const importer = await startImporter(test.payload)
afterAll(() => test.close())
afterEach(async () => {
  await test.payload.delete({ collection: 'imports', where: { id: { exists: true } } })
  await test.payload.delete({ collection: 'clinics', where: { source: { equals: 'county' } } })
})

const columnsOf = async (content: string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('file', new File([content], 'County List 2026.csv'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (await importer.ask<ColumnsAnswer>('/imports/columns', form)).body
}

/** Uploads as the form does, with the offered mapping, and compares. */
const review = async (content: string, more: object = {}) => {
  const { mapping } = await columnsOf(content)
  return importer.review(content, { ...mapping, source: 'county', ...more })
}

const apply = async (id: number): Promise<Clinic[]> => {
  await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
  await importer.move(id, 'apply')
  const where = { source: { equals: 'county' } }
  const { docs } = await test.payload.find({ collection: 'clinics', where, sort: 'id', depth: 1 })
  return docs
}
const importFile = async (content: string, more?: object) => apply(await review(content, more))

const notesOf = async (id: number, kind: 'new' | 'rejected') =>
  (await importer.rows(id, { kinds: [kind] })).map(({ notes }) => notes)

describe('the columns of a file', () => {
  it('are separated as it separates them, or as somebody chooses', async () => {
    const lines = [
      ['Name', 'Address', 'City', 'State', 'Phone'],
      ['Open Door', '12 Main St', 'Anderson', 'South Carolina', '864-231-2260'],
    ]
    for (const delimiter of [';', '\t', '|', ',']) {
      const content = `${lines.map((cells) => cells.join(delimiter)).join('\n')}\n`
      const expected = { delimiter, columns: lines[0], samples: [lines[1]] }
      expect(await columnsOf(content)).toMatchObject(expected)
    }
    const content = 'Name,A;City;State\nOpen, Door;Anderson;SC\n'
    const chosen = await columnsOf(content, { delimiter: ';' })
    expect(chosen).toMatchObject({ columns: ['Name,A', 'City', 'State'] })
    const columns = { name: 'Name,A', city: 'City', state: 'State' }
    const id = await importer.review(content, { source: 'county', delimiter: ';', columns })
    expect(await importer.rows(id, { kinds: ['new'] })).toMatchObject([{ name: 'Open, Door' }])
  })

  it('are guessed by their names, recognized, or remembered from the last such file', async () => {
    const header = 'Facility Name,Street,CITY,st_abbr,Zip Code,lat,lon,Remarks\n'
    const columns = {
      name: 'Facility Name',
      address: 'Street',
      city: 'CITY',
      state: 'st_abbr',
      zipCode: 'Zip Code',
      latitude: 'lat',
      longitude: 'lon',
    }
    expect(await columnsOf(header)).toMatchObject({
      format: null,
      isRemembered: false,
      mapping: { source: 'county-list-2026', columns },
    })
    const mapping = { source: 'county', columns: { ...columns, description: 'Remarks' } }
    await importer.review(`${header}One,,Anderson,SC,,,,\n`, mapping)
    expect(await columnsOf(header)).toMatchObject({ isRemembered: true, mapping })
    expect(await columnsOf(hrsaFile([{}]))).toMatchObject({ format: { name: 'hrsa' } })
  })

  it('are to blame if no row can be used', async () => {
    const columns = { name: 'Name', city: 'Town', state: 'Land' }
    const blamed = async (rows: string) => {
      const mapping = { source: 'county', columns }
      const id = await importer.review(`Name,Town,Land\n${rows}`, mapping)
      const { rejectedFor } = await importer.progress(id)
      await importer.ask(`/imports/${id}/discard`, {})
      return rejectedFor
    }
    expect(await blamed('One,Bonn,BRD\nTwo,Ulm,BRD\nThree,,SC\n')).toEqual(['Land', 'Town'])
    expect(await blamed('One,Bonn,BRD\nThree,Anderson,SC\n')).toEqual([])
  })
})

describe('where a clinic is', () => {
  it('is read from a whole address in one column', async () => {
    const id = await review(
      'Name,Address\nOne,"123 Main St, Springfield, IL 62701"\nTwo,"9 Oak Ave, Suite 4, Anderson, South Carolina"\nThree,somewhere\n',
      { columns: { name: 'Name', fullAddress: 'Address' } },
    )
    expect(await notesOf(id, 'rejected')).toEqual([
      ['“somewhere” can’t be split into street, city and state'],
    ])
    expect(await apply(id)).toMatchObject([
      {
        address: '123 Main St',
        city: 'Springfield',
        zipCode: '62701',
        state: { abbreviation: 'IL' },
      },
      { address: '9 Oak Ave, Suite 4', city: 'Anderson', state: { abbreviation: 'SC' } },
    ])
  })

  it('is derived from its coordinates, and a person is asked to check', async () => {
    const id = await review('Name,Latitude,Longitude\nOne,34.5034,-82.6501\nTwo,0.5,0.5\n')
    const [one] = await importer.rows(id, { kinds: ['new'] })
    expect(one).toMatchObject({ city: 'Anderson', state: 'SC' })
    expect(one?.notes).toEqual([
      'The file does not give both city and state, so they come from the place nearest to its point',
    ])
    expect(await notesOf(id, 'rejected')).toEqual([['no city']])
  })

  it('is in a state, however that is written', async () => {
    const states = { California: 'CA', calif: 'CA', 'N. Carolina': 'NC', 'd.c.': 'DC', tx: 'TX' }
    const rows = Object.keys(states).map((state, index) => `${index},Somewhere,${state}\n`)
    const id = await review(`Name,City,State\n${rows.join('')}`)
    const found = await importer.rows(id, { kinds: ['new'] })
    expect(found.map(({ state }) => state)).toEqual(Object.values(states))
  })
})

describe('cells', () => {
  it('with yes and no are understood in the usual words, and no other word is read as no', async () => {
    const header = 'Name,City,State,Free,Walk-ins,Pharmacy\n'
    const id = await review(
      `${header}One,Anderson,SC,Free,sí,X\nTwo,Anderson,SC,N,0,maybe\nThree,Anderson,SC,T,Tuesdays,maybe\n`,
    )
    const note = '“maybe” in “Pharmacy” is neither yes nor no and was left out'
    expect((await importer.progress(id)).remarks).toEqual([
      { note, rows: 2 },
      { note: '“Tuesdays” in “Walk-ins” is neither yes nor no and was left out', rows: 1 },
    ])
    const marked = await importer.rows(id, { kinds: ['new', 'changed'], note })
    expect(marked.map(({ name }) => name)).toEqual(['Two', 'Three'])
    expect(await apply(id)).toMatchObject([
      { isFree: true, walkInsWelcome: 'yes', pharmacy: true },
      { isFree: false, walkInsWelcome: 'no', pharmacy: false },
      { isFree: true, walkInsWelcome: null, pharmacy: false },
    ])
    const again = await review(`${header}One,Anderson,SC,perhaps,?,\n`)
    expect((await importer.progress(again)).kinds).toMatchObject({ same: 1, changed: 0 })
  })

  it('with hours in words become weekly hours where they are clear, and this is marked', async () => {
    const id = await review(
      'Name,City,State,Hours\nOne,Anderson,SC,"Mon-Fri 8-5, Sat 9-12"\nTwo,Anderson,SC,"Mon-Fri 8-5, by appointment"\n',
    )
    expect(await notesOf(id, 'new')).toEqual([['the weekly hours are read from “Hours”'], []])
    const [one, two] = await apply(id)
    expect(one?.hoursOfOperation).toBe('Mon-Fri 8-5, Sat 9-12')
    expect(one?.openingHours).toHaveLength(6)
    expect(one?.openingHours?.[5]).toMatchObject({ day: 'saturday', opens: '09:00' })
    expect(two).toMatchObject({
      hoursOfOperation: 'Mon-Fri 8-5, by appointment',
      openingHours: [],
    })
  })

  it('with lists are split by each column’s own separator, also where a mapping names none', async () => {
    const content =
      'Name,City,State,Services,Languages,Insurance\nOne,Anderson,SC,"Dental Care, X-ray",English/Spanish,Medicare|Medicaid\n'
    const { mapping, separators } = await columnsOf(content)
    expect(mapping.separators).toEqual({ services: ',', languages: '/', insuranceAccepted: '|' })
    expect(separators.map(({ label }) => label)).toContain('Semicolon')
    for (const more of [{}, { separators: {} }])
      expect(await importFile(content, more)).toMatchObject([
        {
          services: ['Dental Care', 'X-ray'],
          languages: ['English', 'Spanish'],
          insuranceAccepted: ['Medicare', 'Medicaid'],
        },
      ])
  })

  it('that are empty remove nothing, except the extension of a number that has changed', async () => {
    const header = 'Id,Name,Street,City,State,Zip,Phone,Website,Description,Services,Lat,Lon\n'
    const [before] = await importFile(
      `${header}1,One,12 Main St,Anderson,SC,29621,864-231-2260 x7,www.example.org,Ring the bell.,Dental Care,34.5,-82.6\n`,
    )
    expect(before).toMatchObject({ phoneExtension: '7', coordinatesApproximate: false })
    const id = await review(`${header}1,One,,Anderson,SC,29621,864-231-2260,,,,,\n`)
    expect((await importer.progress(id)).kinds).toMatchObject({ same: 1, changed: 0 })
    await importer.ask(`/imports/${id}/discard`, {})
    const [after] = await importFile(`${header}1,One,,Anderson,SC,,864-231-2261,,,,,\n`)
    expect(after).toMatchObject({ phone: '864-231-2261', phoneExtension: null, zipCode: '29621' })
  })

  it('with unclear names, wrong extensions, formulas or too much text are marked or left out', async () => {
    const header = 'Id,Name,City,State,Phone,Ext\n'
    const id = await review(
      `${header}1,MACQUEEN MCALLISTER CLINIC,Anderson,SC,,\n2,Two,Anderson,SC,864-231-2260,ask Ann\n3,"=HYPERLINK(""http://example.org"")",Anderson,SC,+1 864-231-2260,x12\n${'9'.repeat(5_000)},Four,Anderson,SC,,\n`,
    )
    expect(await notesOf(id, 'new')).toEqual([
      ['“MACQUEEN” is still in capitals: check how it is written'],
      ['“ask Ann” in “Ext” is not an extension and was left out'],
      ['“Name” looks like a formula and is kept as plain text'],
    ])
    expect(await notesOf(id, 'rejected')).toEqual([['the id is longer than 200 characters']])
    const [one, , three] = await apply(id)
    expect([one?.name, three?.name, three?.phoneExtension]).toEqual([
      'MACQUEEN McAllister Clinic',
      '=HYPERLINK("http://example.org")',
      '12',
    ])
  })
})
