import { afterAll, describe, expect, it } from 'vitest'
import { startMerging } from '../../support/merging.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { visitor } from '../../support/people.ts'

const test = await startMerging(startPayload)
const { payload } = test
afterAll(() => test.close())

const three = async () => {
  const names = ['Saluda Clinic', 'Saluda Free Clinic', 'Saluda Health']
  const made = []
  for (const name of names) made.push((await newClinic(payload, { name })).id)
  const [first = 0, second = 0, third = 0] = made
  return { first, second, third }
}

describe('a merge is refused', () => {
  it('to those who may not write clinics', async () => {
    const { first, second } = await three()
    const shown = await test.compare(first, second)
    expect((await test.merge(shown, {}, test.reviewer)).status).toBe(403)
    expect((await test.merge(shown, {}, visitor(payload))).status).toBe(401)
    const unmerge = await test.reviewer.askEndpoint(`/clinics/${first}/unmerge`, {
      list: true,
    })
    expect(unmerge.status).toBe(403)
    expect((await test.stored(second)).mergedInto).toBeNull()
  })

  it('if one was changed after the comparison, and nothing is written', async () => {
    const { first, second } = await three()
    const shown = await test.compare(first, second)
    await payload.update({
      collection: 'clinics',
      id: second,
      data: { website: 'https://a.example' },
    })
    const late = await test.merge(shown)
    expect(late.status).toBe(409)
    expect(late.refusal).toContain('Saluda Free Clinic was changed after')
    expect(await test.stored(second)).toMatchObject({ mergedInto: null, _status: 'published' })
  })

  it('if somebody else has the form open', async () => {
    const { first, second } = await three()
    const shown = await test.compare(first, second)
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'clinics', value: second },
        user: { relationTo: 'users', value: test.reviewer.id },
      },
    })
    expect((await test.merge(shown)).refusal).toContain('Ana has Saluda Free Clinic’s form open')
    expect((await test.compare(first, second)).sides.right.openWith).toBe('Ana')
  })

  it('if visitors would be redirected to an unpublished clinic', async () => {
    const { first, second } = await three()
    await payload.update({ collection: 'clinics', id: first, data: { _status: 'draft' } })
    expect((await test.mergeById(first, second)).refusal).toContain('is not published')
    expect(await test.listedName(second)).toBe('Saluda Free Clinic')
  })

  it('if the clinic is being merged into another one at the same moment', async () => {
    const { first, second, third } = await three()
    const intoFirst = await test.compare(first, second)
    const intoThird = await test.compare(third, second)
    const answers = await Promise.all([test.merge(intoFirst), test.merge(intoThird)])
    const done = answers.filter(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const { mergedInto } = await test.stored(second)
    expect(mergedInto).toBe(done[0]?.body.stays)
    const again = await test.editor.askEndpoint(`/clinics/${first}/compare`, {
      other: second,
    })
    expect(again.refusal).toContain('has already been merged')
  })

  it('if the same two are being merged the other way around', async () => {
    const { first, second } = await three()
    const there = await test.compare(first, second)
    const back = await test.compare(second, first)
    const answers = await Promise.all([test.merge(there), test.merge(back)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const statuses = [(await test.stored(first))._status, (await test.stored(second))._status]
    expect(statuses.sort()).toEqual(['draft', 'published'])
  })
})

describe('a merged clinic', () => {
  const unmerge = (id: number, list: boolean) =>
    test.editor.askEndpoint(`/clinics/${id}/unmerge`, { list })

  it('can’t be published without unmerging it', async () => {
    const { first, second } = await three()
    await test.mergeById(first, second)
    const publish = payload.update({
      collection: 'clinics',
      id: second,
      data: { _status: 'published' },
    })
    await expect(publish).rejects.toThrow('was merged into another clinic')
  })

  it('is back at its own address when unmerged', async () => {
    const { first, second } = await three()
    const { slug } = await test.stored(second)
    await test.mergeById(first, second)
    expect(await test.redirects()).toHaveProperty(`/services/${slug}`)
    expect((await unmerge(second, true)).status).toBe(200)
    expect(await test.stored(second)).toMatchObject({ mergedInto: null, _status: 'published' })
    expect(await test.listedName(second)).toBe('Saluda Free Clinic')
    expect(await test.redirects()).not.toHaveProperty(`/services/${slug}`)
    expect(await test.redirects()).not.toHaveProperty(`/es/services/${slug}`)
    expect((await unmerge(second, true)).refusal).toContain('not merged')
    expect((await test.mergeById(second, first)).status).toBe(200)
  })

  it('stays unlisted if it is unmerged without listing it', async () => {
    const { first, second } = await three()
    await test.mergeById(first, second)
    await unmerge(second, false)
    expect(await test.stored(second)).toMatchObject({ mergedInto: null, _status: 'draft' })
    expect(await test.listedName(second)).toBeUndefined()
    const data = { _status: 'published' } as const
    await payload.update({ collection: 'clinics', id: second, data })
    expect(await test.listedName(second)).toBe('Saluda Free Clinic')
  })
})
