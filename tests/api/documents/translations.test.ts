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

it('the panel lists what has no translation, with a link to the Spanish form', async () => {
  const { id } = await payload.create({
    collection: 'guides',
    data: { title: 'Rides', summary: 'How to get there.', slug: 'rides', _status: 'published' },
  })
  expect(await stateOf('Rides')).toEqual({
    title: 'Rides',
    href: `/admin/collections/guides/${id}?locale=es`,
    missing: ['title', 'summary'],
    changed: [],
  })
  const shown = renderToStaticMarkup(await Today({ payload, user: editor.user }))
  expect(shown).toMatch(/Rides<\/a>: not translated: title, summary/)
})

it('a changed English text is listed until its translation is, or somebody confirms it', async () => {
  const { docs } = await payload.find({
    collection: 'guides',
    where: { slug: { equals: 'qualify' } },
  })
  const { id = 0, title = '' } = docs[0] ?? {}
  const update = (locale: 'en' | 'es', summary: string) =>
    payload.update({
      collection: 'guides',
      id,
      locale,
      data: { summary, _status: 'published' },
    })
  expect(await stateOf(title)).toBeUndefined()
  await update('en', 'Who pays little or nothing.')
  expect(await stateOf(title)).toMatchObject({ missing: [], changed: ['summary'] })
  expect(await changedIn(`guides/${id}`)).toEqual(['summary'])
  await update('es', 'Quién paga poco o nada.')
  expect(await stateOf(title)).toBeUndefined()
  await update('en', 'Who pays little, or nothing.')
  expect(await changedIn(`guides/${id}`)).toEqual(['summary'])
  await stillRight(`guides/${id}`, 'summary')
  expect(await stateOf(title)).toBeUndefined()
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
  expect(await stateOf(name)).toEqual({
    title: name,
    href: `/admin/collections/clinics/${id}?locale=es`,
    missing: [],
    changed: ['description'],
  })
  expect(await changedIn(`clinics/${id}`)).toEqual(['description'])
  await stillRight(`clinics/${id}`, 'description')
  expect([await stateOf(name), await changedIn(`clinics/${id}`)]).toEqual([undefined, []])
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
