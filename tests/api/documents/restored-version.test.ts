import { afterAll, describe, expect, it } from 'vitest'
import { newClinic } from '../../support/new-clinic.ts'
import { startPayload } from '../../support/payload.ts'
import { signIn } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const editor = await signIn(payload, 'editor')
afterAll(() => test.close())

/** Makes and changes a clinic: restores its first version, and reads its current state. */
const changed = async (standing: object) => {
  const { id } = await newClinic(payload, { name: 'Saluda Clinic' })
  const { docs } = await payload.findVersions({
    collection: 'clinics',
    where: { parent: { equals: id } },
    limit: 1,
  })
  await payload.update({
    collection: 'clinics',
    id,
    data: { name: 'Saluda Free Clinic', ...standing },
  })
  const restore = () => editor.ask('POST', `/clinics/versions/${docs[0]?.id}`)
  const now = () => payload.findByID({ collection: 'clinics', id, depth: 0 })
  return { restore, now }
}

describe('an earlier version of a clinic', () => {
  it('brings back its content, and keeps what was verified or reported since', async () => {
    const moment = '2026-05-04T12:00:00.000Z'
    const standing = { lastVerifiedAt: moment, reportedWrongAt: moment, verifiedFields: ['phone'] }
    const { restore, now } = await changed(standing)
    expect((await restore()).status).toBe(200)
    const clinic = await now()
    expect(clinic).toMatchObject({
      name: 'Saluda Clinic',
      _status: 'published',
      lastVerifiedAt: moment,
      reportedWrongAt: moment,
    })
    expect(clinic.verifiedFields).toContain('phone')
  })

  it('does not list a clinic that has closed', async () => {
    const closed = { closedAt: '2026-05-04T12:00:00.000Z', _status: 'draft' }
    const { restore, now } = await changed(closed)
    const { status, refusal } = await restore()
    expect([status, refusal]).toEqual([
      409,
      expect.stringContaining('clear its date under Closed before publishing it'),
    ])
    expect(await now()).toMatchObject({ name: 'Saluda Free Clinic', _status: 'draft' })
  })

  it('does not list a clinic that was merged into another', async () => {
    const { id: mergedInto } = await newClinic(payload, { name: 'Saluda Health' })
    const { restore, now } = await changed({ mergedInto, _status: 'draft' })
    const { status, refusal } = await restore()
    expect([status, refusal]).toEqual([409, expect.stringContaining('was merged into another')])
    expect(await now()).toMatchObject({ mergedInto, _status: 'draft' })
  })
})
