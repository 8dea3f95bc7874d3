import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { forgetOldChanges } from '../../../cms/history/jobs/forget-old-changes.ts'
import { addFactor } from '../../support/authenticator.ts'
import { documents } from '../../support/documents.ts'
import { hrsaFile } from '../../support/hrsa-file.ts'
import { site } from '../../support/imported-clinics.ts'
import { startImporter } from '../../support/importer.ts'
import { PASSWORD, type Person, signIn } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'
import { daysAgo, startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload, database, ana, make } = test
const eve = await signIn(payload, 'editor', 'Eve')
const ada = await signIn(payload, 'admin', 'Ada')
const made = await documents(payload)

type Told = Record<'who' | 'did' | 'kind' | 'document' | 'changes' | 'undone' | 'undoneBy', string>

/** The log as somebody downloads it, newest first. */
const log = async (query = '', person: Person = eve): Promise<Told[]> => {
  const { body, status } = await person.ask<string>('GET', `/desk/history.csv${query}`)
  expect(status).toBe(200)
  return parse(body, { columns: true, bom: true })
}

const newest = async (query = '') => (await log(query))[0]

it('tells of every collection who changed a document, and which', async () => {
  const told = Object.keys(made).filter(
    // People make and change them on screens of their own, which their entries tell.
    (slug) => !['verifications', 'imports', 'bulk-changes', 'unknown-words'].includes(slug),
  )
  // Of what visitors sent, only what became of it is told; notes are nobody's to read. Comments stand,
  // with who and when, beside what they are about.
  const untold = ['contact-messages', 'clinic-submissions', 'corrections', 'comments']
  await expectAnswers(told, async (slug) => {
    const collection = slug as keyof typeof made
    const { id, change } = made[collection]
    const { status } = await ada.ask('PATCH', `/${collection}/${id}`, change)
    const entries = await log(`?kind=${collection}&by=${ada.id}`)
    const isTold = entries.some(({ who, changes }) => who === 'Ada' && changes !== '')
    return [
      [status, isTold],
      [200, !untold.includes(collection)],
    ]
  })
})

it('says in words what changed in settings, words, states, redirects and people', async () => {
  const state = await payload.find({ collection: 'states', limit: 1, locale: 'en' })
  const [{ id: stateId, name } = { id: 0, name: '' }] = state.docs
  const redirect = { from: '/old-guide', to: '/resources' }
  const renamed = new RegExp(`^Name: ${name} became ${name}a$`)
  const hours = { supportHours: 'Mornings' }
  const rows: [Person, string, string, object, RegExp][] = [
    [eve, 'POST', '/redirects', redirect, /From: \/old-guide was added/],
    [eve, 'PATCH', `/states/${stateId}?locale=es`, { name: 'Otro' }, /^Name \(Spanish\): .*Otro/],
    [eve, 'PATCH', `/states/${stateId}`, { name: `${name}a` }, renamed],
    [ada, 'POST', '/globals/site-settings', hours, /^Support hours: .*Mornings/],
    [ada, 'PATCH', `/users/${ana.id}`, { role: 'editor' }, /^Role: Reviewer became Editor$/],
  ]
  await expectAnswers(rows, async ([person, method, path, data, words]) => {
    const { status } = await person.ask(method, path, data)
    const told = await newest(`?by=${person.id}`)
    return [
      [status < 300, told?.who, words.test(told?.changes ?? '') || told?.changes],
      [true, person.name, true],
    ]
  })
  await ada.ask('PATCH', `/users/${ana.id}`, { role: 'reviewer' })
  const { docs } = await payload.find({
    collection: 'redirects',
    where: { from: { equals: '/old-guide' } },
  })
  await ada.ask('DELETE', `/redirects/${docs[0]?.id}`)
  expect(await newest('?kind=redirects')).toMatchObject({
    ...{ who: 'Ada', did: 'Deleted for good', document: '/old-guide' },
    changes: expect.stringContaining('From: /old-guide was removed'),
  })
})

it('tells that an account got a second factor and lost it, and who did that', async () => {
  const uma = await signIn(payload, 'editor', 'Uma')
  await addFactor(test, uma)
  const told = { kind: 'User', document: 'Uma', changes: 'Second factor: no became yes' }
  const query = '?kind=users'
  expect(await newest(query)).toMatchObject({ ...told, who: 'Uma' })
  await ada.askEndpoint(`/people/${uma.id}/second-factor/remove`, { password: PASSWORD })
  const changes = 'Second factor: yes became no'
  expect(await newest(query)).toMatchObject({ ...told, changes, who: 'Ada' })
})

it('keeps no password, no address of a person and no words of visitors', async () => {
  const email = 'new.address@example.org'
  await ada.ask('PATCH', `/users/${made.users.id}`, {
    name: null,
    email,
    currentPassword: PASSWORD,
  })
  const password = 'another long password'
  await ada.ask('PATCH', `/users/${made.users.id}`, { password, currentPassword: PASSWORD })
  const [second, first] = await log(`?kind=users&by=${ada.id}`)
  expect(second).toMatchObject({ changes: 'Password was changed', document: 'new.address' })
  expect(first?.changes).toContain('Email was changed')
  const message = made['contact-messages']
  await ada.ask('PATCH', `/contact-messages/${message.id}`, { notes: 'Half a secret' })
  await ada.ask('DELETE', `/contact-messages/${message.id}`)
  expect(await newest('?kind=contact-messages')).toMatchObject({
    ...{ did: 'Deleted for good', document: `No. ${message.id}`, changes: '' },
  })
  const { rows } = await database.pool.query('select * from recorded_changes')
  const kept = JSON.stringify(rows)
  for (const secret of [email, password, 'Half a secret', 'hash', 'salt', '@example.org'])
    expect(kept).not.toContain(secret)
})

it('tells of a call with what it changed, and that it was undone', async () => {
  const id = await make({ openingHours: [{ day: 'tuesday', opens: '13:00', closes: '17:00' }] })
  const openingHours = [{ day: 'tuesday', opens: '09:00', closes: '17:00' }]
  await test.openAndRecord(id, 'correct', { corrections: { openingHours } })
  const changes = 'Tuesday: 1 PM to 5 PM became 9 AM to 5 PM'
  const call = { who: 'Ana', did: 'Called: something changed', changes }
  expect(await newest('?kind=verifications')).toMatchObject({ ...call, undone: '' })
  await test.undoCall(ana, id)
  const [undo, undone] = await log('?kind=clinics')
  expect(undo).toMatchObject({ who: 'Ana', did: 'Undid a call: something changed' })
  expect(undone).toMatchObject({ ...call, undoneBy: 'Ana', undone: expect.stringMatching(/^20/) })
  const { history } = await test.open(ana, id)
  expect(history[0]).toMatchObject({ by: 'Ana', sentences: [changes], undoneBy: 'Ana' })
})

it('tells when a call is due again, as the button called it', async () => {
  const id = await make()
  const day = daysAgo(-10).slice(0, 10)
  await test.openAndRecord(id, 'ask-again', { day, time: '10:00' })
  const changes = expect.stringMatching(/^Due again \w+ \d+, \d{4}, 10:00 AM E[DS]T$/)
  expect(await newest('?kind=verifications')).toMatchObject({ did: 'Called: call back', changes })
  const [call] = (await test.open(ana, id)).history
  expect(call?.sentences).toEqual([changes])
})

it('tells of a file in one entry, however many clinics it changed', async () => {
  const importer = await startImporter(payload)
  const before = (await log()).length
  const file = hrsaFile([site(1), site(2), site(3)])
  await importer.accept(await importer.review(file, undefined, { name: 'three.csv' }))
  const after = await log()
  expect(after).toHaveLength(before + 1)
  expect(after[0]).toMatchObject({ did: 'Imported a file: applied', document: 'three.csv' })
})

it('is narrowed by person, kind, what was done and day, by any of them and by all', async () => {
  const id = await make({ name: 'Narrow Clinic' })
  await eve.ask('PATCH', `/clinics/${id}`, { phone: '864-555-0171' })
  await ada.ask('PATCH', `/clinics/${id}`, { deletedAt: new Date().toISOString() })
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const rows: [query: string, finds: string[]][] = [
    [`?by=${eve.id}&kind=clinics&done=changed`, ['Changed']],
    [
      `?by=${ada.id}&kind=clinics&done=trashed&from=${day(-2)}&to=${day(1)}`,
      ['Moved to the trash'],
    ],
    [`?kind=clinics&done=trashed&to=${day(-2)}`, []],
    [`?kind=clinics&done=trashed&from=${day(2)}`, []],
    ['?kind=guides&done=called', []],
    ['?kind=nothing', []],
  ]
  await expectAnswers(rows, async ([query, finds]) => [
    (await log(query)).filter(({ document }) => document === 'Narrow Clinic').map(({ did }) => did),
    finds,
  ])
})

it('calls people by their names, or by what stands before the @', async () => {
  const collection = 'users'
  const { id } = await payload.create({
    collection,
    data: { email: 'li.wei@example.org', password: PASSWORD, role: 'reviewer' },
  })
  expect((await payload.findByID({ collection, id })).name).toBe('li.wei')
})

it('forgets what was recorded three years ago, and nothing that is younger', async () => {
  const years = async (age: string) =>
    database.pool.query(
      `insert into recorded_changes (at, source, document_id, title, done, before, after)
        values (now() - $1::interval, 'redirects', 1, $1, 'changed', '{}', '{"to": "/x"}')`,
      [age],
    )
  await years('1096 days')
  await years('1094 days')
  await forgetOldChanges.work(payload, new AbortController().signal)
  const { rows } = await database.pool.query(
    `select title from recorded_changes where title like '% days'`,
  )
  expect(rows).toEqual([{ title: '1094 days' }])
})
