import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { Today } from '../../../cms/dashboard/panel/today.tsx'
import { readToTranslate } from '../../../cms/documents/translation/to-translate.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const editor = await signIn(payload, 'editor')
afterAll(() => test.close())

const stateOf = async (title: string) =>
  (await readToTranslate(payload, 'es')).find((one) => one.title === title)
const changedIn = async (path: string) =>
  (await editor.askEndpoint<{ changed: string[] }>(`/translations/${path}`)).body.changed
const stillRight = (path: string, field: string) =>
  editor.askEndpoint(`/translations/${path}/still-right`, { field })

it('the panel lists texts without a translation, and ones whose English changed, until they are right', async () => {
  const data = { title: 'Rides', summary: 'How to get there.', slug: 'rides' }
  const made = await payload.create({
    collection: 'guides',
    data: { ...data, _status: 'published' },
  })
  const { id } = made
  const state = { title: 'Rides', href: `/admin/collections/guides/${id}?locale=es` }
  const missing = ['title', 'summary']
  expect(await stateOf('Rides')).toEqual({ ...state, missing, changed: [] })
  const shown = renderToStaticMarkup(await Today({ payload, user: editor.user }))
  expect(shown).toMatch(/Rides<\/a>: not translated: title, summary/)
  const update = (locale: 'en' | 'es', texts: object) =>
    payload.update({ collection: 'guides', id, locale, data: texts })
  await update('es', { title: 'Transporte', summary: 'Cómo llegar.' })
  expect(await stateOf('Rides')).toBeUndefined()
  const expectChanged = async () => {
    expect(await stateOf('Rides')).toMatchObject({ missing: [], changed: ['summary'] })
    expect(await changedIn(`guides/${id}`)).toEqual(['summary'])
  }
  await update('en', { summary: 'How to get home.' })
  await expectChanged()
  await update('es', { summary: 'Cómo volver.' })
  expect(await stateOf('Rides')).toBeUndefined()
  await update('en', { summary: 'How to get home?' })
  await expectChanged()
  await stillRight(`guides/${id}`, 'summary')
  expect(await stateOf('Rides')).toBeUndefined()
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
  expect(await stateOf(name)).toMatchObject({ missing: [], changed: ['description'] })
  expect(await changedIn(`clinics/${id}`)).toEqual(['description'])
})

it('states, services and settings are watched too', async () => {
  await payload.create({ collection: 'services', data: { name: 'Foot Care' } })
  expect(await stateOf('Foot Care')).toMatchObject({ missing: ['name'], changed: [] })
  const where = { slug: { equals: 'guam' } }
  await payload.update({ collection: 'states', where, data: { description: 'An island.' } })
  expect(await stateOf('Guam')).toMatchObject({ missing: [], changed: ['description'] })
  await payload.updateGlobal({ slug: 'site-settings', data: { supportHours: 'Always' } })
  expect(await stateOf('Site settings')).toMatchObject({ changed: ['supportHours'] })
})
