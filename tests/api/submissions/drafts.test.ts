import { afterAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, editor, reviewer, submit, step, take, show, read, draftOf } = await startSubmissions()
afterAll(() => api.close())

const clinicOf = (id: number, draft = false) =>
  api.payload.findByID({ collection: 'clinics', id, draft })
const change = (id: number, data: object, draft = false) =>
  api.payload.update({ collection: 'clinics', id, data, draft })
/** A submission that is in review, and its draft. */
const drafted = async (values?: Parameters<typeof submit>[0]) => {
  const { id } = await submit(values)
  await take(id, 'review')
  return { id, clinic: await draftOf(id) }
}
const publish = (id: number) => step(editor, id, 'publish', 'verified')
const decline = (id: number) => step(editor, id, 'decline', 'in review', 'It has closed.')
const page = (slug?: string | null) => api.get(`/api/clinics/slug/${slug}`)

describe('the draft of a submission', () => {
  it('holds what was sent, tidied, and is not public', async () => {
    const { id, clinic } = await drafted({
      clinicName: 'RIVERBEND COMM HEALTH CTR',
      address: '414 NORTH ST',
      city: 'ANDERSON',
      state: '',
      zipCode: '29621-1234',
      phone: '(803) 254-4800 ext. 12',
      services: ['Dental Care', 'Pharmacy'],
      // As a browser without JavaScript sends it.
      insuranceAccepted: 'Medicaid\r\n\r\nMedicare',
    })
    const draft = await clinicOf(clinic, true)
    expect(draft).toMatchObject({
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
      acceptsNewPatients: 'yes',
      asksForId: 'no',
      asksForSsn: null,
      firstVisitWait: 'Two weeks or so',
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
    const { id } = await submit()
    await take(id, 'review')
    const made = await Promise.all([draftOf(id), draftOf(id), draftOf(id)])
    expect(new Set(made).size).toBe(1)
    const { log } = await read(id)
    expect(log?.filter((entry) => entry.step === 'draft made')).toHaveLength(1)
    await change(made[0] ?? 0, { deletedAt: new Date().toISOString() })
    expect(await draftOf(id)).not.toBe(made[0])
  })

  it('leaves out what can’t be used, says so, and is not published while something is missing', async () => {
    const { id } = await submit({ phone: 'call Ben', zipCode: '00001', state: '' })
    await take(id, 'review')
    const path = `/submissions/${id}/draft`
    const { body } = await reviewer.askEndpoint<{ notes: string[]; clinic: number }>(path, {})
    expect(body.notes).toEqual([
      'No state was given, and the ZIP code is unknown. Choose the state.',
      'ZIP code 00001 is unknown, so the clinic has no point on the map.',
      '“call Ben” is not a phone number, so it was left out.',
    ])
    expect((await read(id)).log?.at(-1)?.note).toContain('“call Ben” is not a phone number')
    await take(id, 'verify')
    const { status, refusal } = await publish(id)
    expect(status).toBe(400)
    expect(refusal).toMatch(/can’t be published yet\. .*State: .*required/)
    expect((await read(id)).status).toBe('verified')
    expect((await clinicOf(body.clinic))._status).toBe('draft')
  })

  it('is published with an editor’s corrections', async () => {
    const { id, clinic } = await drafted()
    const corrected = { name: 'Corrected Clinic', description: 'Corrected' }
    await change(clinic, corrected, true)
    await take(id, 'verify')
    const { body } = await publish(id)
    expect(await (await page(body.slug)).json()).toMatchObject(corrected)
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
      if (description) await change(clinic, { description }, true)
      const { body } = await publish(id)
      expect(await clinicOf(clinic)).toMatchObject({
        lastVerifiedAt: isCalled ? call : step?.at,
        description: description ?? 'A free clinic.',
      })
      expect(await (await page(body.slug)).json()).toMatchObject({ verified: true })
    }
  })

  it('can’t be declined while it is public', async () => {
    const { id, clinic } = await drafted()
    await change(clinic, { _status: 'published' })
    const { status, refusal } = await decline(id)
    expect(status).toBe(409)
    expect(refusal).toMatch(/is in the directory\. Open it and unpublish it/)
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
    const { id } = await submit({ clinicName: known.name, phone: known.phone })
    await take(id, 'review')
    const [likeliest] = (await show(editor, id)).duplicates
    expect(likeliest).toMatchObject({
      id: listed.id,
      status: 'published',
      reasons: ['same phone number', 'same address', expect.stringMatching(/^same name/)],
    })
    expect((await link(id, listed.id)).status).toBe(200)
    await take(id, 'verify')
    await change(listed.id, { description: 'Not yet' }, true)
    expect((await publish(id)).refusal).toContain('unpublished changes')
    await change(listed.id, { description: 'New', _status: 'published' })
    const { body } = await publish(id)
    expect(body).toMatchObject({ status: 'published', slug: listed.slug })
    const after = await clinicOf(listed.id)
    expect(after).toMatchObject({ description: 'New', lastVerifiedAt: null, source: 'editor' })
  })

  it('can be declined although that clinic is public, since it was there before', async () => {
    const { id } = await submit()
    await take(id, 'review')
    await link(id, (await newClinic(api.payload, { name: 'There Before' })).id)
    expect((await decline(id)).status).toBe(200)
  })

  it('can be linked to another clinic, but not once a draft was made from it', async () => {
    const { id } = await submit()
    await take(id, 'review')
    const { id: first } = await newClinic(api.payload, { name: 'First' })
    const { id: second } = await newClinic(api.payload, { name: 'Second' })
    for (const clinic of [first, second, null]) expect((await link(id, clinic)).status).toBe(200)
    await draftOf(id)
    expect((await link(id, first)).refusal).toContain('to the trash first')
    expect((await link(id, 99_999_999)).status).toBe(409)
  })
})
