import { describe, expect, it } from 'vitest'
import { Problem, SubmissionProgress } from '../../../cms/contract/index.ts'
import { backgroundDone } from '../../../cms/mail/in-background.ts'
import type { ShownLetter } from '../../../cms/mail/show-letter.ts'
import { submissionToken } from '../../../cms/submissions/private-link.ts'
import { PUBLIC_URL } from '../../support/api-server.ts'
import { expectErrorLines } from '../../support/error-lines.ts'
import { mark } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'
import { REFUSED } from '../../support/mail-host.ts'
import { startMailedApi } from '../../support/mailed-api.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, reviewer, show, read, ...desk } = await startSubmissions(startMailedApi)
const { payload, host } = api

/** A submission from the Spanish pages, of which its operator has been told that it arrived. */
const submit = async (mailbox = '@example.org') => {
  const contactEmail = `ben-${mark()}${mailbox}`
  const sent = await desk.submit({ contactEmail }, '?locale=es')
  await backgroundDone()
  return { ...sent, contactEmail }
}
const pathOf = (id: number) => `/submissions/${id}/questions`
const ask = (id: number, text: string) =>
  reviewer.askEndpoint<{ mail: string }>(pathOf(id), { text })
const answer = async (token: string, text: string, query = '') => {
  const response = await api.post(`/api/submission-answers${query}`, { token, text })
  return { status: response.status, body: await response.json() }
}
const review = (id: number) => show(reviewer, id)
const progress = async (token: string) =>
  SubmissionProgress.parse((await desk.progress(token)).body)
const step = (id: number, name: string, from: string, reason?: string) =>
  desk.step(reviewer, id, name, from, reason)
const stateOf = async (id: number) => (await read(id)).conversation

describe('an operator who is asked something', () => {
  it('gets it by email in their language, answers by the private link, and is taken up', async () => {
    const { id, token, contactEmail, values } = await submit()
    expect(await progress(token)).toMatchObject({ conversation: [], canAnswer: false })
    const text = '¿Abren los sábados?'
    const shown = await reviewer.askEndpoint<ShownLetter>(`${pathOf(id)}/preview`, { text })
    expect((await ask(id, text)).body).toEqual({ mail: 'sent' })
    expect((await host.mailTo(contactEmail)).subject).toBe('Recibimos su clínica')
    const mail = await host.mailTo(contactEmail)
    expect(mail.subject).toBe('Una pregunta sobre su clínica')
    expect(mail.text?.trim()).toBe(shown.body.text)
    expect(mail.text).toContain(`> ${text}\n`)
    expect(mail.text).toContain(`${PUBLIC_URL}/es/submission/${token}\n`)
    expect(await stateOf(id)).toBe('operator asked')
    const before = (await review(id)).sent.updatedAt

    const said = await answer(token, 'Sí,\r\nde 9 a 12.')
    expect(said).toEqual({ status: 201, body: { status: 'received', token } })
    expect((await answer(token, 'Sí,\nde 9 a 12.')).status).toBe(201)
    expect(await stateOf(id)).toBe('operator answered')
    const page = await progress(token)
    expect(page.canAnswer).toBe(true)
    expect(page.conversation.map(({ isQuestion, text }) => [isQuestion, text])).toEqual([
      [true, text],
      [false, 'Sí,\nde 9 a 12.'],
    ])
    expect(JSON.stringify(page)).not.toContain(reviewer.name)
    const { letters, sent } = await review(id)
    expect(letters.slice(-2)).toMatchObject([
      { kind: 'question', by: reviewer.name, outcome: 'sent' },
      { kind: 'answer', by: null, outcome: 'received', text: 'Sí,\nde 9 a 12.' },
    ])
    expect(JSON.stringify(letters)).not.toContain(token)
    expect(sent).toMatchObject({ contactName: values.contactName, updatedAt: before })
    await reviewer.askEndpoint(`/submissions/${id}/answer-read`, {})
    expect(await stateOf(id)).toBeNull()
  })

  it('is asked once if pressed twice, and again later; a step takes up an answer, and the last one a question', async () => {
    const { id, token, contactEmail } = await submit()
    await Promise.all([ask(id, 'Open?'), ask(id, 'Open?')])
    await ask(id, 'Open?')
    expect((await progress(token)).conversation).toHaveLength(1)
    const mails = host.mails.filter(({ to }) => to?.[0]?.address === contactEmail)
    expect(mails).toHaveLength(2)
    // A question that waits is no reason not to go on.
    await step(id, 'review', 'received')
    expect(await stateOf(id)).toBe('operator asked')
    await answer(token, 'Yes')
    await step(id, 'verify', 'in review')
    expect(await stateOf(id)).toBeNull()
    await ask(id, 'Really?')
    await step(id, 'decline', 'verified', 'It is a pharmacy.')
    expect(await stateOf(id)).toBeNull()
    expect(await ask(id, 'Why?')).toMatchObject({
      status: 409,
      refusal: 'The review is over, so the operator can no longer answer.',
    })
    expect(await answer(token, 'It is not')).toMatchObject({ status: 400 })
    expect(await progress(token)).toMatchObject({ canAnswer: false })
    expect((await progress(token)).conversation).toHaveLength(3)
  })

  it('answers at their page even if no email reaches them', async () => {
    expectErrorLines(/The (email|question) about submission \d+ could not be sent/)
    const { id, token } = await submit(REFUSED)
    const lines = logLines(payload)
    expect((await ask(id, 'Open?')).body).toEqual({ mail: 'refused' })
    expect(JSON.stringify(lines)).not.toContain(REFUSED)
    const { email } = payload
    Object.assign(payload, { email: { ...email, name: 'none' } })
    expect((await ask(id, 'Free?')).body).toEqual({ mail: 'not set up' })
    Object.assign(payload, { email })
    expect((await answer(token, 'Yes, both')).status).toBe(201)
    const { letters } = await review(id)
    expect(letters.map(({ outcome }) => outcome).slice(-3)).toEqual([
      'refused',
      'not set up',
      'received',
    ])
  })

  it('is asked about a submission that there is, without placeholders', async () => {
    const { id } = await submit()
    expect((await ask(id, '{name}, is it open?')).status).toBe(400)
    expect((await ask(99_999_999, 'Open?')).status).toBe(404)
    expect(await stateOf(id)).toBeFalsy()
  })
})

it('the email about a step is sent again, once, if it did not arrive and tells of the step of now', async () => {
  expectErrorLines(/The email about submission \d+ could not be sent/)
  const { id } = await submit(REFUSED)
  const again = () => reviewer.askEndpoint(`/submissions/${id}/letters/again`, {})
  await step(id, 'review', 'received')
  const email = `ben-${mark()}@example.org`
  await api.database.pool.query(
    'update clinic_submissions set contact_email = $1, locale = $2 where id = $3',
    [email, 'es', id],
  )
  const both = await Promise.all([again(), again()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await host.mailTo(email)).subject).toBe('Estamos revisando su clínica')
  const { letters } = await review(id)
  expect(letters.map(({ outcome }) => outcome)).toEqual(['refused', 'sent'])
  await api.database.pool.query(
    `update letters set outcome = 'failed', subject = 'Recibimos su clínica' where submission_id = $1`,
    [id],
  )
  expect((await again()).refusal).toContain('has gone on since')
})

describe('an answer', () => {
  it('needs a link, a question and a text, and is refused in the reader’s language', async () => {
    const { id, token } = await submit()
    const other = await submit()
    const detail = async (asked: ReturnType<typeof answer>) => {
      const { status, body } = await asked
      return [status, Problem.parse(body).detail]
    }
    expect(await detail(answer(token, 'Yes', '?locale=es'))).toEqual([
      400,
      'No se preguntó nada sobre esta solicitud, así que no hay nada que responder.',
    ])
    await ask(id, 'Open?')
    const forged = token.replace(/^\d+/, String(other.id))
    for (const wrong of [forged, submissionToken(99_999_999, payload.secret)])
      expect(await detail(answer(wrong, 'Yes'))).toEqual([
        404,
        'This link does not lead to a submission.',
      ])
    for (const text of ['', ' \n ', 'x'.repeat(5_001)])
      expect((await answer(token, text)).body).toMatchObject({ status: 400, errors: { text: {} } })
    expect((await progress(token)).conversation).toHaveLength(1)
  })

  it('is kept as it was typed, whatever it is, and reaches no log', async () => {
    const { id, token } = await submit()
    await ask(id, 'Open?')
    const lines = logLines(payload)
    const hostile = `<script>alert(1)</script> \u202e' ; drop table letters; -- {name}\n\u0000${'\u{1F600}'}`
    await answer(token, hostile)
    const kept = hostile.replace('\u0000', '')
    expect((await progress(token)).conversation.at(-1)?.text).toBe(kept)
    expect((await review(id)).letters.at(-1)?.text).toBe(kept)
    expect(JSON.stringify(lines)).not.toMatch(/script|drop table/)
  })
})
