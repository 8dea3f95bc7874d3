import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Today } from '../../../cms/dashboard/panel/today.tsx'
import type { LaunchItem } from '../../../cms/dashboard/present/launch.ts'
import { readLaunch } from '../../../cms/dashboard/queries/read-launch.ts'
import type { EnglishAnswer } from '../../../cms/documents/translation/show-english.ts'
import { readToTranslate } from '../../../cms/documents/translation/to-translate.ts'
import { findDuplicates } from '../../../cms/duplicates/jobs/find-duplicates.ts'
import type { ActualCounts } from '../../../cms/site-settings/present/actual-counts.ts'
import { clinicValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'
import { receiveMessage } from '../../support/receive-message.ts'

const test = await startPayload()
const { payload } = test
const admin = await signIn(payload, 'admin')
const editor = await signIn(payload, 'editor')

/** The panel's first page. */
const shown = async ({ user } = editor) => renderToStaticMarkup(await Today({ payload, user }))

it('the first page begins with what a role is there for, and says what has nothing waiting', async () => {
  const groups = (page: string) => [...page.matchAll(/<h3[^>]*>([^<]+)/g)].map(([, name]) => name)
  const reviewer = await signIn(payload, 'reviewer')
  await receiveMessage(payload)
  const [calls, visitors, nothing] = ['Calls', 'From visitors', 'Nothing waiting']
  expect(groups(await shown(reviewer))).toEqual([calls, visitors, nothing])
  for (const person of [editor, admin])
    expect(groups(await shown(person))).toEqual([visitors, calls, nothing])
  expect(await shown()).toMatch(/Nothing waiting<.*>New submissions</)
})

it('the first page says how many submissions are in review, and whether the poverty figures are old', async () => {
  const title = 'Poverty figures that are older than a year'
  await test.database.pool.query(
    "update poverty_figures set in_force_from = now() - interval '11 months' where year = 2026",
  )
  expect(await shown()).not.toMatch(new RegExp(`in review|${title}`))
  const data = { ...clinicValues(), status: 'in review' } as const
  await payload.create({ collection: 'clinic-submissions', data })
  await test.database.pool.query('delete from poverty_figures where year > 2024')
  const now = await shown()
  expect(now).toMatch(/1 in review\..*Continue with them/)
  expect(now).toContain(title)
  expect(now).toContain('those of 2024, in force since January 11, 2024')
})

it('the first page says to editors how many pairs of clinics may be the same', async () => {
  const twin = { name: 'Saluda Twin', phone: '864-555-0177', address: '77 Twin St' }
  for (let made = 0; made < 2; made++) await newClinic(payload, twin)
  await findDuplicates.work(payload, new AbortController().signal)
  const { body } = await editor.askEndpoint<{ open: number }>('/duplicates')
  expect(body.open).toBeGreaterThan(0)
  expect(await shown()).toMatch(
    new RegExp(`>${body.open}</p><div><h4[^>]*><a href="/admin/duplicates">Pairs of clinics`),
  )
})

const item = async (key: string): Promise<LaunchItem> => {
  const found = (await readLaunch(payload)).find((each) => each.key === key)
  if (!found) throw new Error(`There is no ${key}`)
  return found
}
const set = (data: object) => payload.updateGlobal({ slug: 'site-settings', data })

it('what the product can check before a launch by itself is open until it is done', async () => {
  for (const [key, text] of Object.entries({ publicUrl: 'PUBLIC_URL', mail: 'SMTP_URL' }))
    expect(await item(key)).toMatchObject({ done: false, text: expect.stringContaining(text) })
  for (const [key, data] of [
    ['sampleData', { sampleData: false }],
    ['resourcesFigure', { resourcesCounted: true }],
  ] as const) {
    expect(await item(key)).toMatchObject({ done: false })
    await set(data)
    expect(await item(key)).toMatchObject({ done: true })
  }
})

it('each claim is shown with the truth, and a confirmation is kept until it changes', async () => {
  const badges = await item('badges')
  expect(badges).toMatchObject({ done: false, text: expect.stringContaining('HIPAA Compliant') })
  expect((await item('footerNote')).text).toMatch(
    /December 2024[\s\S]*True today: \d+ of \d+ clinics verified/,
  )
  const seen = badges.confirm?.seen
  const answer = await admin.askEndpoint<{ items: LaunchItem[] }>('/launch/looked-at', { seen })
  expect(answer.body.items.find(({ key }) => key === 'badges')).toMatchObject({ done: true })
  expect(await item('badges')).toMatchObject({ done: true })
  expect(await item('backups')).toMatchObject({ done: false })
  await set({ badges: ['SSL Secured', 'Best'] })
  expect(await item('badges')).toMatchObject({ done: false })
  const stale = await admin.askEndpoint('/launch/looked-at', { seen })
  expect(stale).toMatchObject({ status: 409, refusal: expect.stringContaining('changed') })
})

it('claims are confirmed only by admins, also through the settings’ own form', async () => {
  const seen = (await item('backups')).confirm?.seen
  await editor.ask('POST', '/globals/site-settings', { lookedAt: [seen] })
  expect(await item('backups')).toMatchObject({ done: false })
  const { body } = await editor.askEndpoint<ActualCounts>('/site-settings/truths')
  expect(body.counted).toMatch(/\d+ verified clinics, \d+ clinics, \d+ states with clinics/)
})

it('with real clinics, one step counts every figure that can be counted, and keeps the rest', async () => {
  const press = () => admin.askEndpoint<{ items: LaunchItem[] }>('/launch/true-figures', {})
  await set({ sampleData: true, resourcesCounted: false })
  expect(await item('trueFigures')).toMatchObject({ done: false })
  expect((await item('trueFigures')).step).toBeUndefined()
  expect((await press()).status).toBe(409)
  await set({ sampleData: false })
  expect((await item('trueFigures')).step?.path).toBe('/launch/true-figures')
  const { items } = (await press()).body
  const open = items.filter(({ done }) => !done).map(({ key }) => key)
  expect(open).toEqual(expect.arrayContaining(['homeFigures', 'aboutFigures', 'badges']))
  for (const key of ['trueFigures', 'resourcesFigure', 'nationwideCounts', 'articleTiles'])
    expect(open).not.toContain(key)
  expect((await item('homeFigures')).text).toContain('2M+ People Helped, 24/7 Availability.')
  const settings = await payload.findGlobal({ slug: 'site-settings', locale: 'es', depth: 0 })
  expect(settings.homeFigures?.map(({ label, counted }) => [label, counted])).toEqual([
    ['Clínicas verificadas', 'verified'],
    ['Estados', 'states'],
    ['Tipos de servicio', 'services'],
    ['Personas ayudadas', null],
    ['Disponibilidad', null],
  ])
})

it('the list of clinics has three saved views for everyone from the start', async () => {
  const { docs } = await payload.find({ collection: 'payload-query-presets', sort: 'id' })
  expect(docs.map(({ title }) => title)).toEqual([
    'Never verified',
    'Reported wrong',
    'No phone number',
  ])
})

const publishGuide = async (data: object) => {
  const guide = { collection: 'guides', data: { ...data, _status: 'published' } }
  return Number((await payload.create(guide as never)).id)
}
const stateOf = async (title: string) =>
  (await readToTranslate(payload, 'es')).find((one) => one.title === title)
const changedIn = async (path: string) =>
  (await editor.askEndpoint<{ changed: string[] }>(`/translations/${path}`)).body.changed

it('the panel lists texts without a translation, and ones whose English changed, until they are right', async () => {
  const id = await publishGuide({ title: 'Rides', summary: 'How to get there.', slug: 'rides' })
  const state = { title: 'Rides', href: `/admin/collections/guides/${id}?locale=es` }
  const missing = ['Title', 'Summary']
  expect(await stateOf('Rides')).toEqual({ ...state, missing, changed: [] })
  expect(await shown()).toMatch(/Rides<\/a>: not translated: Title, Summary/)
  const update = (locale: 'en' | 'es', texts: object) =>
    payload.update({ collection: 'guides', id, locale, data: texts })
  await update('es', { title: 'Transporte', summary: 'Cómo llegar.' })
  expect(await stateOf('Rides')).toBeUndefined()
  const expectChanged = async () => {
    expect(await stateOf('Rides')).toMatchObject({ missing: [], changed: ['Summary'] })
    expect(await changedIn(`guides/${id}`)).toEqual(['summary'])
  }
  await update('en', { summary: 'How to get home.' })
  await expectChanged()
  const beside = await editor.askEndpoint<EnglishAnswer>(`/translations/guides/${id}/english`)
  expect(beside.body.texts).toEqual([
    { field: 'title', lines: [[{ text: 'Rides', is: 'same' }]] },
    {
      field: 'summary',
      lines: [
        [
          { text: 'How to get', is: 'same' },
          { text: 'there.', is: 'gone' },
          { text: 'home.', is: 'new' },
        ],
      ],
    },
  ])
  await update('es', { summary: 'Cómo volver.' })
  expect(await stateOf('Rides')).toBeUndefined()
  await update('en', { summary: 'How to get home?' })
  await expectChanged()
  await editor.askEndpoint(`/translations/guides/${id}/still-right`, { field: 'summary' })
  expect(await stateOf('Rides')).toBeUndefined()
})

it('a guide is asked for on the day of its next review, until somebody has reviewed it', async () => {
  const dates = { reviewedAt: '2026-01-02T17:00:00.000Z', reviewOn: '2026-02-02T17:00:00.000Z' }
  const id = await publishGuide({ title: 'Bills', summary: 'How to pay less.', ...dates })
  expect(await shown()).toMatch(/to review.*Bills<\/a>.*last on January 2, 2026/)
  const reviewed = { reviewedAt: new Date().toISOString() }
  await payload.update({ collection: 'guides', id, data: { ...reviewed, _status: 'published' } })
  expect(await shown()).not.toContain('Guides and articles to review')
})

it('a guide that nobody has reviewed is asked for half a year after it was made', async () => {
  const id = await publishGuide({ title: 'Shots', summary: 'What is free.' })
  expect(await shown()).not.toContain('Guides and articles to review')
  await test.database.pool.query("update guides set created_at = '2025-01-01' where id = $1", [id])
  expect(await shown()).toMatch(/to review.*Shots<\/a>.*never reviewed/)
  await payload.delete({ collection: 'guides', id })
})

it('a clinic is listed once its English changes, and not while it has no translation', async () => {
  const { id, name } = await newClinic(payload, { name: 'Translated Clinic', description: 'Free.' })
  const update = (locale: 'en' | 'es', data: { description?: string; address?: string }) =>
    payload.update({ collection: 'clinics', id, locale, data })
  expect(await stateOf(name)).toBeUndefined()
  await update('es', { description: 'Una clínica gratis.' })
  await update('en', { address: '415 North St' })
  expect([await stateOf(name), await changedIn(`clinics/${id}`)]).toEqual([undefined, []])
  await update('en', { description: 'A free clinic for children.' })
  expect(await stateOf(name)).toMatchObject({ missing: [], changed: ['Description'] })
  expect(await changedIn(`clinics/${id}`)).toEqual(['description'])
})

it('states, services and settings are watched too', async () => {
  await payload.create({ collection: 'services', data: { name: 'Foot Care' } })
  expect(await stateOf('Foot Care')).toMatchObject({ missing: ['Name'], changed: [] })
  const where = { slug: { equals: 'guam' } }
  await payload.update({ collection: 'states', where, data: { description: 'An island.' } })
  expect(await stateOf('Guam')).toMatchObject({ missing: [], changed: ['Description'] })
  await payload.updateGlobal({ slug: 'site-settings', data: { supportHours: 'Always' } })
  expect((await stateOf('Site settings'))?.changed).toContain('Support hours')
})
