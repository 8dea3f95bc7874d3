import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { ColumnsAnswer } from '../../../cms/imports/endpoints/answers.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
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
  form.set('file', new File([content], 'county.csv'))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return (await importer.ask<ColumnsAnswer>('/imports/columns', form)).body
}

/** Uploads as the form does, with the offered mapping, and compares. */
const review = async (content: string, more: object = {}) => {
  const { mapping } = await columnsOf(content)
  return importer.review(content, { ...mapping, source: 'county', ...more })
}

const importFile = async (content: string, more: object = {}): Promise<Clinic[]> => {
  const id = await review(content, more)
  await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
  await importer.move(id, 'apply')
  const { docs } = await test.payload.find({
    collection: 'clinics',
    where: { source: { equals: 'county' } },
    sort: 'id',
    depth: 1,
  })
  return docs
}

const rejected = async (id: number) =>
  (await importer.rows(id, { kinds: ['rejected'] })).flatMap(({ notes }) => notes)

describe('columns that are separated', () => {
  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
    [',', 'commas'],
  ])('by %j are detected', async (delimiter) => {
    const lines = [
      ['Name', 'Address', 'City', 'State', 'Phone'],
      ['Open Door', '12 Main St', 'Anderson', 'South Carolina', '864-231-2260'],
    ]
    const content = `${lines.map((cells) => cells.join(delimiter)).join('\n')}\n`
    const answer = await columnsOf(content)
    expect(answer).toMatchObject({ delimiter, columns: lines[0], samples: [lines[1]] })
    const [clinic] = await importFile(content)
    expect(clinic).toMatchObject({ name: 'Open Door', state: { abbreviation: 'SC' } })
  })

  it('differently than detected are read as somebody chooses', async () => {
    const content = 'Name,A;City;State\nOpen, Door;Anderson;SC\n'
    expect(await columnsOf(content, { delimiter: ';' })).toMatchObject({
      delimiter: ';',
      columns: ['Name,A', 'City', 'State'],
      mapping: { delimiter: ';' },
    })
    const id = await importer.review(content, {
      source: 'county',
      delimiter: ';',
      columns: { name: 'Name,A', city: 'City', state: 'State' },
    })
    const [row] = await importer.rows(id, { kinds: ['new'] })
    expect(row?.name).toBe('Open, Door')
  })
})

describe('where a clinic is', () => {
  it('is read from a whole address in one column', async () => {
    const content =
      'Name,Address\nOne,"123 Main St, Springfield, IL 62701"\nTwo,"9 Oak Ave, Suite 4, Anderson, South Carolina"\nThree,somewhere\n'
    const id = await review(content.replace('Three,somewhere\n', ''))
    expect((await importer.progress(id)).kinds).toMatchObject({ new: 2, rejected: 0 })
    await importer.ask(`/imports/${id}/discard`, {})
    const [one, two] = await importFile(content, {
      columns: { name: 'Name', fullAddress: 'Address' },
    })
    expect(one).toMatchObject({ address: '123 Main St', city: 'Springfield', zipCode: '62701' })
    expect(one?.state).toMatchObject({ abbreviation: 'IL' })
    expect(two).toMatchObject({ address: '9 Oak Ave, Suite 4', city: 'Anderson' })
    const { docs } = await test.payload.find({ collection: 'imports', limit: 1 })
    expect(await rejected(docs[0]?.id ?? 0)).toEqual([
      '“somewhere” can’t be split into street, city and state',
    ])
  })

  it('is derived from its coordinates, and a person is asked to check', async () => {
    const id = await review('Name,Latitude,Longitude\nOne,34.5034,-82.6501\nTwo,0.5,0.5\n')
    const [one] = await importer.rows(id, { kinds: ['new'] })
    expect(one).toMatchObject({ city: 'Anderson', state: 'SC' })
    expect(one?.notes).toEqual([
      'The file does not give both city and state, so they come from the place nearest to its point',
    ])
    expect(await rejected(id)).toEqual(['no city'])
  })

  it.each([
    ['California', 'CA'],
    ['calif', 'CA'],
    ['N. Carolina', 'NC'],
    ['Puerto Rico', 'PR'],
    ['d.c.', 'DC'],
    ['tx', 'TX'],
  ])('is in a state that is written %s', async (state, abbreviation) => {
    const id = await review(`Name,City,State\nOne,Somewhere,${state}\n`)
    expect(await importer.rows(id, { kinds: ['new'] })).toMatchObject([{ state: abbreviation }])
  })
})

describe('yes and no', () => {
  const HEADER = 'Name,City,State,Free,Walk-ins,Pharmacy\n'

  it('are understood in the usual words, and any other word is never read as no', async () => {
    const content = `${HEADER}One,Anderson,SC,Free,sí,X\nTwo,Anderson,SC,N,0,maybe\nThree,Anderson,SC,T,Tuesdays,maybe\n`
    const id = await review(content)
    expect((await importer.progress(id)).remarks).toEqual([
      { note: '“maybe” in “Pharmacy” is neither yes nor no and was left out', rows: 2 },
      { note: '“Tuesdays” in “Walk-ins” is neither yes nor no and was left out', rows: 1 },
    ])
    const note = '“maybe” in “Pharmacy” is neither yes nor no and was left out'
    const marked = await importer.rows(id, { kinds: ['new', 'changed'], note })
    expect(marked.map(({ name }) => name)).toEqual(['Two', 'Three'])
    await importer.ask(`/imports/${id}/discard`, {})
    const [one, two, three] = await importFile(content)
    expect(one).toMatchObject({ isFree: true, walkInsWelcome: 'yes', pharmacy: true })
    expect(two).toMatchObject({ isFree: false, walkInsWelcome: 'no', pharmacy: false })
    expect(three).toMatchObject({ isFree: true, walkInsWelcome: null, pharmacy: false })
  })

  it('leave our value as it is if they are not understood', async () => {
    await importFile(`${HEADER}One,Anderson,SC,yes,yes,yes\n`)
    const id = await review(`${HEADER}One,Anderson,SC,perhaps,?,\n`)
    expect((await importer.progress(id)).kinds).toMatchObject({ same: 1, changed: 0 })
  })
})

describe('hours in words', () => {
  const content = (hours: string) => `Name,City,State,Hours\nOpen Door,Anderson,SC,"${hours}"\n`

  it('become weekly hours where they are clear, and this is marked', async () => {
    const id = await review(content('Mon-Fri 8-5, Sat 9-12'))
    const [row] = await importer.rows(id, { kinds: ['new'] })
    expect(row?.notes).toEqual(['the weekly hours are read from “Hours”'])
    await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
    await importer.move(id, 'apply')
    const { docs } = await test.payload.find({
      collection: 'clinics',
      where: { source: { equals: 'county' } },
    })
    expect(docs[0]?.hoursOfOperation).toBe('Mon-Fri 8-5, Sat 9-12')
    expect(docs[0]?.openingHours).toHaveLength(6)
    expect(docs[0]?.openingHours?.[5]).toMatchObject({ day: 'saturday', opens: '09:00' })
  })

  it('stay words where they are not', async () => {
    const [clinic] = await importFile(content('Mon-Fri 8-5, by appointment'))
    expect(clinic?.hoursOfOperation).toBe('Mon-Fri 8-5, by appointment')
    expect(clinic?.openingHours).toEqual([])
  })
})

describe('lists', () => {
  it('are split by each column’s own separator', async () => {
    const content =
      'Name,City,State,Services,Languages,Insurance\nOne,Anderson,SC,"Dental Care, X-ray",English/Spanish,Medicare|Medicaid\n'
    const { mapping, separators } = await columnsOf(content)
    expect(mapping.separators).toEqual({ services: ',', languages: '/', insuranceAccepted: '|' })
    expect(separators.map(({ label }) => label)).toContain('Semicolon')
    const [one] = await importFile(content)
    expect(one).toMatchObject({
      services: ['Dental Care', 'X-ray'],
      languages: ['English', 'Spanish'],
      insuranceAccepted: ['Medicare', 'Medicaid'],
    })
  })

  it('are split the same way by a mapping that names no separator', async () => {
    const content =
      'Name,City,State,Services\nOne,Anderson,SC,Dental Care\nTwo,Anderson,SC,"A, B"\n'
    const [, two] = await importFile(content, { separators: {} })
    expect(two?.services).toEqual(['A', 'B'])
  })
})

describe('an empty cell', () => {
  it('removes nothing', async () => {
    const header = 'Id,Name,Street,City,State,Zip,Phone,Website,Description,Services,Lat,Lon\n'
    const full =
      '1,One,12 Main St,Anderson,SC,29621,864-231-2260 x7,www.example.org,Ring the bell.,Dental Care,34.5,-82.6\n'
    const before = await importFile(header + full)
    expect(before[0]).toMatchObject({ phoneExtension: '7', coordinatesApproximate: false })
    const id = await review(`${header}1,One,,Anderson,SC,29621,864-231-2260,,,,,\n`)
    expect((await importer.progress(id)).kinds).toMatchObject({ same: 1, changed: 0 })
  })

  it('for the extension removes it if the number has changed', async () => {
    const header = 'Id,Name,City,State,Phone\n'
    await importFile(`${header}1,One,Anderson,SC,864-231-2260 x7\n`)
    const [one] = await importFile(`${header}1,One,Anderson,SC,864-231-2261\n`)
    expect(one).toMatchObject({ phone: '864-231-2261', phoneExtension: null })
  })
})

describe('names', () => {
  it('that are unclear stay in capitals and are marked', async () => {
    const id = await review('Name,City,State\nMACQUEEN MCALLISTER CLINIC,Anderson,SC\n')
    const [row] = await importer.rows(id, { kinds: ['new'] })
    expect(row?.notes).toEqual(['“MACQUEEN” is still in capitals: check how it is written'])
    expect((await importer.progress(id)).remarks).toHaveLength(1)
    expect(row?.differences).toContainEqual(
      expect.objectContaining({ field: 'name', file: 'MACQUEEN McAllister Clinic' }),
    )
  })
})

describe('a file without any usable row', () => {
  it('says which columns are to blame', async () => {
    const columns = { name: 'Name', city: 'Town', state: 'Land' }
    const id = await importer.review('Name,Town,Land\nOne,Bonn,BRD\nTwo,Ulm,BRD\nThree,,SC\n', {
      source: 'county',
      columns,
    })
    expect(await importer.progress(id)).toMatchObject({ rejectedFor: ['Land', 'Town'] })
    await importer.ask(`/imports/${id}/discard`, {})
    const some = await importer.review('Name,Town,Land\nOne,Bonn,BRD\nThree,Anderson,SC\n', {
      source: 'county',
      columns,
    })
    expect(await importer.progress(some)).toMatchObject({ rejectedFor: [] })
  })
})
