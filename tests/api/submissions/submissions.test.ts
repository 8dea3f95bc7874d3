import { describe, expect, it } from 'vitest'
import { SubmissionProgress } from '../../../cms/contract/index.ts'
import { startApi } from '../../support/api-server.ts'
import { clinicsOn } from '../../support/clinics.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, editor, reviewer, submit, step, take, show, read, draftOf, progress } =
  await startSubmissions(startApi)

const { make, change, stored } = clinicsOn(api)

const inReview = async (values?: Parameters<typeof submit>[0]) => {
  const { id } = await submit(values)
  await take(id, 'review')
  return id
}
/** A submission that is in review, and its draft. */
const drafted = async (values?: Parameters<typeof submit>[0]) => {
  const id = await inReview(values)
  return { id, clinic: await draftOf(id) }
}
const publish = (id: number) => step(editor, id, 'publish', 'verified')
const decline = (id: number) => step(editor, id, 'decline', 'in review', 'It has closed.')
const page = (slug?: string | null) => api.get(`/api/clinics/slug/${slug}`)

describe('a submission', () => {
  it('goes from review to the directory, each step logged with who and when', async () => {
    const { id, token, values } = await submit()
    const { updatedAt } = await read(id)
    await step(reviewer, id, 'review', 'received')
    const clinic = await draftOf(id)
    // A note beside it does not become stale by a step.
    expect(await read(id)).toMatchObject({ status: 'in review', updatedAt })
    const description = 'Corrected by an editor'
    await change(clinic, { description }, { draft: true })
    expect((await step(reviewer, id, 'verify', 'in review')).status).toBe(200)
    const refusal = expect.stringContaining('for editors and admins')
    const early = await step(reviewer, id, 'publish', 'verified')
    expect(early).toMatchObject({ status: 403, refusal })
    expect((await show(reviewer, id)).steps).toMatchObject([{ name: 'decline' }])
    expect((await read(id)).status).toBe('verified')
    const { slug } = (await publish(id)).body
    expect(await (await page(slug)).json()).toMatchObject({
      name: values.clinicName,
      description,
      verified: true,
    })
    const { log, ...now } = await read(id)
    expect(now).toMatchObject({ clinic, status: 'published' })
    expect(log).toMatchObject([
      { step: 'in review', by: reviewer.id },
      { step: 'draft made', by: reviewer.id },
      { step: 'verified', by: reviewer.id },
      { step: 'published', by: editor.id },
    ])
    expect((await stored(clinic)).lastVerifiedAt).toBe(log?.[2]?.at)
    expect((await progress(token)).body).toMatchObject({ status: 'published', slug })
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
    const both = [editor, reviewer].map((person) => step(person, id, 'review', 'received'))
    const answers = await Promise.all(both)
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
      steps: ['received', 'in review'].map((status) => ({ status, at: expect.any(String) })),
      declineReason: null,
      slug: null,
      conversation: [],
      canAnswer: false,
    })
    for (const secret of [values.contactName, values.contactEmail, editor.name, 'Rang'])
      expect(JSON.stringify(body)).not.toContain(secret)
  })

  it('opens nothing for a token that was guessed or cut, or once the submission is gone', async () => {
    const { id, token } = await submit()
    const other = await submit()
    for (const guess of [token.replace(/^\d+/, String(other.id)), token.slice(0, -1), '%00'])
      expect([400, 404], guess).toContain((await progress(guess)).response.status)
    await api.payload.delete({ collection: 'clinic-submissions', id })
    expect((await progress(token)).response.status).toBe(404)
  })
})

describe('the draft of a submission', () => {
  it('holds what was sent, tidied, and is not public', async () => {
    const { id, clinic } = await drafted({
      clinicName: 'RIVERBEND COMM HEALTH CTR',
      address: '414 NORTH ST',
      state: '',
      zipCode: '29621-1234',
      phone: '(803) 254-4800 ext. 12',
      services: ['Dental Care', 'Pharmacy'],
      // As a browser without JavaScript sends it.
      insuranceAccepted: 'Medicaid\r\n\r\nMedicare',
    })
    const draft = await stored(clinic, { draft: true })
    expect(draft).toMatchObject({
      name: 'Riverbend Community Health Center',
      address: '414 North St',
      zipCode: '29621',
      phone: '803-254-4800',
      phoneExtension: '12',
      services: ['Dental Care', 'Pharmacy'],
      dentalServices: true,
      mentalHealth: false,
      hoursOfOperation: 'Tuesdays, 9 to 12',
      asksForId: 'no',
      asksForSsn: null,
      firstVisitCost: '$20',
      insuranceAccepted: ['Medicaid', 'Medicare'],
      latitude: expect.closeTo(34.5, 0),
      coordinatesApproximate: true,
      source: 'submission',
      sourceId: String(id),
      _status: 'draft',
    })
    expect((await page(draft.slug)).status).toBe(404)
  })

  it('is made only once, however often it is requested, and again if it is in the trash', async () => {
    const id = await inReview()
    const made = await Promise.all([draftOf(id), draftOf(id), draftOf(id)])
    expect(new Set(made).size).toBe(1)
    const { log } = await read(id)
    expect(log?.filter((entry) => entry.step === 'draft made')).toHaveLength(1)
    await change(made[0] ?? 0, { deletedAt: new Date().toISOString() })
    expect(await draftOf(id)).not.toBe(made[0])
  })

  it('leaves out what can’t be used, says so, and is not published while something is missing', async () => {
    const id = await inReview({ phone: '12345678901234', zipCode: '99999', state: '' })
    const path = `/submissions/${id}/draft`
    const { body } = await reviewer.askEndpoint<{ notes: string[]; clinic: number }>(path, {})
    expect(body.notes).toEqual([
      'No state was given, and the ZIP code is unknown. Choose the state.',
      'ZIP code 99999 is unknown, so the clinic has no point on the map.',
      '“12345678901234” is not a phone number, so it was left out.',
    ])
    expect((await read(id)).log?.at(-1)?.note).toContain('“12345678901234” is not a phone number')
    await take(id, 'verify')
    const refusal = expect.stringMatching(/can’t be published yet\. .*State: .*required/)
    expect(await publish(id)).toMatchObject({ status: 400, refusal })
    expect((await read(id)).status).toBe('verified')
    expect((await stored(body.clinic))._status).toBe('draft')
  })
})

describe('a draft that an editor has published from its own form', () => {
  it('is verified by the last step, with the date of the reviewer’s step or a later call', async () => {
    // Without a later call; with one; and with a draft that waits then.
    for (const [isCalled, description] of [
      [false, undefined],
      [true, undefined],
      [true, 'Better'],
    ] as const) {
      const { id, clinic } = await drafted()
      await change(clinic, { _status: 'published' })
      await take(id, 'verify')
      const step = (await read(id)).log?.find((entry) => entry.step === 'verified')
      const call = new Date(Date.now() + 60_000).toISOString()
      if (isCalled) await change(clinic, { lastVerifiedAt: call })
      if (description) await change(clinic, { description }, { draft: true })
      const { body } = await publish(id)
      expect(await stored(clinic)).toMatchObject({
        lastVerifiedAt: isCalled ? call : step?.at,
        description: description ?? 'A free clinic.',
      })
      expect(await (await page(body.slug)).json()).toMatchObject({ verified: true })
    }
  })

  it('can’t be declined while it is public', async () => {
    const { id, clinic } = await drafted()
    await change(clinic, { _status: 'published' })
    const refusal = expect.stringContaining('is in the directory. Open it and unpublish it')
    expect(await decline(id)).toMatchObject({ status: 409, refusal })
    expect(await read(id)).toMatchObject({ status: 'in review', declineReason: null })
    await change(clinic, { _status: 'draft' })
    expect((await decline(id)).status).toBe(200)
  })
})

describe('a submission of a clinic that the directory already has', () => {
  const link = (id: number, clinic: number | null) =>
    reviewer.askEndpoint(`/submissions/${id}/clinic`, { clinic })

  it('is linked to it, and published once an editor has published what is new', async () => {
    const known = { name: 'Listed Clinic', phone: '864-555-0199' }
    const listed = await newClinic(api.payload, known)
    const id = await inReview({ clinicName: known.name, phone: known.phone })
    const whyNot = async () => (await show(editor, id)).whyUnpublishable?.en
    expect(await whyNot()).toMatch(/^Make a draft clinic first/)
    const [likeliest] = (await show(editor, id)).duplicates
    expect(likeliest).toMatchObject({
      id: listed.id,
      status: 'published',
      reasons: ['same phone number', 'same address', expect.stringMatching(/^same name/)],
    })
    expect((await link(id, listed.id)).status).toBe(200)
    await take(id, 'verify')
    await change(listed.id, { description: 'Not yet' }, { draft: true })
    expect((await publish(id)).refusal).toContain('unpublished changes')
    expect(await whyNot()).toMatch(/^“Listed Clinic” has unpublished changes/)
    await change(listed.id, { description: 'New', _status: 'published' })
    expect(await whyNot()).toBeUndefined()
    const { body } = await publish(id)
    expect(body).toMatchObject({ status: 'published', slug: listed.slug })
    const after = await stored(listed.id)
    expect(after).toMatchObject({ description: 'New', lastVerifiedAt: null, source: 'editor' })
  })

  it('can be linked to another clinic, but not once it has a draft, and be declined', async () => {
    const id = await inReview()
    const first = await make({ name: 'First' })
    const second = await make({ name: 'Second' })
    for (const clinic of [first, second, null]) expect((await link(id, clinic)).status).toBe(200)
    await draftOf(id)
    expect((await link(id, first)).refusal).toContain('to the trash first')
    expect((await link(id, 99_999_999)).status).toBe(409)
    // Declined although the clinic is public, since it was there before.
    const other = await inReview()
    await link(other, first)
    expect((await decline(other)).status).toBe(200)
  })
})
