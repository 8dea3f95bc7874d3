import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import { beforeEach, expect, it } from 'vitest'
import { inOneTransaction } from '../../../cms/database/one-transaction.ts'
import { aloneWithSource } from '../../../cms/imports/command/alone-with-source.ts'
import { applyFile, compareFile, discardFile } from '../../../cms/imports/command/import-file.ts'
import { describeRows } from '../../../cms/imports/command/report.ts'
import { countSamples, removeSamples } from '../../../cms/imports/file/samples.ts'
import { hrsa as format } from '../../../cms/imports/formats/hrsa.ts'
import type { Mapping } from '../../../cms/imports/mapping/mapping.ts'
import { decideRows } from '../../../cms/imports/queries/review-rows.ts'
import { setStage } from '../../../cms/imports/queries/stages.ts'
import { keepFewSamples } from '../../support/database.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { startImports } from '../../support/imported-clinics.ts'
import { runCommand } from '../../support/run-command.ts'
import { testFolder } from '../../support/test-folder.ts'

const { test, clinics } = await startImports()
const { payload, database } = test
const folder = await testFolder()
beforeEach(() => clinics.clear())

const hrsa = format.mapping([], 'hrsa')

const fileOf = async (text: string): Promise<string> => {
  const file = path.join(folder, `${Math.random()}.csv`)
  await writeFile(file, text)
  return file
}

/** What the command does with a file: what it counts, and what it would print of each row. */
const run = async (text: string, mapping: Mapping = hrsa, dryRun = false) => {
  const file = { path: await fileOf(text), name: 'list.csv', mapping, isPartial: true }
  const { id, kinds } = await compareFile(payload, file)
  const sentences: string[] = []
  for await (const line of describeRows(await createLocalReq({}, payload), id)) sentences.push(line)
  if (dryRun) await discardFile(payload, id)
  else await applyFile(payload, id)
  return { ...kinds, sentences }
}

it('the command reads a file by its mapping, and counts what was not understood', async () => {
  const file = await fileOf(
    'Clinic;Address;Walk-ins\n' +
      'MCALLISTER CLINIC;"12 Main St, Springfield, Illinois 62701";sí\n' +
      'Two;"14 Main St, Springfield, Illinois 62701";maybe\n' +
      'Four;somewhere;no\n',
  )
  const columns = { name: 'Clinic', fullAddress: 'Address', walkInsWelcome: 'Walk-ins' }
  const mapping = await fileOf(JSON.stringify({ source: 'county', columns }))
  const env = { DATABASE_URL: database.url, NODE_ENV: 'test' }
  const { code, output } = await runCommand(
    'import',
    [file, '--mapping', mapping, '--keep-sample'],
    env,
  )
  expect(output).toContain(
    '2 new, 0 changed, 0 the same, 0 to check, 0 no longer in the file, 1 rejected',
  )
  expect(output).toContain('“maybe” in “Walk-ins” is neither yes nor no and was left out')
  expect(code).toBe(0)
  const names = (await clinics.ofSource('county')).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['McAllister Clinic', 'Two'])
  expect(await readFile(`${file}.rejected.csv`, 'utf8')).toContain('somewhere')
})

it('what a killed command has left is discarded or finished by the next, and what a person began is not', async () => {
  const path = await fileOf(hrsaFile([{}]))
  const file = { path, name: 'list.csv', mapping: hrsa, isPartial: true }
  const said: string[] = []
  const settle = (mayWrite = true) =>
    aloneWithSource(payload, 'hrsa', { tell: (one) => said.push(one), mayWrite }, async () => {})
  const statuses = async () =>
    (await payload.find({ collection: 'imports', sort: '-id', limit: 1 })).docs[0]?.status
  // Killed before it applied anything.
  const { id } = await compareFile(payload, file)
  await settle(false)
  expect(said).toEqual([expect.stringContaining('It was discarded.')])
  await expect(payload.findByID({ collection: 'imports', id })).rejects.toThrow()
  // Killed while it was applied.
  const again = await compareFile(payload, file)
  await inOneTransaction(payload, async (req) => {
    await decideRows(req, again.id, { kinds: ['new'] }, 'accepted')
    await setStage(req, again.id, ['review'], 'applying')
  })
  await expect(settle(false)).rejects.toThrow('without --dry-run')
  expect(await clinics.imported()).toEqual([])
  await settle()
  expect(said.at(-1)).toContain('It is finished now')
  expect(await clinics.imported()).toMatchObject([{ sourceId: 'BPS-H80-000001' }])
  expect(await statuses()).toBe('applied')
  // Begun by somebody in the panel, or at work right now.
  const theirs = await compareFile(payload, {
    ...file,
    path: await fileOf(hrsaFile([{ 'Site Telephone Number': '541-484-4801' }])),
  })
  await inOneTransaction(payload, (req) =>
    decideRows(req, theirs.id, { kinds: ['changed', 'held'] }, 'declined'),
  )
  await settle()
  expect(await statuses()).toBe('review')
  await discardFile(payload, theirs.id)
  const both = aloneWithSource(payload, 'hrsa', { tell: () => {}, mayWrite: true }, () => settle())
  await expect(both).rejects.toThrow('is being imported right now')
})

it('HRSA’s file becomes tidy clinics, which the same file does not change', async () => {
  const noPoint = {
    'BPHC Assigned Number': 'BPS-2',
    'Site Name': 'RIVERBEND DENTAL',
    'Site Telephone Number': 'call us',
    'Geocoding Artifact Address Primary X Coordinate': '',
    'Geocoding Artifact Address Primary Y Coordinate': '',
  }
  const text = hrsaFile([{}, noPoint])
  const dry = await run(text, hrsa, true)
  expect(dry.sentences[0]).toBe('line 2: new: Riverbend Community Health Center')
  expect(await clinics.imported()).toEqual([])
  const result = await run(text)
  expect(result).toMatchObject({ new: 2, rejected: 0 })
  expect(result.sentences).toContain(
    'line 3: “call us” in “Site Telephone Number” is not a phone number to call and was left out',
  )
  const before = await clinics.imported()
  const [second, first] = before
  expect(first).toMatchObject({
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
  })
  // The middle of its ZIP code; and at one address are several sites.
  expect(second).toMatchObject({ phone: null, coordinatesApproximate: true })
  expect(second?.latitude).toBeCloseTo(38.2, 0)
  expect(await run(text)).toMatchObject({ new: 0, changed: 0, same: 2 })
  expect(await clinics.imported()).toEqual(before)
})

it('of HRSA’s file, sites without care, rows that can’t be used, and duplicates are left out', async () => {
  const rows: [row: Record<string, string>, reason: string][] = [
    [{ 'Site Status Description': 'Inactive' }, '“Site Status Description” is “Inactive”'],
    [
      { 'Health Center Type Description': 'Administrative' },
      '“Health Center Type Description” is “Administrative”',
    ],
    [{ 'Site Name': '' }, 'no name'],
    [{ 'Site State Abbreviation': 'Californie' }, 'there is no state “Californie”'],
    [{ 'Site Name': '*CLOSED*  Easton Clinic' }, 'its name says “CLOSED”'],
    [{}, 'the same as line 2'],
  ]
  const result = await run(hrsaFile([{}, ...rows.map(([row]) => row)]))
  expect(result).toMatchObject({ new: 1, rejected: rows.length })
  const rejected = result.sentences.filter((sentence) => sentence.includes('rejected'))
  for (const [index, [, reason]] of rows.entries()) expect(rejected[index]).toContain(reason)
})

it('real data can replace the sample clinics', async () => {
  expect(await countSamples(payload)).toBe(785)
  await keepFewSamples(database)
  await inOneTransaction(payload, removeSamples)
  expect(await countSamples(payload)).toBe(0)
  expect((await payload.findGlobal({ slug: 'site-settings' })).sampleData).toBe(false)
})
