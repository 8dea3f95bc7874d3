import { expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload, database } = test
await database.pool.query('delete from clinics; delete from redirects')
const admin = await signIn(payload, 'admin')
const editor = await signIn(payload, 'editor')
const reviewer = await signIn(payload, 'reviewer')

it('an editor moves one clinic to the trash and back, but can’t delete for good, nor is offered to', async () => {
  const trash = (who: Person, path: string) =>
    who.ask('PATCH', path, { deletedAt: new Date().toISOString() })
  const countOf = async (collection: 'clinics' | 'redirects', trash = true) =>
    (await payload.count({ collection, trash })).totalDocs
  const { id } = await newClinic(payload, {})
  expect((await trash(reviewer, `/clinics/${id}`)).status).toBe(403)
  expect((await trash(editor, `/clinics/${id}`)).status).toBe(200)
  expect(await countOf('clinics', false)).toBe(0)
  const back = await editor.ask('PATCH', `/clinics/${id}?trash=true`, { deletedAt: null })
  expect([back.status, await countOf('clinics', false)]).toEqual([200, 1])
  interface Permissions {
    collections: { clinics: { delete?: boolean } }
  }
  const all = await editor.ask<Permissions>('GET', '/access')
  const one = await editor.ask<{ delete?: boolean }>('POST', `/clinics/access/${id}`, {})
  expect(all.body.collections.clinics.delete || one.body.delete).toBeFalsy()
  const redirect = await payload.create({
    collection: 'redirects',
    data: { from: '/old-kept', to: '/about' },
  })
  expect((await trash(editor, `/clinics?where[id][in][0]=${id}`)).status).toBe(403)
  for (const path of [
    `/redirects?where[id][in][0]=${redirect.id}`,
    `/clinics?where[id][in][0]=${id}`,
    `/clinics/${id}?trash=true`,
  ]) {
    if (path.includes('trash')) await trash(editor, `/clinics/${id}`)
    expect((await editor.ask('DELETE', path)).status, path).toBe(403)
  }
  expect([await countOf('clinics'), await countOf('redirects')]).toEqual([1, 1])
  for (const path of [`/clinics/${id}?trash=true`, `/redirects/${redirect.id}`])
    expect((await admin.ask('DELETE', path)).status).toBe(200)
  expect([await countOf('clinics'), await countOf('redirects')]).toEqual([0, 0])
})

const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration']
const HIDDEN: [list: string, field: string][] = [
  ...SECRETS.flatMap((field): [string, string][] => [
    ['users', field],
    ['clinics', `savedBy.${field}`],
    ['verifications', `by.${field}`],
    ['clinics/versions', `version.savedBy.${field}`],
  ]),
  ['newsletter-signups', 'token'],
  ['newsletter-signups', 'tokenExpires'],
]
const REFUSED =
  /^(The following paths? cannot be queried: |This (list can’t be sorted by that|filter can’t be used)\.)/
const queriesOf = (field: string) => [
  ...['exists', 'greater_than', 'like', 'equals', 'in'].flatMap((operator) => [
    `where[${field}][${operator}]=${operator === 'exists' ? 'true' : 'a'}`,
    `where[or][0][and][0][${field}][${operator}]=a`,
  ]),
  ...[field, `-${field}`, `email,${field}`, field.replace('.', '__')].map((sort) => `sort=${sort}`),
]

it('lists can’t be searched, sorted, counted or exported by a hidden field, but by what they show', async () => {
  const misses: unknown[] = []
  const expectRefused = async (who: Person, path: string) => {
    const { status, refusal = '' } = await who.ask('GET', path)
    if (status !== 400 || !REFUSED.test(refusal)) misses.push([path, status, refusal])
  }
  // They may read the list, so it is the field that they are refused.
  for (const [list, field] of HIDDEN)
    for (const who of list === 'newsletter-signups' ? [admin] : [reviewer, admin]) {
      expect((await who.ask('GET', `/${list}`)).status, list).toBe(200)
      for (const query of queriesOf(field)) await expectRefused(who, `/${list}?${query}`)
    }
  for (const field of SECRETS) {
    await expectRefused(admin, `/users/count?where[${field}][like]=a`)
    await expectRefused(admin, `/desk/export/users?sort=${field}`)
  }
  expect(misses).toEqual([])
  const shown = ['/users?sort=-email&where[email][like]=example', '/clinics?sort=savedBy.email']
  for (const path of shown) expect((await reviewer.ask('GET', path)).status, path).toBe(200)
})
