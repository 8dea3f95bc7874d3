import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { applyFile, compareFile, discardFile } from '../../../cms/imports/command/import-file.ts'
import { describeRows } from '../../../cms/imports/command/report.ts'
import { countSamples, removeSamples } from '../../../cms/imports/file/samples.ts'
import { directoryExport } from '../../../cms/imports/formats/directory-export.ts'
import { hrsa as hrsaFormat } from '../../../cms/imports/formats/hrsa.ts'
import { type Mapping, parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import type { Clinic } from '../../../cms/payload-types.ts'
import { keepFewSamples } from '../../support/database.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'
import { runCommand } from '../../support/run-command.ts'

const { payload, database, close } = await startPayload()
const editor = await signIn(payload, 'editor')
const folder = await mkdtemp(path.join(tmpdir(), 'import-'))
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await payload.delete({ collection: 'clinics', where: { source: { not_equals: 'sample' } } })
})

const hrsa = hrsaFormat.mapping([], 'hrsa')

const fileOf = async (text: string): Promise<string> => {
  const file = path.join(folder, `${Math.random()}.csv`)
  await writeFile(file, text)
  return file
}

/** What the command does with a file: what it counts, and what it would print of each row. */
const run = async (text: string, mapping: Mapping = hrsa, dryRun = false) => {
  // A later file of the same few towns; and none of these is whole.
  const file = { path: await fileOf(text), name: 'list.csv', mapping, isPartial: true }
  const { id, kinds, remarks } = await compareFile(payload, file)
  const sentences: string[] = []
  for await (const line of describeRows(await createLocalReq({}, payload), id)) sentences.push(line)
  if (dryRun) await discardFile(payload, id)
  else await applyFile(payload, id)
  return { ...kinds, notes: remarks.length, sentences }
}

const imported = async () => {
  const where = { source: { not_equals: 'sample' } }
  return (await payload.find({ collection: 'clinics', where, sort: 'sourceId', pagination: false }))
    .docs
}
const only = async () => (await imported())[0] as Clinic
const update = async (data: Partial<Clinic>, more: object = {}) =>
  payload.update({ collection: 'clinics', id: (await only()).id, data, ...more })

it('the command reads a file by its mapping, and counts what was not understood', async () => {
  const file = await fileOf(
    'Clinic;Address;Walk-ins;Languages\n' +
      'MCALLISTER CLINIC;"12 Main St, Springfield, Illinois 62701";sí;English/Spanish\n' +
      'Two;"14 Main St, Springfield, Illinois 62701";maybe;English\n' +
      'Three;"16 Main St, Springfield, Illinois 62701";maybe;English\n' +
      'Four;somewhere;no;English\n',
  )
  const columns = {
    name: 'Clinic',
    fullAddress: 'Address',
    walkInsWelcome: 'Walk-ins',
    languages: 'Languages',
  }
  const mapping = await fileOf(JSON.stringify({ source: 'county', columns }))
  const env = { DATABASE_URL: database.url, NODE_ENV: 'test' }
  const { code, output } = await runCommand(
    'import',
    [file, '--mapping', mapping, '--keep-sample'],
    env,
  )
  expect(output).toContain(
    '3 new, 0 changed, 0 the same, 0 to check, 0 no longer in the file, 1 rejected',
  )
  expect(output).toContain('“maybe” in “Walk-ins” is neither yes nor no and was left out: 2 rows')
  expect(code).toBe(0)
  const docs = await imported()
  expect(docs).toHaveLength(3)
  expect(docs.find(({ name }) => name === 'McAllister Clinic')).toMatchObject({
    address: '12 Main St',
    city: 'Springfield',
    walkInsWelcome: 'yes',
    languages: ['English', 'Spanish'],
  })
  expect(await readFile(`${file}.rejected.csv`, 'utf8')).toContain('somewhere')
})

describe('HRSA’s file', () => {
  const clinic = {
    name: 'Riverbend Community Health Center',
    address: '12 Main St NW',
    city: 'Petaluma',
    zipCode: '94952',
    phone: '541-484-4800',
    phoneExtension: '54134',
    website: 'http://www.example.org',
    latitude: 38.25,
    longitude: -122.6,
    coordinatesApproximate: false,
    isFree: false,
    isLowCost: true,
    section330Funded: true,
    slidingFeeScale: 'yes',
    source: 'hrsa',
    sourceId: 'BPS-H80-000001',
    slug: 'riverbend-community-health-center',
    _status: 'published',
  }

  it('becomes tidy clinics, which the same file does not change', async () => {
    const noPoint = {
      'BPHC Assigned Number': 'BPS-2',
      'Site Telephone Number': 'call us',
      'Geocoding Artifact Address Primary X Coordinate': '',
      'Geocoding Artifact Address Primary Y Coordinate': '',
    }
    const text = hrsaFile([{}, noPoint])
    const dry = await run(text, hrsa, true)
    expect(dry.sentences[0]).toBe('line 2: new: Riverbend Community Health Center')
    expect(await imported()).toEqual([])
    const result = await run(text)
    expect(result).toMatchObject({ new: 2, rejected: 0 })
    expect(result.sentences).toContain(
      'line 3: “call us” in “Site Telephone Number” is not a phone number and was left out',
    )
    const before = await imported()
    const [second, first] = before
    expect(first).toMatchObject(clinic)
    // The middle of its ZIP code; and at one address are several sites.
    expect(second).toMatchObject({ phone: null, coordinatesApproximate: true })
    expect(second?.latitude).toBeCloseTo(38.2, 0)
    expect(second?.slug).not.toBe(first?.slug)
    expect(await run(text)).toMatchObject({ new: 0, changed: 0, same: 2 })
    expect(await imported()).toEqual(before)
  })

  it('leaves out sites without care, rows that can’t be used, and duplicates', async () => {
    const result = await run(
      hrsaFile([
        { 'Site Status Description': 'Inactive' },
        { 'Health Center Type Description': 'Administrative' },
        { 'Site Name': '' },
        { 'Site State Abbreviation': 'Californie' },
        {},
        {},
        { 'BPHC Assigned Number': 'BPS-3', 'Site Name': '*CLOSED*  Easton Clinic' },
      ]),
    )
    expect(result).toMatchObject({ new: 1, rejected: 6 })
    const rejected = result.sentences.filter((sentence) => sentence.includes('rejected'))
    for (const [index, [line, reason]] of [
      [2, '“Site Status Description” is “Inactive”'],
      [3, '“Health Center Type Description” is “Administrative”'],
      [4, 'no name'],
      [5, 'there is no state “Californie”'],
      [7, 'the same as line 6'],
      [8, 'its name says “CLOSED”'],
    ].entries())
      expect(rejected[index]).toMatch(new RegExp(`^line ${line}:.*${reason}`))
  })
})

it('what changed at the source is updated, except what a person verified or has a draft of', async () => {
  await run(hrsaFile([{}]))
  const { slug } = await only()
  await update({ phone: '707-555-0111' }, { user: editor.user, overrideAccess: false })
  const address = { 'Site Address': '99 NEW ST' }
  const changed = hrsaFile([{ 'Site Telephone Number': '707-559-7599', ...address }])
  const result = await run(changed)
  expect(result).toMatchObject({ changed: 0, held: 1 })
  expect(result.sentences.join('\n')).toContain('Phone: A person has verified our value.')
  const marked = await only()
  expect(marked).toMatchObject({
    phone: '707-555-0111',
    address: '99 New St',
    slug,
    verifiedFields: ['phone'],
    changedAtSourceAt: expect.any(String),
  })
  // It is marked once.
  expect(await run(changed)).toMatchObject({ same: 1, held: 0 })
  expect(await only()).toEqual(marked)
  await update({ name: 'Half written' }, { draft: true })
  const late = await run(hrsaFile([{ 'Site Address': '1 Other St' }]))
  expect(late).toMatchObject({ held: 1 })
  expect(late.sentences.join()).toContain('Somebody has an unpublished draft of it')
  expect(await only()).toEqual(marked)
})

it('a mapped file is found again without ids, and changes nothing if it is cut off or faulty', async () => {
  const columns = { name: 'n', city: 'c', state: 's', phone: 'p', services: 'what', isFree: 'free' }
  const mapping = parseMapping(JSON.stringify({ source: 'county-list', columns, separator: '/' }))
  const header = 'n,c,s,p,what,free\n'
  const text = `${header}"Open, Door",Anderson,sc,(864) 231-2260,Dental Care / X-ray,yes\n`
  expect(await run(text, mapping)).toMatchObject({ new: 1 })
  expect(await only()).toMatchObject({
    name: 'Open, Door',
    services: ['Dental Care', 'X-ray'],
    isFree: true,
  })
  expect(await run(text, mapping)).toMatchObject({ same: 1 })
  const rows = Array.from({ length: 300 }, (_, index) => `Clinic ${index},Anderson,SC,,,\n`)
  for (const [wrong, reason] of [
    [`${header}${rows.join('')}Half,And`, 'Line 302 ends after 2 of 6 columns'],
    ['n,c,s\nA,B,SC\n', 'is missing the columns “p”, “what”, “free”'],
    [`${header}"never closed`, 'not valid CSV'],
  ] as const)
    await expect(run(wrong, mapping)).rejects.toThrow(reason)
  expect(await imported()).toHaveLength(1)
})

it('a file is not imported while another of its source waits for review', async () => {
  const data = { fileName: 'sites.csv', source: 'hrsa', mapping: '{}', status: 'review' }
  const { id } = await payload.create({ collection: 'imports', data: data as never })
  await expect(run(hrsaFile([{}]))).rejects.toThrow('Another file of “hrsa” is not finished')
  await payload.delete({ collection: 'imports', id })
})

it('the panel’s own export changes nothing, and real data can replace the sample clinics', async () => {
  expect(await countSamples(payload)).toBe(785)
  await keepFewSamples(database)
  const { body } = await editor.askEndpoint<string>('/export/clinics')
  const columns = (body.split('\r\n')[0] ?? '').replace('\uFEFF', '').split(',')
  const again = await run(body, directoryExport.mapping(columns, 'directory'))
  expect(again).toMatchObject({ new: 0, changed: 0, held: 0, rejected: 0 })
  expect(again.same).toBe(await countSamples(payload))
  await inOneTransaction(payload, removeSamples)
  expect(await countSamples(payload)).toBe(0)
  expect((await payload.findGlobal({ slug: 'site-settings' })).sampleData).toBe(false)
})
