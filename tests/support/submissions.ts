import { expect } from 'vitest'
import { FormReceipt } from '../../cms/contract/index.ts'
import type { SubmissionReview } from '../../cms/submissions/endpoints/review-answer.ts'
import { startApi } from './api-server.ts'
import { clinicValues, fromOneSender } from './form-values.ts'
import { signIn, type Visitor } from './people.ts'

type Values = ReturnType<typeof clinicValues>

/** The status that each step starts from. */
const WAY = { review: 'received', verify: 'in review', publish: 'verified' } as const

/** The public form, and the endpoints that editors and reviewers use to handle submissions. */
export const startSubmissions = async () => {
  const api = await startApi()
  const editor = await signIn(api.payload, 'editor')
  const reviewer = await signIn(api.payload, 'reviewer')

  const submit = async (changes: Partial<Values> = {}) => {
    const values = { ...clinicValues(), ...changes }
    const response = await api.get('/api/clinic-submissions', {
      method: 'POST',
      headers: fromOneSender(),
      body: JSON.stringify(values),
    })
    const { token = '' } = FormReceipt.parse(await response.json())
    return { values, token, id: Number.parseInt(token, 10) }
  }

  const step = (who: Visitor, id: number, name: string, from: string, reason?: string) =>
    who.askEndpoint<{ slug?: string }>(`/submissions/${id}/step`, { step: name, from, reason })
  const take = async (id: number, ...names: (keyof typeof WAY)[]) => {
    for (const name of names)
      expect((await step(editor, id, name, WAY[name])).body).toMatchObject({ mail: 'not set up' })
  }
  const show = async (who: Visitor, id: number) =>
    (await who.askEndpoint<SubmissionReview>(`/submissions/${id}`)).body
  const read = (id: number) => api.payload.findByID({ collection: 'clinic-submissions', id })
  const draftOf = async (id: number) => {
    const answer = await reviewer.askEndpoint<{ clinic: number }>(`/submissions/${id}/draft`, {})
    expect(answer.status).toBe(200)
    return answer.body.clinic
  }
  const progress = async (token: string) => {
    const response = await api.get(`/api/clinic-submissions/${token}`)
    return { response, body: await response.json() }
  }
  return { api, editor, reviewer, submit, step, take, show, read, draftOf, progress }
}
