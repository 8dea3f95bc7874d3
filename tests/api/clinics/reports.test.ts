import { afterAll, expect, it } from 'vitest'
import { messageValues } from '../../support/form-values.ts'
import { newClinic } from '../../support/new-clinic.ts'
import { startQueue } from '../../support/verification.ts'

const test = await startQueue()
const { payload } = test
afterAll(() => test.close())

const report = (clinic: number, message: string, status = 'new') =>
  payload.create({
    collection: 'contact-messages',
    data: { ...messageValues(), subject: 'Wrong number', message, status, clinic } as never,
  })

it('visitors’ reports are shown with the clinic until it is verified, without names', async () => {
  const { id } = await newClinic(payload, {})
  await report(id, 'The number rings at a bakery.')
  await report(id, 'Closed on Mondays now.')
  await report(id, 'Buy pills', 'spam')
  const clinic = await test.open(test.ana, id)
  expect(clinic.reports).toMatchObject([
    { subject: 'Wrong number', text: 'Closed on Mondays now.' },
    { subject: 'Wrong number', text: 'The number rings at a bakery.' },
  ])
  expect(Object.keys(clinic.reports[0] ?? {}).sort()).toEqual(['at', 'message', 'subject', 'text'])
  await test.recordOutcome(test.ana, clinic, 'confirm')
  expect((await test.open(test.ana, id)).reports).toEqual([])
  await report(id, 'They have moved.')
  expect((await test.open(test.ana, id)).reports).toMatchObject([{ text: 'They have moved.' }])
})
