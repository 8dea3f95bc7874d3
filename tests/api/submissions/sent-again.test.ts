import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { FormReceipt } from '../../../cms/contract/index.ts'
import { PUBLIC_URL, startApi, type TestApi } from '../../support/api-server.ts'
import { clinicValues, fromOneSender, mark } from '../../support/form-values.ts'
import { type MailHost, startMailHost } from '../../support/mail-host.ts'

let host: MailHost
let api: TestApi
beforeAll(async () => {
  host = await startMailHost()
  api = await startApi({ SMTP_URL: host.url, MAIL_FROM: 'directory@example.org', PUBLIC_URL })
})
afterAll(async () => {
  await api.close()
  await host.close()
})

type Values = ReturnType<typeof clinicValues>

const send = async (values: Values): Promise<string> => {
  const response = await api.get('/api/clinic-submissions', {
    method: 'POST',
    headers: fromOneSender(),
    body: JSON.stringify(values),
  })
  expect(response.status).toBe(201)
  return FormReceipt.parse(await response.json()).token ?? ''
}
const fresh = (): Values => ({ ...clinicValues(), contactEmail: `ben-${mark()}@example.org` })
const storedFor = async ({ contactEmail }: Values): Promise<number> => {
  const where = { contactEmail: { equals: contactEmail } }
  return (await api.payload.count({ collection: 'clinic-submissions', where })).totalDocs
}
/** Makes all submissions so far older, in Postgres' words. */
const age = (by: string) =>
  api.database.pool.query(
    `update clinic_submissions set created_at = created_at - interval '${by}'`,
  )
const mailsTo = ({ contactEmail }: Values) =>
  host.mails.filter(({ to }) => to?.some(({ address }) => address?.toLowerCase() === contactEmail))

describe('the same form sent again', () => {
  it('within a day is one submission, with the same receipt', async () => {
    const values = fresh()
    const first = await send(values)
    await age('23 hours')
    expect(await send(values)).toBe(first)
    expect(await storedFor(values)).toBe(1)
  })

  it('twice at the same moment is one submission', async () => {
    const values = fresh()
    const [first, second] = await Promise.all([send(values), send(values)])
    expect(second).toBe(first)
    expect(await storedFor(values)).toBe(1)
  })

  it('after a day, or with another value, is another submission', async () => {
    const values = fresh()
    const first = await send(values)
    expect(await send({ ...values, phone: '864-555-0143' })).not.toBe(first)
    await age('25 hours')
    expect(await send(values)).not.toBe(first)
    expect(await storedFor(values)).toBe(3)
  })

  it('takes no more queries after many others that name the same address', async () => {
    const values = fresh()
    const another = () => send({ ...values, clinicName: `Clinic ${mark()}` })
    const queries = vi.spyOn(pg.Client.prototype, 'query')
    const costOfOne = async () => {
      queries.mockClear()
      await another()
      return queries.mock.calls.length
    }
    await another()
    const cost = await costOfOne()
    for (let sent = 0; sent < 40; sent++) await another()
    expect(await costOfOne()).toBeLessThanOrEqual(cost + 2)
    vi.restoreAllMocks()
  })
})

describe('an address', () => {
  it('gets at most one email a day about forms that name it', async () => {
    const values = fresh()
    await send(values)
    await host.mailTo(values.contactEmail)
    await send({ ...values, clinicName: 'Another clinic' })
    await age('20 hours')
    await send({ ...values, contactEmail: values.contactEmail.toUpperCase() })
    // Emails are sent in order: once another address has its own, an earlier one would be there.
    const other = fresh()
    await send(other)
    await host.mailTo(other.contactEmail)
    expect(mailsTo(values)).toHaveLength(1)
    await age('25 hours')
    await send({ ...values, clinicName: 'The next day' })
    await host.mailTo(values.contactEmail)
    expect(mailsTo(values)).toHaveLength(2)
  })
})
