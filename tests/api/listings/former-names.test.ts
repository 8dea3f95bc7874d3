import { afterAll, describe, expect, it } from 'vitest'
import { startApi } from '../../support/api-server.ts'
import { startMerging } from '../../support/merging.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { withinASecond } from '../../support/within-a-second.ts'

const test = await startMerging(startApi)
const { payload } = test
afterAll(() => test.close())

const formerNames = async (slug: string): Promise<string[] | undefined> =>
  (await (await test.get(`/api/clinics/slug/${slug}`)).json()).formerNames

/** Looks until a clinic was also listed under these names. */
const isFormerly = (slug: string, names: string[] | undefined) =>
  withinASecond(
    () => formerNames(slug),
    (found) => expect(found).toEqual(names),
  )

describe('a clinic that another was merged into', () => {
  it('says what it was also listed as, until they are apart again', async () => {
    const stays = await newClinic(payload, { name: 'Saluda Clinic' })
    const goes = await newClinic(payload, { name: 'Saluda Free Clinic' })
    const other = await newClinic(payload, { name: 'Saluda Dental' })
    expect(await formerNames(stays.slug)).toBeUndefined()
    await test.mergeById(stays.id, goes.id)
    await test.mergeById(stays.id, other.id)
    await isFormerly(stays.slug, ['Saluda Dental', 'Saluda Free Clinic'])
    for (const { id } of [goes, other])
      await test.editor.askEndpoint(`/clinics/${id}/unmerge`, { list: true })
    await isFormerly(stays.slug, undefined)
  })

  it('says nothing of the same name, nor of a draft, which nobody knows', async () => {
    const stays = await newClinic(payload, { name: 'Newberry Clinic' })
    const goes = await newClinic(payload, { name: 'Newberry Free Clinic' })
    const draft = await newClinic(payload, { name: 'Newberry Draft', _status: 'draft' })
    const third = await newClinic(payload, { name: 'Newberry Vision' })
    await test.mergeById(stays.id, goes.id, { choices: { name: 'right' } })
    await test.mergeById(stays.id, draft.id)
    await test.mergeById(stays.id, third.id)
    await isFormerly(stays.slug, ['Newberry Vision'])
  })
})
