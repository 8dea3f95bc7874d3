import { afterAll, describe, expect, it } from 'vitest'
import { brokenRedirects } from '../../../cms/dashboard/redirects/broken-redirects.ts'
import { startMerging } from '../../support/merging.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'

const test = await startMerging(startPayload)
const { payload } = test
afterAll(() => test.close())

const pair = async (left = {}, right = {}) => {
  const stays = await newClinic(payload, { name: 'Saluda Clinic', ...left })
  const goes = await newClinic(payload, { name: 'Saluda Free Clinic', ...right })
  return { stays, goes }
}

describe('two clinics beside each other', () => {
  it('show where they differ, and prefer verified and fuller values', async () => {
    const { stays, goes } = await pair(
      { website: 'https://saluda.example', verifiedFields: ['phone'], services: ['Dental Care'] },
      { phone: '864-555-0199', services: ['Dental Care', 'Medical Care'] },
    )
    const { sides, rows, stays: side } = await test.compare(stays.id, goes.id)
    expect(sides.right).toMatchObject({ name: 'Saluda Free Clinic', isPublished: true })
    expect(rows.map(({ name, preferred }) => [name, preferred])).toEqual([
      ['name', null],
      ['phone', 'left'],
      ['services', 'right'],
      ['website', 'left'],
    ])
    expect(rows[1]?.texts.right.en).toBe('864-555-0199')
    expect(side).toBe('left')
  })

  it('are refused if they are the same clinic', async () => {
    const { stays } = await pair()
    const answer = await test.editor.askEndpoint(`/clinics/${stays.id}/compare`, {
      other: stays.id,
    })
    expect(answer.refusal).toBe('A clinic can’t be merged into itself.')
  })
})

describe('a merge', () => {
  it('keeps the chosen values, and keeps the other clinic as a hidden draft', async () => {
    const { stays, goes } = await pair({ website: 'https://saluda.example' }, { zipCode: '29622' })
    await payload.update({
      collection: 'clinics',
      id: goes.id,
      locale: 'es',
      data: { description: 'Atención gratuita' },
    })
    const choices = { name: 'right', address: 'right', description: 'right' }
    const answer = await test.mergeById(stays.id, goes.id, { choices })
    expect(answer).toMatchObject({ status: 200, body: { stays: stays.id } })
    expect(await test.stored(stays.id)).toMatchObject({
      name: 'Saluda Free Clinic',
      zipCode: '29622',
      website: 'https://saluda.example',
      slug: stays.slug,
      _status: 'published',
    })
    const spanish = { collection: 'clinics', id: stays.id, locale: 'es' } as const
    expect((await payload.findByID(spanish)).description).toBe('Atención gratuita')
    expect(await test.stored(goes.id)).toMatchObject({ mergedInto: stays.id, _status: 'draft' })
    expect(await test.listedName(stays.id)).toBe('Saluda Free Clinic')
    expect(await test.listedName(goes.id)).toBeUndefined()
  })

  it('leaves both histories as they are, and moves messages to the clinic that stays', async () => {
    const { stays, goes } = await pair()
    const outcome = 'all still right' as const
    for (const clinic of [stays.id, goes.id])
      await payload.create({ collection: 'verifications', data: { clinic, outcome } })
    const message = await payload.create({
      collection: 'contact-messages',
      data: {
        name: 'A',
        email: 'a@example.org',
        subject: 'Hours',
        message: 'They changed.',
        status: 'new',
        clinic: goes.id,
      },
    })
    const before = await versionsOf(goes.id)
    await test.mergeById(stays.id, goes.id)
    expect(await versionsOf(goes.id)).toBeGreaterThan(before)
    const { docs } = await payload.find({
      collection: 'verifications',
      where: { clinic: { in: [stays.id, goes.id] } },
    })
    expect(docs.map(({ clinic }) => clinic).sort()).toEqual([stays.id, goes.id].sort())
    const now = await payload.findByID({ collection: 'contact-messages', id: message.id })
    expect(now.clinic).toBe(stays.id)
  })

  it('redirects the old address, and older ones, to the clinic that stays', async () => {
    const { stays, goes } = await pair()
    const old = `/services/${goes.slug}`
    const data = { from: `/old-${goes.slug}`, to: old }
    await payload.create({ collection: 'redirects', data })
    await test.mergeById(stays.id, goes.id)
    const third = await newClinic(payload, { name: 'Saluda Health' })
    await test.mergeById(third.id, stays.id)
    const to = `/services/${third.slug}`
    expect(await test.redirects()).toMatchObject({
      [old]: to,
      [data.from]: to,
      [`/services/${stays.slug}`]: to,
    })
    expect((await test.stored(goes.id)).mergedInto).toBe(third.id)
    expect(await brokenRedirects(payload.db.pool)).toEqual([])
  })

  it('does not publish a waiting draft, and keeps it', async () => {
    const { stays, goes } = await pair()
    const draft = { collection: 'clinics', id: stays.id, draft: true } as const
    await payload.update({ ...draft, data: { website: 'https://half.example' } })
    await test.mergeById(stays.id, goes.id, { choices: { name: 'right' } })
    const now = await test.stored(stays.id)
    expect(now).toMatchObject({ name: 'Saluda Free Clinic', _status: 'published' })
    expect(now.website).toBeFalsy()
    expect(await payload.findByID(draft)).toMatchObject({
      name: 'Saluda Free Clinic',
      website: 'https://half.example',
    })
  })

  it('merges an unpublished draft into the published clinic, without a redirect', async () => {
    const { stays, goes } = await pair({}, { _status: 'draft', phone: '864-555-0123' })
    expect((await test.mergeById(stays.id, goes.id, { choices: { phone: 'right' } })).status).toBe(
      200,
    )
    expect(await test.stored(stays.id)).toMatchObject({ phone: '864-555-0123' })
    expect(await test.redirects()).not.toHaveProperty(`/services/${goes.slug}`)
    const found = await test.editor.askEndpoint<{ duplicates: { id: number }[] }>(
      '/clinics/duplicates',
      { name: 'Saluda Free Clinic', city: 'Anderson', state: stays.state },
    )
    expect(found.body.duplicates.map(({ id }) => id)).not.toContain(goes.id)
  })

  const versionsOf = async (id: number) =>
    (await payload.countVersions({ collection: 'clinics', where: { parent: { equals: id } } }))
      .totalDocs
})
