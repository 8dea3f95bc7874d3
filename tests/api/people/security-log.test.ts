import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { addFactor, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { logLines } from '../../support/log-lines.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, signIn, visitor } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
const eve = await signIn(payload, 'editor', 'Eve')
const lines = logLines(payload)
beforeEach(() => {
  lines.length = 0
})
afterAll(() => test.close())

const ADDRESS = '203.0.113.77'
const UNKNOWN = 'nobody@example.org'
const NEW = 'another one that is long'

const post = (path: string, body: object) =>
  anyone.ask('POST', `/users${path}`, body, { 'x-visitor-address': ADDRESS })
const login = (email: string, password: string) => post('/login', { email, password })

/** The security events since the test began, as name, account and who did it. */
const events = () =>
  lines.filter(({ event }) => event).map(({ event, account, by }) => [event, account, by])

describe('the security log has a line for', () => {
  it('a sign-in, with a pseudonym of the network', async () => {
    await login(eve.user.email, PASSWORD)
    expect(events()).toEqual([['sign-in', eve.id, eve.id]])
    expect(lines[0]).toMatchObject({ level: 30, network: expect.stringMatching(/^[\w-]{43}$/) })
  })

  it('a sign-in that failed, whether there is an account or not', async () => {
    await login(eve.user.email, 'not the password')
    await login(UNKNOWN, 'not the password')
    expect(events()).toEqual([
      ['sign-in.failed', eve.id, undefined],
      ['sign-in.failed', undefined, undefined],
    ])
  })

  it('a throttled sign-in', async () => {
    await login(UNKNOWN, PASSWORD)
    await test.database.pool.query("update rate_limits set points = 10 where key like 'sign-in:%'")
    await login(UNKNOWN, PASSWORD)
    expect(events().at(-1)?.[0]).toBe('sign-in.throttled')
    expect(lines.at(-1)).toMatchObject({ limit: 'sign-in' })
    await test.database.pool.query('delete from rate_limits')
  })

  it('a second factor that is added, used, renewed and removed', async () => {
    const gil = await signIn(payload, 'editor')
    const { secret, recoveryCodes } = await addFactor(test, gil)
    const signInWith = (code: string) =>
      post('/login', { email: gil.user.email, password: PASSWORD, code })
    expect(events().at(-1)).toEqual(['factor.added', gil.id, gil.id])
    lines.length = 0
    await signInWith(wrongCode(secret))
    await signInWith(recoveryCodes[0] ?? '')
    await gil.askEndpoint('/people/second-factor/recovery-codes', {
      password: PASSWORD,
      code: recoveryCodes[1],
    })
    await ada.askEndpoint(`/people/${gil.id}/second-factor/remove`, { password: PASSWORD })
    expect(events()).toEqual([
      ['factor.failed', gil.id, undefined],
      ['recovery-code.used', gil.id, undefined],
      ['sign-in', gil.id, gil.id],
      ['recovery-code.used', gil.id, gil.id],
      ['recovery-codes.made', gil.id, gil.id],
      ['factor.removed', gil.id, ada.id],
    ])
    expect(lines[1]).toMatchObject({ left: 9 })
    for (const hidden of [secret, ...recoveryCodes, wrongCode(secret)])
      expect(JSON.stringify(lines)).not.toContain(hidden)
  })

  it('what a role is not allowed to do, once a minute for each person', async () => {
    const [gil, rosa] = [await signIn(payload, 'editor'), await signIn(payload, 'reviewer')]
    lines.length = 0
    const account = { email: `${mark()}@example.org`, password: NEW, role: 'admin' }
    for (let count = 0; count < 3; count += 1)
      expect((await gil.ask('POST', '/users', account)).status).toBe(403)
    expect((await rosa.askEndpoint(`/people/${gil.id}/deactivate`, {})).status).toBe(403)
    expect(lines).toMatchObject([
      { event: 'refused', by: gil.id, collection: 'users', method: 'POST' },
      { event: 'refused', by: rosa.id, network: expect.stringMatching(/^[\w-]{43}$/) },
    ])
    expect(JSON.stringify(lines)).not.toContain(account.email)
  })

  it('a sign-out', async () => {
    const gil = await signIn(payload, 'editor')
    lines.length = 0
    await gil.ask('POST', '/users/logout', {})
    expect(events()).toEqual([['sign-out', gil.id, gil.id]])
  })

  it('a password that was asked for, reset and changed', async () => {
    const gil = await signIn(payload, 'editor')
    lines.length = 0
    const data = { email: gil.user.email }
    await post('/forgot-password', data)
    await expect.poll(events).toEqual([['password.asked', gil.id, undefined]])
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await post('/reset-password', { token, password: NEW })
    await ada.ask('PATCH', `/users/${gil.id}`, { password: PASSWORD, currentPassword: PASSWORD })
    expect(events().slice(1)).toEqual([
      ['password.reset', gil.id, gil.id],
      ['password.changed', gil.id, ada.id],
    ])
  })

  it('a new account, and each change to it', async () => {
    const email = `${mark()}@example.org`
    const made = await ada.ask<{ doc: { id: number } }>('POST', '/users', {
      email,
      password: PASSWORD,
      role: 'editor',
    })
    const { id } = made.body.doc
    const change = (data: object) => ada.ask('PATCH', `/users/${id}`, data)
    await change({ name: 'Gil' })
    await change({ role: 'reviewer' })
    await change({ email: `${mark()}@example.org`, currentPassword: PASSWORD })
    await ada.askEndpoint(`/people/${id}/deactivate`, {})
    await ada.askEndpoint(`/people/${id}/reactivate`, {})
    expect(events()).toEqual([
      ['account.created', id, ada.id],
      ['role.changed', id, ada.id],
      ['email.changed', id, ada.id],
      ['account.deactivated', id, ada.id],
      ['account.reactivated', id, ada.id],
    ])
    expect(lines.find(({ event }) => event === 'role.changed')).toMatchObject({ role: 'reviewer' })
  })
})

describe('nothing that is logged', () => {
  it('holds personal data, a password or a link to reset one', async () => {
    const gil = await signIn(payload, 'editor', 'Gilbert')
    lines.length = 0
    const data = { email: gil.user.email }
    await login(gil.user.email, PASSWORD)
    await login(gil.user.email, 'not the password')
    await post('/forgot-password', data)
    await expect.poll(() => JSON.stringify(lines)).toContain('mail is not set up')
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await post('/reset-password', { token, password: 'password1234' })
    await post('/reset-password', { token, password: NEW })
    await expect.poll(() => events().at(-1)?.[0]).toBe('password.reset')
    const logged = JSON.stringify(lines)
    for (const secret of [gil.user.email, 'Gilbert', ADDRESS, PASSWORD, NEW, token, '/reset/'])
      expect(logged).not.toContain(secret)
  })

  it('holds the values of a failed query', async () => {
    const secret = `${mark()}@example.org`
    const failing = payload.db.drizzle.execute(`select 'x${mark()}'::integer`)
    await failing.catch((error: unknown) => payload.logger.error({ err: error }))
    await test.database.pool
      .query('select $1::integer', [secret])
      .catch((error: unknown) => payload.logger.error(error))
    const failures = lines.filter(({ level }) => level === 50)
    expect(failures).toHaveLength(2)
    expect(JSON.stringify(failures)).toContain('22P02')
    expect(JSON.stringify(lines)).not.toContain(secret)
  })
})
