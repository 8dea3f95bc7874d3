import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { describe as inWords, tally } from '../../../cms/imports/command/report.ts'
import { type Outcome, runImport } from '../../../cms/imports/command/run-import.ts'
import { countSamples, removeSamples } from '../../../cms/imports/file/samples.ts'
import { hrsa as hrsaFormat } from '../../../cms/imports/formats/hrsa.ts'
import { type Mapping, parseMapping } from '../../../cms/imports/mapping/mapping.ts'
import { keepFewSamples } from '../../support/database.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

let test: TestPayload
let folder: string
beforeAll(async () => {
  test = await startPayload()
  folder = await mkdtemp(path.join(tmpdir(), 'import-'))
})
afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await test.payload.delete({ collection: 'clinics', where: { source: { not_equals: 'sample' } } })
})

const hrsa = hrsaFormat.mapping([])

const fileOf = async (text: string): Promise<string> => {
  const file = path.join(folder, `${Math.random()}.csv`)
  await writeFile(file, text)
  return file
}

const run = async (text: string, mapping: Mapping = hrsa, dryRun = false) => {
  const counts = tally()
  const outcomes: Outcome[] = []
  const file = await fileOf(text)
  for await (const outcome of runImport(test.payload, { file, mapping, dryRun })) {
    counts.add(outcome)
    outcomes.push(outcome)
  }
  return { ...counts.counts, outcomes, sentences: outcomes.flatMap(inWords) }
}

const imported = async () => {
  const { docs } = await test.payload.find({
    collection: 'clinics',
    where: { source: { not_equals: 'sample' } },
    sort: 'sourceId',
    depth: 1,
    pagination: false,
  })
  return docs
}

describe('HRSA’s file', () => {
  it('becomes tidy clinics', async () => {
    const result = await run(hrsaFile([{}]))
    expect(result).toMatchObject({ added: 1, rejected: 0 })
    const [clinic] = await imported()
    expect(clinic).toMatchObject({
      name: 'Riverbend Community Health Center',
      address: '12 Main St NW',
      city: 'Petaluma',
      state: { abbreviation: 'CA' },
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
    })
  })

  it('changes nothing the second time', async () => {
    const text = hrsaFile([{}, { 'BPHC Assigned Number': 'BPS-2', 'Site Address': '' }])
    expect(await run(text)).toMatchObject({ added: 2 })
    const before = await imported()
    expect(await run(text)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await imported()).toEqual(before)
  })

  it('takes a missing point from the ZIP code and says that it is approximate', async () => {
    await run(
      hrsaFile([
        {
          'Geocoding Artifact Address Primary X Coordinate': '',
          'Geocoding Artifact Address Primary Y Coordinate': '',
        },
      ]),
    )
    const [clinic] = await imported()
    expect(clinic?.coordinatesApproximate).toBe(true)
    expect(clinic?.latitude).toBeCloseTo(38.2, 0)
    expect(clinic?.longitude).toBeCloseTo(-122.7, 0)
  })

  it('leaves out sites without care, rows that can’t be used, and duplicates', async () => {
    const result = await run(
      hrsaFile([
        { 'Site Status Description': 'Inactive' },
        { 'Health Center Type Description': 'Administrative' },
        { 'Site Name': '' },
        { 'Site State Abbreviation': 'ZZ' },
        { 'Site State Abbreviation': 'Californie' },
        {},
        {},
        { 'BPHC Assigned Number': 'BPS-3', 'Site Name': '*CLOSED*  Easton Clinic' },
      ]),
    )
    expect(result).toMatchObject({ added: 1, rejected: 7 })
    const rejected = result.sentences.filter((sentence) => sentence.includes('rejected'))
    expect(rejected).toHaveLength(7)
    for (const [line, reason] of [
      [2, 'Site Status Description is “Inactive”'],
      [3, 'Health Center Type Description is “Administrative”'],
      [4, 'no name'],
      [5, 'there is no state “ZZ”'],
      [6, 'there is no state “Californie”'],
      [8, 'the same as line 7'],
      [9, 'says that it is closed'],
    ]) {
      const said = rejected.filter((sentence) => sentence.startsWith(`line ${line}:`))
      expect(said.join()).toContain(reason)
    }
  })

  it('keeps several sites at one address apart', async () => {
    const result = await run(hrsaFile([{}, { 'BPHC Assigned Number': 'BPS-2' }]))
    expect(result).toMatchObject({ added: 2, rejected: 0 })
    const slugs = (await imported()).map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(2)
  })

  it('says which cells could not be used, and keeps the rest of the row', async () => {
    const result = await run(hrsaFile([{ 'Site Telephone Number': 'call us' }]))
    expect(result).toMatchObject({ added: 1, notes: 1 })
    expect(result.sentences).toContain(
      'line 2: “call us” in “Site Telephone Number” is not a phone number and was left out',
    )
    expect((await imported())[0]?.phone).toBeNull()
  })
})

describe('a dry run', () => {
  it('says what would happen, line by line, and writes nothing', async () => {
    const result = await run(hrsaFile([{}]), hrsa, true)
    expect(result.sentences).toEqual(['line 2: added Riverbend Community Health Center'])
    expect(await imported()).toEqual([])
  })
})

describe('what changed at the source', () => {
  it('is updated, except what a person verified by hand', async () => {
    await run(hrsaFile([{}]))
    const [clinic] = await imported()
    if (!clinic) throw new Error('one was imported')
    const { user } = await signIn(test.payload, 'editor')
    await test.payload.update({
      collection: 'clinics',
      id: clinic.id,
      data: { phone: '707-555-0111' },
      user,
      overrideAccess: false,
    })
    const result = await run(
      hrsaFile([{ 'Site Telephone Number': '707-559-7599', 'Site Address': '99 NEW ST' }]),
    )
    expect(result).toMatchObject({ changed: 1, held: 1 })
    expect(result.sentences.join('\n')).toContain('kept the verified values')
    expect((await imported())[0]).toMatchObject({
      phone: '707-555-0111',
      address: '99 New St',
      slug: clinic.slug,
      verifiedFields: ['phone'],
    })
  })
})

describe('a new value for a verified field', () => {
  it('marks the clinic as changed at its source, but the same value only once', async () => {
    await run(hrsaFile([{}]))
    const [clinic] = await imported()
    await test.payload.update({
      collection: 'clinics',
      id: clinic?.id ?? 0,
      data: { phone: '707-555-0111', verifiedFields: ['phone'] },
    })
    const changed = hrsaFile([{ 'Site Telephone Number': '707-559-7599 x54134' }])
    expect(await run(changed)).toMatchObject({ unchanged: 1, held: 1 })
    const [marked] = await imported()
    expect(marked).toMatchObject({ phone: '707-555-0111', changedAtSourceAt: expect.any(String) })
    expect(await run(changed)).toMatchObject({ unchanged: 1, held: 1 })
    expect(await imported()).toEqual([marked])
  })
})

describe('a clinic that somebody has a draft of', () => {
  it('is left as it is, since Payload would overwrite the draft', async () => {
    await run(hrsaFile([{}]))
    const [clinic] = await imported()
    const id = clinic?.id ?? 0
    await test.payload.update({
      collection: 'clinics',
      id,
      data: { name: 'Half written' },
      draft: true,
    })
    const result = await run(hrsaFile([{ 'Site Address': '99 NEW ST' }]))
    expect(result).toMatchObject({ unchanged: 1 })
    expect(result.sentences.join()).toContain('Somebody has an unpublished draft of it')
    expect(await imported()).toEqual([clinic])
  })
})

describe('a mapped file', () => {
  const mapping = parseMapping(
    JSON.stringify({
      source: 'county-list',
      columns: { name: 'n', city: 'c', state: 's', phone: 'p', services: 'what', isFree: 'free' },
      separator: '/',
    }),
  )

  it('is read by the columns that the mapping names, even without ids', async () => {
    const text =
      'n,c,s,p,what,free\n"Open, Door",Anderson,sc,(864) 231-2260,Dental Care / X-ray,yes\n'
    expect(await run(text, mapping)).toMatchObject({ added: 1 })
    expect((await imported())[0]).toMatchObject({
      name: 'Open, Door',
      phone: '864-231-2260',
      services: ['Dental Care', 'X-ray'],
      isFree: true,
      source: 'county-list',
    })
    expect(await run(text, mapping)).toMatchObject({ unchanged: 1 })
  })

  it('that lacks columns is refused, naming them and the columns that there are', async () => {
    await expect(run('n,c,s\nA,B,SC\n', mapping)).rejects.toThrow(
      /is missing the columns “p”, “what”, “free”[\s\S]*n, c, s/,
    )
  })

  it('that is cut off changes nothing, not even with its first rows', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => `Clinic ${index},Anderson,SC,,,\n`)
    await expect(run(`n,c,s,p,what,free\n${rows.join('')}Half,And`, mapping)).rejects.toThrow(
      'Line 302 ends after 2 of 6 columns: the file seems to be cut off there.',
    )
    expect(await imported()).toEqual([])
  })

  it('that is not CSV is refused', async () => {
    await expect(run('n,c,s,p,what,free\n"never closed', mapping)).rejects.toThrow(/not valid CSV/)
  })
})

describe('files of one source', () => {
  const fileUnderReview = async () => {
    const data = { fileName: 'sites.csv', source: 'hrsa', mapping: '{}', status: 'review' }
    return test.payload.create({ collection: 'imports', data: data as never })
  }

  it('are imported one at a time', async () => {
    const both = await Promise.allSettled([run(hrsaFile([{}])), run(hrsaFile([{}]))])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await imported()).toHaveLength(1)
    expect(await run(hrsaFile([{}]))).toMatchObject({ added: 0, rejected: 0 })
  })

  it('are not imported while another waits for review', async () => {
    const { id } = await fileUnderReview()
    await expect(run(hrsaFile([{}]))).rejects.toThrow('Another file of “hrsa” is not finished')
    expect(await imported()).toEqual([])
    await test.payload.delete({ collection: 'imports', id })
  })
})

describe('real data', () => {
  it('can replace the sample clinics', async () => {
    expect(await countSamples(test.payload)).toBe(785)
    await keepFewSamples(test.database)
    expect(await countSamples(test.payload)).toBeGreaterThan(30)
    await inOneTransaction(test.payload, removeSamples)
    expect(await countSamples(test.payload)).toBe(0)
    const settings = await test.payload.findGlobal({ slug: 'site-settings' })
    expect(settings.sampleData).toBe(false)
  })
})
