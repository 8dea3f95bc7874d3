import { afterAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startSubmissions } from '../../support/submissions.ts'

const { api, editor, reviewer, submit, step, take, show, read, draftOf } = await startSubmissions()
afterAll(() => api.close())

describe('the draft of a submission', () => {
  it('holds what was sent, tidied, and is not public', async () => {
    const { id } = await submit({
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
      acceptsNewPatients: 'yes',
      asksForId: 'no',
      asksForSsn: null,
      firstVisitWait: 'Two weeks or so',
      firstVisitCost: '$20',
      insuranceAccepted: ['Medicaid', 'Medicare'],
      coordinatesApproximate: true,
      source: 'submission',
      sourceId: String(id),
      _status: 'draft',
    })
    expect(clinic.latitude).toBeCloseTo(34.5, 0)
    expect((await api.get(`/api/clinics/slug/${clinic.slug}`)).status).toBe(404)
  })

  it('is made only once, however often it is requested', async () => {
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
    const { body } = await reviewer.askEndpoint<{ notes: string[] }>(`/submissions/${id}/draft`, {})
    expect(body.notes).toEqual([
      'No state was given, and the ZIP code is unknown. Choose the state.',
      'ZIP code 00001 is unknown, so the clinic has no point on the map.',
      '“call Ben” is not a phone number, so it was left out.',
    ])
    expect((await read(id)).log?.at(-1)?.note).toContain('“call Ben” is not a phone number')
  })

  it('is not published while something required is missing, and the refusal names it', async () => {
    const { id } = await submit({ zipCode: '00001', state: '' })
    await take(id, 'review')
    const clinic = await draftOf(id)
    await take(id, 'verify')
    const { status, refusal } = await step(editor, id, 'publish', 'verified')
    expect(status).toBe(400)
    expect(refusal).toMatch(/can’t be published yet\. .*State: .*required/)
    expect((await read(id)).status).toBe('verified')
    const { _status } = await api.payload.findByID({ collection: 'clinics', id: clinic })
    expect(_status).toBe('draft')
  })

  it('is published with an editor’s corrections', async () => {
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

  describe('that an editor has published from its own form', () => {
    const published = async (...steps: ('review' | 'verify')[]) => {
      const { id } = await submit()
      await take(id, 'review')
      const clinic = await draftOf(id)
      const change = (data: object) =>
        api.payload.update({ collection: 'clinics', id: clinic, data })
      await change({ _status: 'published' })
      if (steps.includes('verify')) await take(id, 'verify')
      const now = () => api.payload.findByID({ collection: 'clinics', id: clinic })
      const verifiedAt = (await read(id)).log?.find((entry) => entry.step === 'verified')?.at
      return { id, clinic, change, now, verifiedAt }
    }

    it('is verified by the last step, with the date of the reviewer’s step', async () => {
      const { id, now, verifiedAt } = await published('verify')
      const { body } = await step(editor, id, 'publish', 'verified')
      expect(await now()).toMatchObject({ lastVerifiedAt: verifiedAt })
      const page = await api.get(`/api/clinics/slug/${body.slug}`)
      expect(await page.json()).toMatchObject({ verified: true })
    })

    it.each([true, false])('keeps a later call, with a draft waiting: %s', async (waiting) => {
      const { id, clinic, change, now } = await published('verify')
      const lastVerifiedAt = new Date(Date.now() + 60_000).toISOString()
      await change({ lastVerifiedAt })
      if (waiting)
        await api.payload.update({
          collection: 'clinics',
          id: clinic,
          draft: true,
          data: { description: 'Better' },
        })
      await step(editor, id, 'publish', 'verified')
      const description = waiting ? 'Better' : 'A free clinic.'
      expect(await now()).toMatchObject({ lastVerifiedAt, description })
    })

    it('can’t be declined while it is public', async () => {
      const { id, change } = await published()
      const { status, refusal } = await step(editor, id, 'decline', 'in review', 'It has closed.')
      expect(status).toBe(409)
      expect(refusal).toMatch(/is in the directory\. Open it and unpublish it/)
      expect(await read(id)).toMatchObject({ status: 'in review', declineReason: null })
      await change({ _status: 'draft' })
      expect((await step(editor, id, 'decline', 'in review', 'It has closed.')).status).toBe(200)
    })
  })

  it('is made again if it is in the trash', async () => {
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

describe('a submission of a clinic that the directory already has', () => {
  it('is linked to it, and published once an editor has published what is new', async () => {
    const listed = await newClinic(api.payload, { name: 'Listed Clinic', phone: '864-555-0199' })
    const { id } = await submit({ clinicName: 'Listed Clinic', phone: '864-555-0199' })
    await take(id, 'review')
    const [likeliest] = (await show(editor, id)).duplicates
    expect(likeliest).toMatchObject({
      id: listed.id,
      status: 'published',
      reasons: ['same phone number', 'same address', expect.stringMatching(/^same name/)],
    })
    const linked = await reviewer.askEndpoint(`/submissions/${id}/clinic`, { clinic: listed.id })
    expect(linked.status).toBe(200)
    await take(id, 'verify')
    await api.payload.update({
      collection: 'clinics',
      id: listed.id,
      draft: true,
      data: { description: 'Not yet' },
    })
    const early = await step(editor, id, 'publish', 'verified')
    expect(early.refusal).toContain('unpublished changes')
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

  it('can be declined although that clinic is public, since it was there before', async () => {
    const listed = await newClinic(api.payload, { name: 'There Before' })
    const { id } = await submit()
    await take(id, 'review')
    await reviewer.askEndpoint(`/submissions/${id}/clinic`, { clinic: listed.id })
    expect((await step(editor, id, 'decline', 'in review', 'Nothing is new.')).status).toBe(200)
  })

  it('can be linked to another clinic, but not once a draft was made from it', async () => {
    const [first, second] = [
      await newClinic(api.payload, { name: 'First' }),
      await newClinic(api.payload, { name: 'Second' }),
    ]
    const { id } = await submit()
    await take(id, 'review')
    const link = (clinic: number | null) =>
      editor.askEndpoint(`/submissions/${id}/clinic`, { clinic })
    for (const clinic of [first.id, second.id, null]) expect((await link(clinic)).status).toBe(200)
    await draftOf(id)
    expect((await link(first.id)).refusal).toContain('to the trash first')
    expect((await link(99_999_999)).status).toBe(409)
  })
})
