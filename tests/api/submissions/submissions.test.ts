import { afterAll, describe, expect, it } from 'vitest'
import { visitor } from '../../support/people.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, editor, reviewer, submit, step, take, show, read, draftOf, progress } =
  await startSubmissions()
afterAll(() => api.close())

describe('a submission', () => {
  it('goes from review to the directory, each step logged with who and when', async () => {
    const { id, token, values } = await submit()
    expect((await step(reviewer, id, 'review', 'received')).status).toBe(200)
    const clinic = await draftOf(id)
    expect((await step(reviewer, id, 'verify', 'in review')).status).toBe(200)
    const published = await step(editor, id, 'publish', 'verified')
    expect(published.body).toMatchObject({ status: 'published', slug: expect.any(String) })
    const page = await api.get(`/api/clinics/slug/${published.body.slug}`)
    expect(await page.json()).toMatchObject({ name: values.clinicName, verified: true })
    const { log, clinic: linked, status } = await read(id)
    expect({ linked, status }).toEqual({ linked: clinic, status: 'published' })
    expect(log).toMatchObject([
      { step: 'in review', by: reviewer.id },
      { step: 'draft made', by: reviewer.id },
      { step: 'verified', by: reviewer.id },
      { step: 'published', by: editor.id },
    ])
    const { lastVerifiedAt } = await api.payload.findByID({ collection: 'clinics', id: clinic })
    expect(lastVerifiedAt).toBe(log?.[2]?.at)
    expect((await progress(token)).body).toMatchObject({
      status: 'published',
      slug: published.body.slug,
    })
  })

  it('does not make a note beside it stale by a step', async () => {
    const { id } = await submit()
    const { updatedAt } = await read(id)
    await take(id, 'review')
    await draftOf(id)
    expect(await read(id)).toMatchObject({ status: 'in review', updatedAt })
  })

  it('is published only by editors and admins', async () => {
    const { id } = await submit()
    await take(id, 'review')
    await draftOf(id)
    await take(id, 'verify')
    const { status, refusal } = await step(reviewer, id, 'publish', 'verified')
    expect(status).toBe(403)
    expect(refusal).toContain('for editors and admins')
    expect((await show(reviewer, id)).steps).toMatchObject([{ name: 'decline' }])
    expect((await read(id)).status).toBe('verified')
  })

  it('can’t be read or changed without signing in', async () => {
    const { id } = await submit()
    const stranger = visitor(api.payload)
    for (const answer of [
      await stranger.askEndpoint(`/submissions/${id}`),
      await step(stranger, id, 'review', 'received'),
      await stranger.askEndpoint(`/submissions/${id}/draft`, {}),
      await stranger.askEndpoint(`/submissions/${id}/clinic`, { clinic: 1 }),
    ])
      expect(answer.status).toBe(401)
    expect((await read(id)).log).toEqual([])
  })

  it('is declined with a reason, and can be reopened', async () => {
    const { id, token } = await submit()
    const { refusal } = await step(editor, id, 'decline', 'received', ' ')
    expect(refusal).toContain('Enter a reason')
    await step(editor, id, 'decline', 'received', 'It is a pharmacy.')
    expect((await progress(token)).body).toMatchObject({
      status: 'declined',
      declineReason: 'It is a pharmacy.',
    })
    expect((await step(reviewer, id, 'reopen', 'declined')).status).toBe(200)
    expect(await read(id)).toMatchObject({ status: 'in review', declineReason: null })
    expect((await progress(token)).body).toMatchObject({ status: 'in review', declineReason: null })
  })

  it.each([
    ['publish', 'received'],
    ['verify', 'received'],
    ['review', 'in review'],
    ['reopen', 'received'],
  ])('can’t %s while it is “%s”', async (name, status) => {
    const { id } = await submit()
    if (status === 'in review') await take(id, 'review')
    expect((await step(editor, id, name, status)).status).toBe(409)
    expect((await read(id)).status).toBe(status)
  })

  it('is moved once by two people at the same moment, and the second learns by whom', async () => {
    const { id } = await submit()
    const answers = await Promise.all([
      step(editor, id, 'review', 'received'),
      step(reviewer, id, 'review', 'received'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const { log } = await read(id)
    expect(log).toHaveLength(1)
    const first = log?.[0]?.by === editor.id ? editor : reviewer
    expect(refused?.refusal).toBe(
      `${first.name} has just moved this to “in review”. Check it before you continue.`,
    )
  })

  it('that does not exist is answered with 404', async () => {
    expect((await editor.askEndpoint('/submissions/99999999')).status).toBe(404)
    expect((await step(editor, 99_999_999, 'review', 'received')).status).toBe(404)
  })
})
