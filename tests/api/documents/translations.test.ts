import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Today } from '../../../cms/dashboard/panel/today.tsx'
import { readToTranslate } from '../../../cms/documents/translation/to-translate.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload, type TestPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

let test: TestPayload
let editor: Person
beforeAll(async () => {
  test = await startPayload()
  editor = await signIn(test.payload, 'editor')
})
afterAll(() => test.close())

const stateOf = async (title: string) =>
  (await readToTranslate(test.payload, 'es')).find((one) => one.title === title)

const idOf = async (slug: string) => {
  const { docs } = await test.payload.find({
    collection: 'guides',
    where: { slug: { equals: slug } },
  })
  if (!docs[0]) throw new Error(`The seed has the guide ${slug}`)
  return docs[0].id
}

it('The panel lists what has no translation, with a link to the Spanish form', async () => {
  const { id } = await test.payload.create({
    collection: 'guides',
    data: { title: 'Rides', summary: 'How to get there.', slug: 'rides', _status: 'published' },
  })
  expect(await stateOf('Rides')).toEqual({
    title: 'Rides',
    href: `/admin/collections/guides/${id}?locale=es`,
    missing: ['title', 'summary'],
    changed: [],
  })
  const shown = renderToStaticMarkup(await Today({ payload: test.payload, user: editor.user }))
  expect(shown).toMatch(/Rides<\/a>: not translated: title, summary/)
})

it('A changed English text is listed until its translation is, or somebody confirms it', async () => {
  const id = await idOf('qualify')
  const update = (locale: 'en' | 'es', summary: string) =>
    test.payload.update({
      collection: 'guides',
      id,
      locale,
      data: { summary, _status: 'published' },
    })
  const { title } = await test.payload.findByID({ collection: 'guides', id })
  expect(await stateOf(title)).toBeUndefined()
  await update('en', 'Who pays little or nothing.')
  expect(await stateOf(title)).toMatchObject({ missing: [], changed: ['summary'] })
  const path = `/translations/guides/${id}`
  expect((await editor.askEndpoint(path)).body).toEqual({ changed: ['summary'] })
  await update('es', 'Quién paga poco o nada.')
  expect(await stateOf(title)).toBeUndefined()
  await update('en', 'Who pays little, or nothing.')
  expect((await editor.askEndpoint(path)).body).toEqual({ changed: ['summary'] })
  await editor.askEndpoint(`${path}/still-right`, { field: 'summary' })
  expect(await stateOf(title)).toBeUndefined()
})

it('A clinic is listed once its English changes, and not while it has no translation', async () => {
  const { payload } = test
  const { id, name } = await newClinic(payload, { name: 'Translated Clinic', description: 'Free.' })
  const update = (locale: 'en' | 'es', description: string) =>
    payload.update({ collection: 'clinics', id, locale, data: { description } })
  expect(await stateOf(name)).toBeUndefined()
  await update('es', 'Una clínica gratis.')
  expect(await stateOf(name)).toBeUndefined()
  await update('en', 'A free clinic for children.')
  expect(await stateOf(name)).toEqual({
    title: name,
    href: `/admin/collections/clinics/${id}?locale=es`,
    missing: [],
    changed: ['description'],
  })
  await update('es', 'Una clínica gratis para niños.')
  expect(await stateOf(name)).toBeUndefined()
})

it('States, services and settings are watched too', async () => {
  const { payload } = test
  await payload.create({ collection: 'services', data: { name: 'Foot Care' } })
  expect(await stateOf('Foot Care')).toMatchObject({ missing: ['name'], changed: [] })
  const { docs } = await payload.find({ collection: 'states', where: { slug: { equals: 'guam' } } })
  await payload.update({
    collection: 'states',
    id: docs[0]?.id ?? 0,
    data: { description: 'An island in the Pacific.' },
  })
  expect(await stateOf('Guam')).toMatchObject({ missing: [], changed: ['description'] })
  await payload.updateGlobal({ slug: 'site-settings', data: { supportHours: 'Always' } })
  expect(await stateOf('Site settings')).toMatchObject({ changed: ['supportHours'] })
})

it('A clinic’s form says which English has changed since it was translated', async () => {
  const { id } = await newClinic(test.payload, { description: 'By the river.' })
  const update = (locale: 'en' | 'es', data: { description?: string; name?: string }) =>
    test.payload.update({
      collection: 'clinics',
      id,
      locale,
      data: { ...data, _status: 'published' },
    })
  const path = `/translations/clinics/${id}`
  const changed = async () => (await editor.askEndpoint(path)).body
  await update('es', { description: 'Junto al río.' })
  await update('en', { name: 'River Clinic' })
  expect(await changed()).toEqual({ changed: [] })
  await update('en', { description: 'By the lake.' })
  expect(await changed()).toEqual({ changed: ['description'] })
  await editor.askEndpoint(`${path}/still-right`, { field: 'description' })
  expect(await changed()).toEqual({ changed: [] })
})

it('That is known of the translations that a clinic was seeded with', async () => {
  const { docs } = await test.payload.find({
    collection: 'clinics',
    where: { description: { exists: true } },
    locale: 'es',
    fallbackLocale: false,
    limit: 1,
  })
  const id = docs[0]?.id ?? 0
  await test.payload.update({ collection: 'clinics', id, data: { description: 'Another one.' } })
  const { body } = await editor.askEndpoint(`/translations/clinics/${id}`)
  expect(body).toEqual({ changed: ['description'] })
})
