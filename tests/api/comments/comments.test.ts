import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Today } from '../../../cms/dashboard/panel/today.tsx'
import { deleteDocuments } from '../../../cms/documents/batch/delete-documents.ts'
import type { Comment } from '../../../cms/payload-types.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { type Person, signIn } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'

const { payload, database } = await startPayload()
const admin = await signIn(payload, 'admin', 'Ada')
const editor = await signIn(payload, 'editor', 'Ed')
const colleague = await signIn(payload, 'editor', 'Cora')
const reviewer = await signIn(payload, 'reviewer', 'Rita')

type On = Comment['document']

const say = (who: Person, document: On, text: string, more: object = {}) =>
  who.ask<{ doc: Comment }>('POST', '/comments', { document, text, ...more })
const change = (who: Person, id: number, data: Partial<Comment>) =>
  who.ask<{ doc: Comment }>('PATCH', `/comments/${id}`, data)
const count = async () => (await payload.count({ collection: 'comments' })).totalDocs

const guideBy = async (who: Person, title: string): Promise<On & { value: number }> => {
  const data = { title, summary: 'How to pay less.', _status: 'published' }
  const { body } = await who.ask<{ doc: { id: number } }>('POST', '/guides', data)
  return { relationTo: 'guides', value: body.doc.id }
}

it('who may read a document reads and writes comments on it, and signs them with no other name', async () => {
  const guide = await guideBy(editor, 'Bills')
  const clinic: On = { relationTo: 'clinics', value: (await newClinic(payload, {})).id }
  const about = { field: 'summary', quote: 'pay less', writtenBy: reviewer.id }
  const { body } = await say(editor, guide, 'Less than what?', about)
  expect(body.doc).toMatchObject({ field: 'summary', quote: 'pay less', resolved: false })
  const own = await payload.findByID({ collection: 'comments', id: body.doc.id, depth: 0 })
  expect(own.writtenBy).toBe(editor.id)
  const onClinic = (await say(reviewer, clinic, 'The fax is out of order.')).body.doc.id
  await expectAnswers(
    [
      [reviewer, guide, 403],
      [reviewer, { relationTo: 'guides', value: 2_147_483_647 }, 403],
      [editor, { relationTo: 'guides', value: 2_147_483_647 }, 404],
      [reviewer, clinic, 201],
      [colleague, guide, 201],
    ] as [Person, On, number][],
    async ([who, document, status]) => [(await say(who, document, 'Seen.')).status, status],
  )
  const readBy = async (who: Person) =>
    (await who.ask<{ docs: Comment[] }>('GET', '/comments?limit=100&depth=0')).body.docs.map(
      ({ id }) => id,
    )
  expect(await readBy(colleague)).toEqual(expect.arrayContaining([own.id, onClinic]))
  expect(await readBy(reviewer)).not.toContain(own.id)
  expect(await readBy(reviewer)).toContain(onClinic)
  const versions = await payload.findVersions({ collection: 'guides' })
  const document = await payload.findByID({ collection: 'guides', id: guide.value })
  expect(JSON.stringify([versions, document])).not.toContain('Less than what?')
})

it('authors and admins change and delete a comment; everybody resolves it, and it says who did', async () => {
  const guide = await guideBy(editor, 'Wait times')
  const { id } = (await say(editor, guide, 'Says who?')).body.doc
  const now = () => payload.findByID({ collection: 'comments', id, depth: 0 })
  await change(colleague, id, { text: 'Never mind.', resolved: true })
  expect(await now()).toMatchObject({ text: 'Says who?', resolved: true, resolvedBy: colleague.id })
  await change(editor, id, { text: 'Says which office?' })
  expect(await now()).toMatchObject({ text: 'Says which office?', resolvedBy: colleague.id })
  await change(admin, id, { resolved: false })
  const open = { resolved: false, resolvedBy: null, writtenBy: editor.id }
  expect(await now()).toMatchObject(open)
  expect((await colleague.ask('DELETE', `/comments/${id}`)).status).toBe(403)
  expect((await editor.ask('DELETE', `/comments/${id}`)).status).toBe(200)
})

it('comments go with their document, and stay while it is in the trash', async () => {
  const guide = await guideBy(editor, 'Short lived')
  const { id: clinic } = await newClinic(payload, {})
  const before = await count()
  await say(editor, guide, 'First.')
  await say(editor, { relationTo: 'clinics', value: clinic }, 'Second.')
  const path = `/guides/${guide.value}`
  await editor.ask('PATCH', path, { deletedAt: new Date().toISOString() })
  expect(await count()).toBe(before + 2)
  expect((await admin.ask('DELETE', `${path}?trash=true`)).status).toBe(200)
  expect(await count()).toBe(before + 1)
  const req = { payload, context: {}, headers: new Headers(), query: {} }
  await deleteDocuments(req as never, 'clinics', [clinic])
  expect(await count()).toBe(before)
  expect((await database.pool.query('select * from comments_rels')).rowCount).toBe(before)
})

it('the first page tells of open comments those whom they concern', async () => {
  await database.pool.query('delete from comments')
  const shownTo = async ({ user }: Person) => {
    const page = renderToStaticMarkup(await Today({ payload, user }))
    return /Comments from colleagues.*?<\/ul>/.exec(page)?.[0].replaceAll(/<[^>]+>/g, '') ?? ''
  }
  const guide = await guideBy(editor, 'Dentists')
  const { id } = (await say(colleague, guide, 'Which ones?')).body.doc
  const told = 'Comments from colleaguesDentists: 1'
  const shown = await Promise.all([editor, colleague, admin, reviewer].map(shownTo))
  expect(shown).toEqual([told, '', '', ''])
  await change(admin, id, { resolved: true })
  expect(await shownTo(editor)).toBe('')
  // Nobody else has to do with a text that its last author comments on.
  await say(editor, guide, 'Is this still so?')
  for (const who of [colleague, admin]) expect(await shownTo(who)).toBe(told)
  expect(await shownTo(reviewer)).toBe('')
  const clinic: On = { relationTo: 'clinics', value: (await newClinic(payload, {})).id }
  await say(editor, clinic, 'Closed on Fridays?')
  expect(await shownTo(reviewer)).toMatch(/: 1$/)
})
