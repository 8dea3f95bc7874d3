import { createHook } from 'node:async_hooks'
import { afterAll, expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, signIn, visitor } from '../../support/people.ts'
import { expectAnswers } from '../../support/table.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
const eve = await signIn(payload, 'editor', 'Eve')
const gone = await signIn(payload, 'editor', 'Gil')
// Hashed for nobody else: what a test process has hashed once it doesn't hash again.
const OWN = 'the password of Gil alone'
await payload.update({ collection: 'users', id: gone.id, data: { password: OWN } })
await ada.askEndpoint(`/people/${gone.id}/deactivate`, {})
afterAll(() => test.close())

let addresses = 0
/** An address that nobody has signed in from. */
const elsewhere = () => {
  addresses += 1
  return `2001:db8:0:${addresses.toString(16)}::1`
}

const post = (path: string, body: object, address = elsewhere()) =>
  anyone.ask('POST', `/users${path}`, body, { 'x-visitor-address': address })

const login = (email: string, password: string, address?: string) =>
  post('/login', { email, password }, address)

const WRONG = 'The email or the password is incorrect, or the account is deactivated.'
const UNKNOWN = 'nobody@example.org'

/** How many passwords were hashed meanwhile: nothing else in a sign-in takes time. */
const countHashes = async <Result>(work: () => Promise<Result>) => {
  let hashes = 0
  const init = (_id: number, type: string) => {
    if (type === 'PBKDF2REQUEST') hashes += 1
  }
  const hook = createHook({ init }).enable()
  const answer = await work()
  hook.disable()
  return { answer, hashes }
}

it('a sign-in that fails is answered in the same words after the same work, whatever is wrong', async () => {
  const cases = {
    'wrong password': [eve.user.email, 'a wrong password'],
    'unknown address': [UNKNOWN, 'a password of nobody'],
    deactivated: [gone.user.email, OWN],
    'deactivated, wrong password': [gone.user.email, 'another wrong password'],
    'empty password': [eve.user.email, '  '],
  } as const
  await expectAnswers(Object.values(cases), async ([email, password]) => {
    const { answer, hashes } = await countHashes(() => login(email, password))
    const { status, refusal, headers } = answer
    return [
      { hashes, status, refusal, session: headers.get('set-cookie') },
      { hashes: 1, status: 401, refusal: WRONG, session: null },
    ]
  })
  expect((await login(UNKNOWN, '  ')).refusal).toBe(WRONG)
})

/** Makes as many tries count as if they had been made, without the work of each. */
const pretendTries = (limit: string, tries: number) =>
  test.database.pool.query('update rate_limits set points = $2 where key like $1', [
    `${limit}:%`,
    tries,
  ])

it('wrong passwords are refused after ten, and the sender learns when to retry, whether there is an account or not', async () => {
  for (const email of [eve.user.email, UNKNOWN, gone.user.email]) {
    const address = elsewhere()
    await login(email, 'not the password', address)
    await pretendTries('sign-in', 9)
    expect((await login(email, 'not the password', address)).status, email).toBe(401)
    const refused = await login(email, email === gone.user.email ? OWN : PASSWORD, address)
    const refusal = 'There were too many tries from your connection. Try again in 10 minutes.'
    expect(refused, email).toMatchObject({ status: 429, refusal })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  }
})

it('wrong passwords from one address keep nobody out who signs in from elsewhere, nor somebody else', async () => {
  const address = elsewhere()
  await login(ada.user.email, 'not the password', address)
  await pretendTries('sign-in', 10)
  expect((await login(ada.user.email, PASSWORD, address)).status).toBe(429)
  expect((await login(ada.user.email, PASSWORD)).status).toBe(200)
  expect((await login(eve.user.email, PASSWORD, address)).status).toBe(200)
})

it('wrong passwords for many accounts from one network are refused, at whichever of its addresses', async () => {
  await login(UNKNOWN, PASSWORD, '2001:db8:ffff:1::1')
  await pretendTries('sign-ins', 50)
  expect((await login('other@example.org', PASSWORD, '2001:db8:ffff:1::2')).status).toBe(429)
  expect((await login('other@example.org', PASSWORD, '2001:db8:ffff:2::2')).status).toBe(401)
})

it('wrong passwords are forgotten after the right one, and right ones are never counted; none with address or account', async () => {
  const address = elsewhere()
  await login(eve.user.email, 'not the password', address)
  await pretendTries('sign-in', 9)
  for (let count = 0; count < 3; count += 1)
    expect((await login(eve.user.email, PASSWORD, address)).status).toBe(200)
  const { rows } = await test.database.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/2001:db8|example\.org/)
})

it('somebody who signs in gets a session in a cookie', async () => {
  const answer = await login(` ${eve.user.email.toUpperCase()} `, PASSWORD)
  expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly/)
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
  const me = await anyone.ask<{ user: { id: number } }>('GET', '/users/me', undefined, { cookie })
  expect(me.body.user.id).toBe(eve.id)
})

it('tries to reset a password are refused after twenty from one network', async () => {
  const address = elsewhere()
  const reset = () => post('/reset-password', { token: 'a guess', password: PASSWORD }, address)
  const refusal = 'This link is used or too old. Ask for a new one.'
  expect(await reset()).toMatchObject({ status: 403, refusal })
  await pretendTries('reset-password', 20)
  expect((await reset()).status).toBe(429)
})

it('without mail everybody who forgot a password is told to ask an admin', async () => {
  const refusal = 'No email can be sent from here. Ask an admin to set a new password for you.'
  for (const email of [eve.user.email, UNKNOWN])
    expect(await post('/forgot-password', { email })).toMatchObject({ status: 409, refusal })
})
