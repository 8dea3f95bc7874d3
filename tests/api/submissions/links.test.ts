import { afterAll, describe, expect, it } from 'vitest'
import { SubmissionProgress } from '../../../cms/contract/index.ts'
import { submissionToken } from '../../../cms/submissions/private-link.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, editor, submit, take, progress } = await startSubmissions()
afterAll(() => api.close())

describe('the private link', () => {
  it('shows the status, and nothing about any person', async () => {
    const { id, token, values } = await submit()
    await take(id, 'review')
    await api.payload.update({
      collection: 'clinic-submissions',
      id,
      data: { notes: 'Rang twice' },
    })
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
    const said = JSON.stringify(body)
    for (const secret of [values.contactName, values.contactEmail, editor.name, 'Rang'])
      expect(said).not.toContain(secret)
  })

  it('immediately shows a change', async () => {
    const { id, token } = await submit()
    expect((await progress(token)).body.status).toBe('received')
    await take(id, 'review')
    expect((await progress(token)).body.status).toBe('in review')
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
    for (const guess of forged) {
      const { response } = await progress(guess)
      expect([400, 404], guess).toContain(response.status)
    }
    await api.payload.delete({ collection: 'clinic-submissions', id })
    expect((await progress(token)).response.status).toBe(404)
  })

  it('is not given if forms are only simulated', async () => {
    const set = (forms: 'live' | 'simulated') =>
      api.payload.updateGlobal({ slug: 'site-settings', data: { forms } })
    await set('simulated')
    expect((await submit()).token).toBe('')
    await set('live')
  })
})
