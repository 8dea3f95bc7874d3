import { beforeEach, expect, it } from 'vitest'
import { addFactor, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, resetToken, signIn, visitor } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
const gil = await signIn(payload, 'editor', 'Gilbert')
const lines = logLines(payload)
beforeEach(() => {
  lines.length = 0
})

const ADDRESS = '203.0.113.77'
const UNKNOWN = 'nobody@example.org'
const NEW = 'another one that is long'
const A_NETWORK = expect.stringMatching(/^[\w-]{43}$/)

const post = (path: string, body: object) =>
  anyone.ask('POST', `/users${path}`, body, { 'x-visitor-address': ADDRESS })
const login = (email: string, password: string, code?: string) =>
  post('/login', { email, password, code })

/** The security events since the test began, as name, account and who did it. */
const events = () =>
  lines.filter(({ event }) => event).map(({ event, account, by }) => [event, account, by])

it('the security log has a line for a sign-in that succeeds, fails or is throttled, with a pseudonym of the network, and a sign-out', async () => {
  await login(gil.user.email, PASSWORD)
  expect(lines[0]).toMatchObject({ level: 30, network: A_NETWORK })
  await login(gil.user.email, 'not the password')
  await login(UNKNOWN, 'not the password')
  await test.database.pool.query("update rate_limits set points = 10 where key like 'sign-in:%'")
  await login(UNKNOWN, PASSWORD)
  expect(lines.at(-1)).toMatchObject({ limit: 'sign-in' })
  await test.database.pool.query('delete from rate_limits')
  const rosa = await signIn(payload, 'reviewer')
  await rosa.ask('POST', '/users/logout', {})
  expect(events()).toEqual([
    ['sign-in', gil.id, gil.id],
    ['sign-in.failed', gil.id, undefined],
    ['sign-in.failed', undefined, undefined],
    ['sign-in.throttled', undefined, undefined],
    ['sign-in', rosa.id, rosa.id],
    ['sign-out', rosa.id, rosa.id],
  ])
})

it('the security log has a line for a second factor that is added, used, renewed and removed, without its codes', async () => {
  const { secret, recoveryCodes } = await addFactor(test, gil)
  const [first, second] = recoveryCodes
  await login(gil.user.email, PASSWORD, wrongCode(secret))
  await login(gil.user.email, PASSWORD, first)
  const proof = { password: PASSWORD, code: second }
  await gil.askEndpoint('/people/second-factor/recovery-codes', proof)
  await ada.askEndpoint(`/people/${gil.id}/second-factor/remove`, { password: PASSWORD })
  expect(events()).toEqual([
    ['factor.added', gil.id, gil.id],
    ['factor.failed', gil.id, undefined],
    ['recovery-code.used', gil.id, undefined],
    ['sign-in', gil.id, gil.id],
    ['recovery-code.used', gil.id, gil.id],
    ['recovery-codes.made', gil.id, gil.id],
    ['factor.removed', gil.id, ada.id],
  ])
  expect(lines.find(({ event }) => event === 'recovery-code.used')).toMatchObject({ left: 9 })
  for (const hidden of [secret, ...recoveryCodes, wrongCode(secret)])
    expect(JSON.stringify(lines)).not.toContain(hidden)
})

it('the security log has a line for what a role is not allowed to do, once a minute for each person', async () => {
  const [eve, rosa] = [await signIn(payload, 'editor'), await signIn(payload, 'reviewer')]
  lines.length = 0
  const account = { email: `${mark()}@example.org`, password: NEW, role: 'admin' }
  for (let count = 0; count < 3; count += 1)
    expect((await eve.ask('POST', '/users', account)).status).toBe(403)
  expect((await rosa.askEndpoint(`/people/${gil.id}/deactivate`, {})).status).toBe(403)
  expect(lines).toMatchObject([
    { event: 'refused', by: eve.id, collection: 'users', method: 'POST' },
    { event: 'refused', by: rosa.id, network: A_NETWORK },
  ])
  expect(JSON.stringify(lines)).not.toContain(account.email)
})

it('the security log has a line for a new account, and each change to it', async () => {
  const data = { email: `${mark()}@example.org`, password: PASSWORD, role: 'editor' }
  const { id } = (await ada.ask<{ doc: { id: number } }>('POST', '/users', data)).body.doc
  const change = (changed: object) => ada.ask('PATCH', `/users/${id}`, changed)
  await change({ name: 'Eve' })
  await change({ role: 'reviewer' })
  await change({ email: `${mark()}@example.org`, currentPassword: PASSWORD })
  await change({ password: NEW, currentPassword: PASSWORD })
  await ada.askEndpoint(`/people/${id}/deactivate`, {})
  await ada.askEndpoint(`/people/${id}/reactivate`, {})
  const names = [
    ...'account.created role.changed email.changed password.changed'.split(' '),
    ...'account.deactivated account.reactivated'.split(' '),
  ]
  expect(events()).toEqual(names.map((event) => [event, id, ada.id]))
  expect(lines.find(({ event }) => event === 'role.changed')).toMatchObject({ role: 'reviewer' })
})

it('the security log has a line for a password that is asked for and reset, and no line holds personal data, a password or the link', async () => {
  await login(gil.user.email, PASSWORD)
  await login(gil.user.email, 'not the password')
  await post('/forgot-password', { email: gil.user.email })
  await expect.poll(() => events().slice(2)).toEqual([['password.asked', gil.id, undefined]])
  await expect.poll(() => JSON.stringify(lines)).toContain('mail is not set up')
  const token = await resetToken(payload, gil)
  await post('/reset-password', { token, password: 'password1234' })
  await post('/reset-password', { token, password: NEW })
  expect(events().slice(3)).toEqual([['password.reset', gil.id, gil.id]])
  for (const hidden of [gil.user.email, 'Gilbert', ADDRESS, PASSWORD, NEW, token, '/reset/'])
    expect(JSON.stringify(lines)).not.toContain(hidden)
})
