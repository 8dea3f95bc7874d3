import { afterEach, describe, expect, it } from 'vitest'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { startImports } from '../../support/imported-clinics.ts'
import { stateId } from '../../support/new-clinic.ts'

const { test, importer, clinics } = await startImports()
afterEach(() => clinics.clear())

const columnsOf = (content: string, fields?: Record<string, string>) =>
  importer.offer(content, 'County List 2026.csv', fields)

/** Uploads as the form does, with the offered mapping, and compares. */
const review = async (content: string, more: object = {}) => {
  const { mapping } = await columnsOf(content)
  return importer.review(content, { ...mapping, source: 'county', ...more })
}
const apply = async (id: number) => {
  await importer.accept(id)
  return clinics.ofSource('county')
}
const notesOf = async (id: number, kind: 'new' | 'rejected') =>
  (await importer.rows(id, { kinds: [kind] })).map(({ notes }) => notes)

it('the columns of a file are separated as somebody chooses', async () => {
  const content = 'Name,A;City;State\nOpen, Door;Anderson;SC\n'
  const chosen = await columnsOf(content, { delimiter: ';' })
  expect(chosen).toMatchObject({ columns: ['Name,A', 'City', 'State'] })
  const columns = { name: 'Name,A', city: 'City', state: 'State' }
  const id = await importer.review(content, { source: 'county', delimiter: ';', columns })
  expect(await importer.rows(id, { kinds: ['new'] })).toMatchObject([{ name: 'Open, Door' }])
})

it('columns are guessed by their names, or recognized', async () => {
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
  expect(await columnsOf(hrsaFile([{}]))).toMatchObject({ format: { name: 'hrsa' } })
})

it('columns are to blame if no row can be used', async () => {
  const columns = { name: 'Name', city: 'Town', state: 'Land' }
  for (const [rows, blamed] of [
    ['One,Bonn,BRD\nTwo,Ulm,BRD\nThree,,SC\n', ['Land', 'Town']],
    ['One,Bonn,BRD\nThree,Anderson,SC\n', []],
  ] as const) {
    const id = await importer.review(`Name,Town,Land\n${rows}`, { source: 'county', columns })
    expect((await importer.progress(id)).rejectedFor).toEqual(blamed)
    await importer.discard(id)
  }
})

describe('cells', () => {
  it('are understood as people write them, and what is unclear is left out and marked', async () => {
    const columns = {
      sourceId: 'Id',
      name: 'Name',
      fullAddress: 'Address',
      phone: 'Phone',
      phoneExtension: 'Ext',
      isFree: 'Free',
      walkInsWelcome: 'Walk-ins',
      pharmacy: 'Pharmacy',
      hoursOfOperation: 'Hours',
      services: 'Services',
      languages: 'Languages',
    }
    const header = `${Object.values(columns).join(',')}\n`
    const inAnderson = '"9 Oak Ave, Suite 4, Anderson, South Carolina"'
    const rows = [
      `1,MACQUEEN MCALLISTER CLINIC,"123 Main St, Springfield, IL 62701",,,Free,sí,X,"Mon-Fri 8-5, Sat 9-12","Dental Care, X-ray",English/Spanish`,
      `2,Two,${inAnderson},864-231-2260,ask Ann,N,0,maybe,"Mon-Fri 8-5, by appointment",,`,
      `3,"=HYPERLINK(""http://example.org"")",${inAnderson},+1 864-231-2260,x12,T,Tuesdays,maybe,,,`,
      '4,Four,somewhere,,,,,,,,',
      `${'9'.repeat(300)},Five,${inAnderson},,,,,,,,`,
    ]
    const content = `${header}${rows.join('\n')}\n`
    const { mapping, separators } = await columnsOf(content)
    expect(mapping.separators).toEqual({ services: ',', languages: '/' })
    expect(separators.map(({ label }) => label)).toContain('Semicolon')
    const id = await review(content, { columns })
    const maybe = '“maybe” in “Pharmacy” is neither yes nor no and was left out'
    expect((await notesOf(id, 'new')).map((notes) => notes.toSorted())).toEqual([
      [
        'the weekly hours are read from “Hours”',
        '“MACQUEEN” is still in capitals: check how it is written',
      ],
      [
        'the weekly hours are read from “Hours”',
        '“ask Ann” in “Ext” is not an extension and was left out',
        maybe,
      ],
      [
        '“Name” looks like a formula and is kept as plain text',
        '“Tuesdays” in “Walk-ins” is neither yes nor no and was left out',
        maybe,
      ],
    ])
    expect(await notesOf(id, 'rejected')).toEqual([
      ['“somewhere” can’t be split into street, city and state'],
      ['the id is longer than 200 characters'],
    ])
    expect((await importer.progress(id)).remarks).toContainEqual({
      note: maybe,
      words: maybe,
      rows: 2,
    })
    const marked = await importer.rows(id, { kinds: ['new', 'changed'], note: maybe })
    expect(marked.map(({ line }) => line)).toEqual([3, 4])
    const applied = await apply(id)
    expect(applied).toMatchObject([
      {
        name: 'MACQUEEN McAllister Clinic',
        city: 'Springfield',
        isFree: true,
        walkInsWelcome: 'yes',
        pharmacy: true,
        services: ['Dental Care', 'X-ray'],
        languages: ['English', 'Spanish'],
      },
      { state: await stateId(test.payload, 'SC'), isFree: false, walkInsWelcome: 'no' },
      { name: '=HYPERLINK("http://example.org")', phoneExtension: '12', walkInsWelcome: null },
    ])
    expect(applied[0]?.openingHours).toHaveLength(6)
    const accesses = applied[1]?.openingHours?.map(({ access }) => access)
    expect(accesses).toEqual(Array(5).fill('appointment'))
    // What is not understood, or empty, leaves our value as it is.
    const unclear = rows[0]?.replace('Free,sí,X', 'perhaps,?,').replace('Dental Care, X-ray', '')
    const again = await review(`${header}${unclear}\n`, { columns })
    expect((await importer.progress(again)).kinds).toMatchObject({ same: 1, changed: 0 })
  })

  it('that are empty remove nothing, except the extension of a number that has changed', async () => {
    const header = 'Id,Name,Street,City,State,Zip,Phone,Website,Description\n'
    const full =
      '1,One,12 Main St,Anderson,SC,29621,864-231-2260 x7,www.example.org,Ring the bell.\n'
    const [before] = await apply(await review(header + full))
    const changed = await review(`${header}1,One,,Anderson,SC,,864-231-2261,,\n`)
    const { address, zipCode, website, description } = before ?? {}
    expect(await apply(changed)).toMatchObject([
      {
        ...{ address, zipCode, website, description },
        phone: '864-231-2261',
        phoneExtension: null,
      },
    ])
    expect(description).toBe('Ring the bell.')
  })

  it('say where a clinic is, also by its point alone, and in a state however it is written', async () => {
    const points = await review('Name,Latitude,Longitude\nOne,34.5034,-82.6501\nTwo,0.5,0.5\n')
    const note =
      'The file does not give both city and state, so they come from the place nearest to its point'
    expect(await importer.rows(points, { kinds: ['new'] })).toMatchObject([
      { city: 'Anderson', state: 'SC', notes: [note] },
    ])
    expect(await notesOf(points, 'rejected')).toEqual([['no city']])
    await importer.discard(points)
    const states = { California: 'CA', calif: 'CA', 'N. Carolina': 'NC', 'd.c.': 'DC', tx: 'TX' }
    const towns = ['Petaluma', 'Fresno', 'Durham', 'Washington', 'Austin']
    const rows = Object.keys(states).map((state, index) => `${index},${towns[index]},${state}\n`)
    const id = await review(`Name,City,State\n${rows.join('')}`)
    const found = await importer.rows(id, { kinds: ['new'] })
    expect(found.map(({ state }) => state)).toEqual(Object.values(states))
  })
})
