import { afterAll, describe, expect, it } from 'vitest'
import { SubmissionProgress } from '../../../cms/contract/index.ts'
import { submissionToken } from '../../../cms/submissions/private-link.ts'
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
    const { body } = await step(editor, id, 'publish', 'verified')
    expect(body).toMatchObject({ status: 'published', slug: expect.any(String) })
    const page = await api.get(`/api/clinics/slug/${body.slug}`)
    expect(await page.json()).toMatchObject({ name: values.clinicName, verified: true })
    const { log, clinic: linked, status } = await read(id)
    expect([linked, status]).toEqual([clinic, 'published'])
    expect(log).toMatchObject([
      { step: 'in review', by: reviewer.id },
      { step: 'draft made', by: reviewer.id },
      { step: 'verified', by: reviewer.id },
      { step: 'published', by: editor.id },
    ])
    const { lastVerifiedAt } = await api.payload.findByID({ collection: 'clinics', id: clinic })
    expect(lastVerifiedAt).toBe(log?.[2]?.at)
    const { slug } = body
    expect((await progress(token)).body).toMatchObject({ status: 'published', slug })
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
    expect([status, refusal]).toEqual([403, expect.stringContaining('for editors and admins')])
    expect((await show(reviewer, id)).steps).toMatchObject([{ name: 'decline' }])
    expect((await read(id)).status).toBe('verified')
  })

  it('is declined with a reason, and can be reopened', async () => {
    const { id, token } = await submit()
    const { refusal } = await step(editor, id, 'decline', 'received', ' ')
    expect(refusal).toContain('Enter a reason')
    const declineReason = 'It is a pharmacy.'
    await step(editor, id, 'decline', 'received', declineReason)
    expect((await progress(token)).body).toMatchObject({ status: 'declined', declineReason })
    expect((await step(reviewer, id, 'reopen', 'declined')).status).toBe(200)
    for (const now of [await read(id), (await progress(token)).body])
      expect(now).toMatchObject({ status: 'in review', declineReason: null })
  })

  it('takes its steps only in their order, and exists', async () => {
    const { id } = await submit()
    const expectRefused = async (name: string, status: string) => {
      expect((await step(editor, id, name, status)).status, name).toBe(409)
      expect((await read(id)).status).toBe(status)
    }
    for (const name of ['publish', 'verify', 'reopen']) await expectRefused(name, 'received')
    await take(id, 'review')
    await expectRefused('review', 'in review')
    expect((await editor.askEndpoint('/submissions/99999999')).status).toBe(404)
    expect((await step(editor, 99_999_999, 'review', 'received')).status).toBe(404)
  })

  it('is moved once by two people at the same moment, and the second learns by whom', async () => {
    const { id } = await submit()
    const answers = await Promise.all([
      step(editor, id, 'review', 'received'),
      step(reviewer, id, 'review', 'received'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { log } = await read(id)
    expect(log).toHaveLength(1)
    const first = log?.[0]?.by === editor.id ? editor : reviewer
    expect(answers.find(({ status }) => status === 409)?.refusal).toBe(
      `${first.name} has just moved this to “in review”. Check it before you continue.`,
    )
  })
})

describe('the private link', () => {
  it('immediately shows the status, and nothing about any person', async () => {
    const { id, token, values } = await submit()
    expect((await progress(token)).body.status).toBe('received')
    await take(id, 'review')
    const data = { notes: 'Rang twice' }
    await api.payload.update({ collection: 'clinic-submissions', id, data })
    const { response, body } = await progress(token)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(SubmissionProgress.parse(body)).toEqual(body)
    expect(body).toEqual({
      clinicName: values.clinicName,
      status: 'in review',
      steps: [
        { status: 'received', at: expect.any(String) },
        { status: 'in review', at: expect.any(String) },
      ],
      declineReason: null,
      slug: null,
    })
    for (const secret of [values.contactName, values.contactEmail, editor.name, 'Rang'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('opens nothing for a token that was guessed, cut or made with another secret', async () => {
    const { id, token } = await submit()
    const other = await submit()
    const forged = [
      String(id),
      `${id}-`,
      token.slice(0, -1),
      `${token}x`,
      token.replace(/^\d+/, String(other.id)),
      `0${token}`,
      submissionToken(id, 'another secret'),
      `${'9'.repeat(30)}-${token.split('-')[1]}`,
      '%00',
    ]
    for (const guess of forged)
      expect([400, 404], guess).toContain((await progress(guess)).response.status)
    await api.payload.delete({ collection: 'clinic-submissions', id })
    expect((await progress(token)).response.status).toBe(404)
  })
})
