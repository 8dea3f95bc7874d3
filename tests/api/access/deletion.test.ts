import { afterAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const admin = await signIn(payload, 'admin')
const editor = await signIn(payload, 'editor')
const reviewer = await signIn(payload, 'reviewer')
afterAll(() => test.close())

const trash = (who: Person, path: string) =>
  who.ask('PATCH', path, { deletedAt: new Date().toISOString() })
const isThere = async (id: number) =>
  (await payload.count({ collection: 'clinics', where: { id: { equals: id } }, trash: true }))
    .totalDocs === 1
const inTrash = async (id: number) =>
  Boolean((await payload.findByID({ collection: 'clinics', id, trash: true })).deletedAt)

describe('an editor', () => {
  it('moves one clinic to the trash and brings it back', async () => {
    const { id } = await newClinic(payload, {})
    expect((await trash(editor, `/clinics/${id}`)).status).toBe(200)
    expect(await inTrash(id)).toBe(true)
    const back = await editor.ask('PATCH', `/clinics/${id}?trash=true`, { deletedAt: null })
    expect(back.status).toBe(200)
    expect(await inTrash(id)).toBe(false)
  })

  it('can’t delete for good, from the trash or directly', async () => {
    const { id } = await newClinic(payload, {})
    expect((await editor.ask('DELETE', `/clinics/${id}`)).status).toBe(403)
    await trash(editor, `/clinics/${id}`)
    expect((await editor.ask('DELETE', `/clinics/${id}?trash=true`)).status).toBe(403)
    expect(await isThere(id)).toBe(true)
    expect((await admin.ask('DELETE', `/clinics/${id}?trash=true`)).status).toBe(200)
    expect(await isThere(id)).toBe(false)
  })

  it('can’t delete a document that has no trash', async () => {
    const redirect = { from: '/old-kept', to: '/about' }
    const { id } = await payload.create({ collection: 'redirects', data: redirect })
    expect((await editor.ask('DELETE', `/redirects/${id}`)).status).toBe(403)
    expect((await admin.ask('DELETE', `/redirects/${id}`)).status).toBe(200)
  })

  it.each(['clinics', 'redirects'] as const)('can’t delete many %s at once', async (slug) => {
    const { id } =
      slug === 'clinics'
        ? await newClinic(payload, {})
        : await payload.create({ collection: slug, data: { from: '/old-many', to: '/about' } })
    const where = `/${slug}?where[id][in][0]=${id}`
    expect((await editor.ask('DELETE', where)).status).toBe(403)
    if (slug === 'clinics') expect((await trash(editor, where)).status).toBe(403)
    expect(
      (await payload.count({ collection: slug, where: { id: { equals: id } } })).totalDocs,
    ).toBe(1)
    expect((await admin.ask('DELETE', where)).status).toBe(200)
  })

  it('is not offered to delete', async () => {
    const { id } = await newClinic(payload, {})
    interface Permissions {
      collections: { clinics: { delete?: boolean } }
    }
    const all = await editor.ask<Permissions>('GET', '/access')
    expect(all.body.collections.clinics.delete).toBeFalsy()
    const one = await editor.ask<{ delete?: boolean }>('POST', `/clinics/access/${id}`, {})
    expect(one.body.delete).toBeFalsy()
  })
})

it('a reviewer can’t move a clinic to the trash', async () => {
  const { id } = await newClinic(payload, {})
  expect((await trash(reviewer, `/clinics/${id}`)).status).toBe(403)
})
