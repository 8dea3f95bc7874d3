import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FormReceipt, SubmissionProgress } from '../../cms/contract/index.ts'
import { submissionToken } from '../../cms/submissions/private-link.ts'
import type { SubmissionReview } from '../../cms/submissions/review.ts'
import { startApi, type TestApi } from '../support/api-server.ts'
import { type Colleague, colleague } from '../support/desk-calls.ts'
import { clinicValues, mark } from '../support/form-values.ts'
import { newClinic } from '../support/new-clinic.ts'

let api: TestApi
let editor: Colleague
let reviewer: Colleague
beforeAll(async () => {
  api = await startApi()
  editor = await colleague(api.payload, 'editor')
  reviewer = await colleague(api.payload, 'reviewer')
})
afterAll(() => api.close())

type Values = ReturnType<typeof clinicValues>

/** Sends the public form. */
const submit = async (changes: Partial<Values> = {}) => {
  const values = { ...clinicValues(), ...changes }
  const response = await api.get('/api/clinic-submissions', {
    method: 'POST',
    // From an address that no other form comes from.
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:${mark().slice(0, 4)}:${mark().slice(0, 4)}::1`,
    },
    body: JSON.stringify(values),
  })
  const { token = '' } = FormReceipt.parse(await response.json())
  return { values, token, id: Number.parseInt(token, 10) }
}

const WAY = { review: 'received', verify: 'in review', publish: 'verified' } as const
const step = (who: Colleague, id: number, name: string, from: string, reason?: string) =>
  who.post(`/submissions/${id}/step`, { step: name, from, reason })
const take = async (id: number, ...names: (keyof typeof WAY)[]) => {
  for (const name of names)
    expect((await step(editor, id, name, WAY[name])).body).toMatchObject({ mail: 'not set up' })
}
const show = async (id: number): Promise<Partial<SubmissionReview>> =>
  (await editor.get(`/submissions/${id}`)).body
const read = (id: number) => api.payload.findByID({ collection: 'clinic-submissions', id })
const draftOf = async (id: number) => {
  const { status, body } = await reviewer.post(`/submissions/${id}/draft`, {})
  expect(status).toBe(200)
  return Number(body.clinic)
}
const progress = async (token: string) => {
  const response = await api.get(`/api/clinic-submissions/${token}`)
  return { response, body: await response.json() }
}

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

  it('is published by editors and admins alone', async () => {
    const { id } = await submit()
    await take(id, 'review')
    await draftOf(id)
    await take(id, 'verify')
    const { status, body } = await step(reviewer, id, 'publish', 'verified')
    expect(status).toBe(403)
    expect(body.errors?.[0]?.message).toContain('for editors and admins')
    expect((await reviewer.get(`/submissions/${id}`)).body.steps).toMatchObject([
      { name: 'decline' },
    ])
    expect((await read(id)).status).toBe('verified')
  })

  it('is no affair of anybody who is not signed in', async () => {
    const { id } = await submit()
    const stranger = await colleague(api.payload)
    for (const answer of [
      await stranger.get(`/submissions/${id}`),
      await step(stranger, id, 'review', 'received'),
      await stranger.post(`/submissions/${id}/draft`, {}),
      await stranger.post(`/submissions/${id}/clinic`, { clinic: 1 }),
    ])
      expect(answer.status).toBe(401)
    expect((await read(id)).log).toEqual([])
  })

  it('is declined with a reason, and can be taken up again', async () => {
    const { id, token } = await submit()
    expect(
      (await step(editor, id, 'decline', 'received', ' ')).body.errors?.[0]?.message,
    ).toContain('Write the reason')
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

  it('is moved once by two people at the same moment, and the second is told by whom', async () => {
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
    expect(refused?.body.errors?.[0]?.message).toBe(
      `${first.name} has just moved this to “in review”. Look again before you go on.`,
    )
  })

  it('that is not there is said not to be there', async () => {
    expect((await editor.get('/submissions/99999999')).status).toBe(404)
    expect((await step(editor, 99_999_999, 'review', 'received')).status).toBe(404)
  })
})

describe('the draft of a submission', () => {
  it('holds what was sent, tidied, and nobody sees it', async () => {
    const { id } = await submit({
      clinicName: 'RIVERBEND COMM HEALTH CTR',
      address: '414 NORTH ST',
      city: 'ANDERSON',
      state: '',
      zipCode: '29621-1234',
      phone: '(803) 254-4800 ext. 12',
      services: ['Dental Care', 'Pharmacy'],
    })
    await take(id, 'review')
    const clinic = await api.payload.findByID({
      collection: 'clinics',
      id: await draftOf(id),
      draft: true,
    })
    expect(clinic).toMatchObject({
      name: 'Riverbend Community Health Center',
      address: '414 North St',
      city: 'Anderson',
      zipCode: '29621',
      phone: '803-254-4800',
      phoneExtension: '12',
      website: 'https://river.example.org',
      services: ['Dental Care', 'Pharmacy'],
      dentalServices: true,
      pharmacy: true,
      mentalHealth: false,
      isFree: true,
      hoursOfOperation: 'Tuesdays, 9 to 12',
      eligibilityRequirements: 'No insurance',
      coordinatesApproximate: true,
      source: 'submission',
      sourceId: String(id),
      _status: 'draft',
    })
    expect(clinic.latitude).toBeCloseTo(34.5, 0)
    expect((await api.get(`/api/clinics/slug/${clinic.slug}`)).status).toBe(404)
  })

  it('is made once, however often it is asked for', async () => {
    const { id } = await submit()
    await take(id, 'review')
    const made = await Promise.all([draftOf(id), draftOf(id), draftOf(id)])
    expect(new Set(made).size).toBe(1)
    const { log } = await read(id)
    expect(log?.filter((entry) => entry.step === 'draft made')).toHaveLength(1)
  })

  it('leaves out what can’t be used, and tells the reviewer', async () => {
    const { id } = await submit({ phone: 'call Ben', zipCode: '00001', state: '' })
    await take(id, 'review')
    const { body } = await reviewer.post(`/submissions/${id}/draft`, {})
    expect(body.notes).toEqual([
      'No state was given, and the ZIP code is not known: choose the state.',
      'ZIP code 00001 is not known, so the map has no point.',
      '“call Ben” is no telephone number, so it was left out.',
    ])
    expect((await read(id)).log?.at(-1)?.note).toContain('“call Ben” is no telephone number')
  })

  it('is not published while something required is missing, and what is said', async () => {
    const { id } = await submit({ zipCode: '00001', state: '' })
    await take(id, 'review')
    const clinic = await draftOf(id)
    await take(id, 'verify')
    const { status, body } = await step(editor, id, 'publish', 'verified')
    expect(status).toBe(400)
    expect(body.errors?.[0]?.message).toMatch(/lacks something .* State: .*required/)
    expect((await read(id)).status).toBe('verified')
    const { _status } = await api.payload.findByID({ collection: 'clinics', id: clinic })
    expect(_status).toBe('draft')
  })

  it('is published as an editor has left it', async () => {
    const { id } = await submit()
    await take(id, 'review')
    const clinic = await draftOf(id)
    await api.payload.update({
      collection: 'clinics',
      id: clinic,
      draft: true,
      data: { name: 'Corrected Clinic', description: 'Corrected' },
    })
    await take(id, 'verify')
    const { body } = await step(editor, id, 'publish', 'verified')
    const page = await api.get(`/api/clinics/slug/${body.slug}`)
    expect(await page.json()).toMatchObject({ name: 'Corrected Clinic', description: 'Corrected' })
  })

  it('that is in the trash is made anew', async () => {
    const { id } = await submit()
    await take(id, 'review')
    const first = await draftOf(id)
    await api.payload.update({
      collection: 'clinics',
      id: first,
      data: { deletedAt: new Date().toISOString() },
    })
    expect(await draftOf(id)).not.toBe(first)
  })
})

describe('a submission of a clinic that the directory has', () => {
  it('is linked to it, and published once an editor has published what is new', async () => {
    const listed = await newClinic(api.payload, { name: 'Listed Clinic', phone: '864-555-0199' })
    const { id } = await submit({ clinicName: 'Listed Clinic', phone: '864-555-0199' })
    await take(id, 'review')
    const [likeliest] = (await show(id)).duplicates ?? []
    expect(likeliest).toMatchObject({
      id: listed.id,
      status: 'published',
      reasons: ['same telephone number', 'same address', expect.stringMatching(/^same name/)],
    })
    const linked = await reviewer.post(`/submissions/${id}/clinic`, { clinic: listed.id })
    expect(linked.status).toBe(200)
    await take(id, 'verify')
    await api.payload.update({
      collection: 'clinics',
      id: listed.id,
      draft: true,
      data: { description: 'Not yet' },
    })
    const early = await step(editor, id, 'publish', 'verified')
    expect(early.body.errors?.[0]?.message).toContain('changes that are not published')
    await api.payload.update({
      collection: 'clinics',
      id: listed.id,
      data: { description: 'New', _status: 'published' },
    })
    const { body } = await step(editor, id, 'publish', 'verified')
    expect(body).toMatchObject({ status: 'published', slug: listed.slug })
    const after = await api.payload.findByID({ collection: 'clinics', id: listed.id })
    expect(after).toMatchObject({ description: 'New', lastVerifiedAt: null, source: 'editor' })
  })

  it('can be linked anew, but not once a draft was made of it', async () => {
    const [first, second] = [
      await newClinic(api.payload, { name: 'First' }),
      await newClinic(api.payload, { name: 'Second' }),
    ]
    const { id } = await submit()
    await take(id, 'review')
    const link = (clinic: number | null) => editor.post(`/submissions/${id}/clinic`, { clinic })
    for (const clinic of [first.id, second.id, null]) expect((await link(clinic)).status).toBe(200)
    await draftOf(id)
    expect((await link(first.id)).body.errors?.[0]?.message).toContain('to the trash first')
    expect((await link(99_999_999)).status).toBe(409)
  })
})

describe('the private link', () => {
  it('tells how it stands, and nothing of any person', async () => {
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

  it('says at once what has changed', async () => {
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

  it('is not given where forms are only simulated', async () => {
    const set = (forms: 'live' | 'simulated') =>
      api.payload.updateGlobal({ slug: 'site-settings', data: { forms } })
    await set('simulated')
    expect((await submit()).token).toBe('')
    await set('live')
  })
})
