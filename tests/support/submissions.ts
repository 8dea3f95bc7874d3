import { expect } from 'vitest'
import { FormReceipt } from '../../cms/contract/index.ts'
import type { SubmissionReview } from '../../cms/submissions/endpoints/review-answer.ts'
import type { TestApi } from './api-server.ts'
import { clinicValues } from './form-values.ts'
import { signIn, type Visitor } from './people.ts'

type Values = ReturnType<typeof clinicValues>

/** The status that each step starts from. */
const WAY = { review: 'received', verify: 'in review', publish: 'verified' } as const

/**
 * The public form, and the endpoints that editors and reviewers use to handle submissions.
 * @param starting startApi, or startMailedApi to read the emails as well
 */
export const startSubmissions = async <Started extends TestApi>(
  starting: () => Promise<Started>,
) => {
  const api = await starting()
  const editor = await signIn(api.payload, 'editor')
  const reviewer = await signIn(api.payload, 'reviewer')

  /** @returns the token of the private link */
  const send = async (values: Values, query = '') => {
    const response = await api.post(`/api/clinic-submissions${query}`, values)
    return FormReceipt.parse(await response.json()).token ?? ''
  }
  const submit = async (changes: Partial<Values> = {}, query?: string) => {
    const values = { ...clinicValues(), ...changes }
    const token = await send(values, query)
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
  return { api, editor, reviewer, send, submit, step, take, show, read, draftOf, progress }
}
