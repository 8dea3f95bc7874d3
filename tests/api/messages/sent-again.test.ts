import { afterAll, expect, it } from 'vitest'
import { startApi } from '../../support/api-server.ts'
import { messageValues } from '../../support/form-values.ts'

const { payload, url, database, close } = await startApi()
afterAll(close)

const send = async (values: object) => {
  const response = await fetch(`${url}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(values),
  })
  return response.status
}

const stored = async ({ email }: { email: string }) => {
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: { email: { equals: email } },
  })
  return totalDocs
}

it('A message that is sent again because its answer was lost is stored once', async () => {
  const values = messageValues()
  expect(await send(values)).toBe(201)
  expect(await send(values)).toBe(201)
  expect(await stored(values)).toBe(1)
})

it('A message that is sent five times at the same moment is stored once', async () => {
  const values = messageValues()
  const all = await Promise.all(Array.from({ length: 5 }, () => send(values)))
  expect(all).toEqual([201, 201, 201, 201, 201])
  expect(await stored(values)).toBe(1)
})

it('Another message from the same person is stored too, and the same one a day later', async () => {
  const values = messageValues()
  await send(values)
  await send({ ...values, message: 'And we are closed on Mondays.' })
  expect(await stored(values)).toBe(2)
  await database.pool.query(
    "update contact_messages set created_at = created_at - interval '25 hours' where email = $1",
    [values.email],
  )
  await send(values)
  expect(await stored(values)).toBe(3)
})
