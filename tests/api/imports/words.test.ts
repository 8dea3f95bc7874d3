import { beforeEach, expect, it } from 'vitest'
import type { LeftClinics, WordsAnswer } from '../../../cms/imports/endpoints/words/answers.ts'
import { countWords } from '../../../cms/imports/jobs/count-words.ts'
import { makeStaffLink } from '../../../cms/staff/queries/staff-links.ts'
import { startApi, type Values } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { clinicValues } from '../../support/form-values.ts'
import { NEEDS_NO_CHECK, startImporter } from '../../support/importer.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { signIn } from '../../support/people.ts'

const api = await startApi()
const { payload } = api
const importer = await startImporter(payload)
const { listingOf, change, ofSource } = clinicsOn(api)
const editor = await signIn(payload, 'editor')

const COLUMNS = {
  sourceId: 'Id',
  name: 'Name',
  city: 'City',
  state: 'State',
  services: 'Services',
  languages: 'Languages',
  insuranceAccepted: 'Insurance',
  addedCategories: 'Kind',
}
const HEADER = `${Object.values(COLUMNS).join(',')}\n`
let source = 0
beforeEach(() => {
  source++
})

const review = (rows: string) =>
  importer.review(HEADER + rows, { source: `words-${source}`, columns: COLUMNS })
const clinicsOfFile = () => ofSource(`words-${source}`)
const words = async (query = 'state=open') =>
  (await importer.ask<WordsAnswer>(`/words?${query}`)).body
const wordOf = async (word: string, state = 'open') => {
  const found = (await words(`state=${state}`)).words.find((one) => one.word === word)
  if (!found) throw new Error(`“${word}” is not in the list`)
  return found
}
const decide = async (word: string, decision: object, state = 'open') =>
  importer.ask(`/words/${(await wordOf(word, state)).id}/decide`, { decision })

it('words that nobody knows are left out and listed with a guess; once mapped, their rows follow', async () => {
  const id = await review(
    '1,One,Anderson,SC,"primary care, dentall care",EN/ES,"Medicaid, Moon Cover",Dental\n2,Two,Anderson,SC,Dentall Care,Martian,,Zeppelin\n',
  )
  const { words: found } = await words(`import=${id}`)
  expect(found).toMatchObject([
    {
      fact: 'services',
      word: 'Dentall Care',
      count: 2,
      guess: 'Dental Care',
      certainty: 'probably',
    },
    { fact: 'languages', word: 'Martian', count: 1 },
    { fact: 'insuranceAccepted', word: 'Moon Cover', count: 1 },
    { fact: 'addedCategories', word: 'Zeppelin', count: 1, guess: null },
  ])
  const left = 'Services: nobody knows “dentall care”. Left out until somebody says what it means.'
  expect((await importer.rows(id, { kinds: ['new'] }))[0]?.notes).toContain(left)
  await importer.decide(id, 'accepted', NEEDS_NO_CHECK)
  expect((await decide('Dentall Care', { as: 'means', entry: 'Dental Care' })).status).toBe(200)
  // The rows are compared again, and what was decided stays.
  await importer.work()
  expect(await importer.progress(id)).toMatchObject({ accepted: 2, undecided: 0 })
  await importer.move(id, 'apply')
  expect(await clinicsOfFile()).toMatchObject([
    {
      services: ['Primary Care', 'Dental Care'],
      languages: ['English', 'Spanish'],
      insuranceAccepted: ['Medicaid'],
    },
    { services: ['Dental Care'], languages: [], addedCategories: [] },
  ])
  // Later files are read so too.
  const again = await review('3,Three,Anderson,SC,DENTALL CARE,,,\n')
  expect((await importer.rows(again, { kinds: ['new'] }))[0]?.differences).toContainEqual(
    expect.objectContaining({ field: 'services', file: 'Dental Care' }),
  )
})

it('clinics that were applied before are offered, verified ones apart, and an undo takes all back', async () => {
  await importer.accept(
    await review('1,Old,Anderson,SC,Moonwalking,,,\n2,Sure,Anderson,SC,Moonwalking,,,\n'),
  )
  const [old, sure] = await clinicsOfFile()
  await change(sure?.id ?? 0, { verifiedFields: ['services'] })
  const entry = { as: 'entry', english: 'Moon walks', spanish: 'Paseos lunares' }
  await decide('Moonwalking', entry)
  const { id } = await wordOf('Moonwalking', 'decided')
  const answer = (await importer.ask<LeftClinics>(`/words/${id}/clinics`)).body
  expect(answer).toEqual({ ids: [old?.id], field: 'services', value: ['Moon walks'] })
  const edits = [{ field: 'services', how: 'add', value: answer.value }]
  const bulk = { collection: 'clinics', chosen: { where: { id: { in: answer.ids } } } }
  await importer.ask('/bulk/run', { ...bulk, change: { action: 'edit', edits }, confirmed: 1 })
  expect((await listingOf(old?.id ?? 0, 'es'))?.services).toEqual(['Paseos lunares'])
  expect((await decide('Moonwalking', { as: 'open' }, 'decided')).status).toBe(200)
  const where = { name: { equals: 'Moon walks' } }
  expect((await payload.count({ collection: 'services', where })).totalDocs).toBe(0)
  expect((await words()).words.map(({ word }) => word)).toEqual(
    expect.arrayContaining(['Moonwalking', 'Moon walks']),
  )
  const taken = await decide('Moonwalking', { as: 'entry', english: 'dental CARE', spanish: 'x' })
  expect(taken.refusal).toContain('“Dental Care” is in the list already')
  await decide('Moonwalking', { as: 'ignored' })
  await review('5,Five,Anderson,SC,moonwalking,,,\n')
  expect((await words()).words.map(({ word }) => word)).not.toContain('Moonwalking')
})

it('two entries become one for visitors, while documents keep what was written', async () => {
  const { id } = await newClinic(payload, { services: ['Vaccinations', 'Vaccines'] })
  await importer.ask('/words/merge', { fact: 'services', from: 'Vaccines', into: 'Vaccinations' })
  expect((await listingOf(id))?.services).toEqual(['Vaccinations'])
  expect((await listingOf(id, 'es'))?.services).toEqual(['Vacunación'])
  await decide('Vaccines', { as: 'open' }, 'decided')
  expect((await listingOf(id))?.services).toEqual(['Vaccinations', 'Vaccines'])
})

it('nothing unknown becomes a filter, whatever way it came in', async () => {
  const unknown = { languages: ['Martian', 'EN/ES'], services: ['Moon dancing'] }
  const { id } = await newClinic(payload, { languages: ['Martian'] })
  const edited = { ...unknown, _status: 'published' }
  expect((await editor.ask('PATCH', `/clinics/${id}`, edited)).status).toBe(200)
  await importer.accept(await review('1,File,Anderson,SC,Moon dancing,Martian,,Zeppelin\n'))
  const own = await newClinic(payload, {})
  const token = await makeStaffLink(api, own.id)
  const { values } = await (await api.get(`/api/own-listings/${token}`)).json()
  const sent = { ...values, token, note: '', services: 'Moon dancing', languages: 'Martian' }
  expect((await api.post('/api/listing-changes', sent)).status).toBe(201)
  const where = { clinic: { equals: own.id } }
  const [correction] = (await payload.find({ collection: 'corrections', where, depth: 0 })).docs
  const facts = ['services', 'languages']
  expect((await importer.ask(`/corrections/${correction?.id}/apply`, { facts })).status).toBe(200)
  expect((await listingOf(own.id))?.languages).toEqual(['Martian'])
  const submitted = await api.post('/api/clinic-submissions', {
    ...clinicValues(),
    services: ['Moon dancing'],
  })
  expect(submitted.status).toBeGreaterThanOrEqual(400)
  for (const locale of ['en', 'es']) {
    const { counts } = await api.call('clinicCounts', { location: 'Anderson, SC', locale })
    const offered = Object.keys({ ...counts?.languages, ...counts?.services })
    expect(offered.filter((name) => /mar[ct]i|moon|zeppelin|\//i.test(name))).toEqual([])
    expect(counts?.languages.Spanish).toBeGreaterThan(0)
    for (const query of [{ languages: 'Martian' }, { services: 'Moon dancing' }] as Values[])
      expect((await api.call('searchClinics', { location: 'SC', locale, ...query })).total).toBe(0)
  }
  // A need that names a service makes it known.
  const need = { name: 'Moon clinics', words: ['lunacy'], services: ['Moon dancing'] }
  await payload.create({ collection: 'needs', data: need })
  const found = await api.call('searchClinics', { location: 'SC', services: 'Moon dancing' })
  expect(found.total).toBe(2)
  // What the directory has already is listed too.
  await countWords.work(payload, new AbortController().signal)
  expect(await wordOf('Martian')).toMatchObject({
    sources: expect.stringContaining('the directory'),
  })
})
