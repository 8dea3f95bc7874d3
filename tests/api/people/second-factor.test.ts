import { jwtVerify, SignJWT } from 'jose'
import { expect, it, vi } from 'vitest'
import { recoveryHash } from '../../../cms/people/second-factor/recovery-codes.ts'
import { addFactor, codeOf, letTimePass, wrongCode } from '../../support/authenticator.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, resetToken, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload()
const { payload } = test
const { pool } = test.database
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')

interface SignedIn {
  user?: { id: number }
  secondFactor?: string
}

const NEW = 'another one that is long'
const WRONG = 'The email or the password is incorrect, or the account is deactivated.'
const WRONG_CODE = 'This code is not right, or it was used already. Enter another one.'

const post = (path: string, body: object) => anyone.ask<SignedIn>('POST', `/users${path}`, body)
const login = (who: Person, more: object = {}) =>
  post('/login', { email: who.user.email, password: PASSWORD, ...more })
const half = async (who: Person) => (await login(who)).body.secondFactor ?? ''
const give = (token: string, code: string) => post('/second-factor', { token, code })
const asSession = <Body>(token: string, method: string, path: string, body?: object) =>
  anyone.ask<Body>(method, path, body, { authorization: `JWT ${token}` })
const isSignedIn = async (token: string) =>
  Boolean((await asSession<SignedIn>(token, 'GET', '/users/me')).body.user)
const pretend = (limit: string, tries: number) =>
  pool.query('update rate_limits set points = $2 where key like $1', [`${limit}:%`, tries])
const setFactor = (who: Person, column: string, value: unknown) =>
  pool.query(`update second_factors set ${column} = $2 where user_id = $1`, [who.id, value])
const statusesOf = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

const somebody = async () => {
  const who = await signIn(payload, 'editor')
  return { who, ...(await addFactor(test, who)) }
}

it('somebody with a second factor gets no session for the password alone, but for the code after it, or with it', async () => {
  const { who, secret } = await somebody()
  const sessions = () => pool.query('select id from users_sessions where _parent_id = $1', [who.id])
  const before = (await sessions()).rows
  const first = await login(who)
  expect([first.status, first.headers.get('set-cookie')]).toEqual([200, null])
  expect(Object.keys(first.body)).toEqual(['message', 'secondFactor'])
  expect((await sessions()).rows).toEqual(before)
  const answer = await give(first.body.secondFactor ?? '', codeOf(secret))
  expect([answer.status, answer.body.user?.id]).toEqual([200, who.id])
  expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly.+SameSite=Lax/)
  expect(await isSignedIn(sessionOf(answer))).toBe(true)
  expect(JSON.stringify(answer.body)).not.toMatch(/hash|salt/)
  const renewed = await asSession(sessionOf(answer), 'POST', '/users/refresh-token', {})
  expect(renewed.status).toBe(200)
  await letTimePass(test)
  const code = codeOf(secret)
  const atOnce = await login(who, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
  expect(await isSignedIn(sessionOf(atOnce))).toBe(true)
  // Nor is somebody let in by Payload's own function for signing in.
  const data = { email: who.user.email, password: PASSWORD }
  await expect(payload.login({ collection: 'users', data })).rejects.toThrow('second factor')
})

it('somebody with a second factor can use each code once, even twice at the same moment, and none before it', async () => {
  const { who, secret } = await somebody()
  const tokens = [await half(who), await half(who)]
  const code = codeOf(secret)
  const both = await Promise.all(tokens.map((token) => give(token, code)))
  expect(statusesOf(both)).toEqual([200, 401])
  const earlier = await give(await half(who), codeOf(secret, -30))
  expect(earlier).toMatchObject({ status: 401, refusal: WRONG_CODE })
  // Also after the clock was a day ahead.
  await setFactor(who, 'last_step', Math.floor(Date.now() / 30_000) + 2_880)
  const now = codeOf(secret)
  expect((await give(await half(who), now)).status).toBe(200)
  expect((await give(await half(who), now)).status).toBe(401)
})

it('somebody with a second factor can use each of ten recovery codes once, however it is typed, and nobody else can', async () => {
  const [{ who, recoveryCodes }, other] = [await somebody(), await somebody()]
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = '', third] = recoveryCodes
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
  expect((await login(who, { code: typed })).status).toBe(200)
  expect((await login(who, { code: first })).status).toBe(401)
  const twice = [login(who, { code: second }), login(who, { code: second })]
  expect(statusesOf(await Promise.all(twice))).toEqual([200, 401])
  expect((await login(other.who, { code: third })).status).toBe(401)
  // Shorter ones from before still count.
  await setFactor(who, 'recovery_codes', [recoveryHash(payload, who.id, 'k7qm2x9fwd4t')])
  expect((await login(who, { code: 'k7qm-2x9f-wd4t' })).status).toBe(200)
})

it('somebody with a second factor is not told apart from others by a wrong password, whatever code comes with it', async () => {
  const { who, secret } = await somebody()
  for (const code of [codeOf(secret), wrongCode(secret), '']) {
    const answer = await login(who, { password: 'not the password', code })
    expect(answer).toMatchObject({ status: 401, refusal: WRONG })
  }
  // It was not used up.
  expect((await login(who, { code: codeOf(secret) })).status).toBe(200)
})

it('the half-signed-in state opens nothing else, and nothing else stands for it', async () => {
  const { who, secret } = await somebody()
  const token = await half(who)
  for (const headers of [
    { authorization: `JWT ${token}` },
    { authorization: `Bearer ${token}` },
    { cookie: `payload-token=${token}` },
  ] as Record<string, string>[]) {
    const own = '/desk/people/second-factor/remove'
    expect((await anyone.ask('GET', '/clinics', undefined, headers)).status).toBe(403)
    expect((await anyone.ask('POST', '/users/refresh-token', {}, headers)).status).toBe(403)
    expect((await anyone.ask('POST', own, {}, headers)).status).toBe(401)
  }
  const sent = { offer: token, code: '000000' }
  expect((await post('/second-factor/set-up', sent)).status).toBe(401)
  const key = new TextEncoder().encode(payload.secret)
  await expect(jwtVerify(token, key)).rejects.toThrow('Invalid Compact JWS')
  const session = sessionOf(await login(who, { code: codeOf(secret) }))
  await letTimePass(test)
  const forged = await new SignJWT({ account: who.id, stamp: '', id: 'x' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(key)
  for (const wrong of [session, forged, '', 'x.y.z'])
    expect((await give(wrong, codeOf(secret))).status).toBe(401)
})

it('the half-signed-in state ends after five minutes, with another password, and when the account is deactivated', async () => {
  const { who, secret } = await somebody()
  const token = await half(who)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1_000 })
  const late = await give(token, codeOf(secret))
  vi.useRealTimers()
  const refusal = 'This took too long. Please sign in again.'
  expect(late).toMatchObject({ status: 401, refusal })
  await payload.update({ collection: 'users', id: who.id, data: { password: NEW } })
  expect((await give(token, codeOf(secret))).refusal).toContain('sign in again')
  const other = await somebody()
  const theirs = await half(other.who)
  await ada.askEndpoint(`/people/${other.who.id}/deactivate`, {})
  const refused = await give(theirs, codeOf(other.secret))
  expect(refused).toMatchObject({ status: 401, refusal: WRONG })
})

it('wrong codes are refused after five in a half-signed-in state, and the right one too', async () => {
  const { who, secret } = await somebody()
  const token = await half(who)
  expect((await give(token, wrongCode(secret))).status).toBe(401)
  await pretend('half-signed-in', 5)
  const refused = await give(token, codeOf(secret))
  const refusal = 'There were too many wrong codes. Try again in 10 minutes.'
  expect(refused).toMatchObject({ status: 429, refusal })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
  // Another right password is another state.
  expect((await give(await half(who), codeOf(secret))).status).toBe(200)
})

it('wrong codes are refused after ten for an account, but not for strangers who lack the password', async () => {
  const { who, secret, recoveryCodes } = await somebody()
  await login(who, { code: wrongCode(secret) })
  await pretend('second-factor', 9)
  await login(who, { password: 'not the password', code: wrongCode(secret) })
  expect((await login(who, { code: codeOf(secret) })).status).toBe(200)
  await letTimePass(test)
  await login(who, { code: wrongCode(secret) })
  await pretend('second-factor', 10)
  const refusal = 'There were too many wrong codes. Try again in 60 minutes.'
  for (const code of [codeOf(secret), recoveryCodes[0]])
    expect(await login(who, { code })).toMatchObject({ status: 429, refusal })
  expect((await give(await half(who), codeOf(secret))).status).toBe(429)
})

it('a new password by link signs nobody in, so that mail does not stand in for the second factor', async () => {
  const { who, secret } = await somebody()
  const token = await resetToken(payload, who)
  const answer = await post('/reset-password', { token, password: NEW })
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
  expect(answer.body).not.toHaveProperty('token')
  const left = await pool.query('select id from users_sessions where _parent_id = $1', [who.id])
  expect(left.rows).toEqual([])
  expect((await login(who, { password: NEW })).body.secondFactor).toBeTruthy()
  expect((await login(who, { password: NEW, code: codeOf(secret) })).status).toBe(200)
})

it('setting it up asks for the password, stores nothing before a code is right, and ends other sessions', async () => {
  const eve = await signIn(payload, 'editor')
  const path = '/people/second-factor/offer'
  const offer = (password: string) =>
    eve.askEndpoint<{ offer: string; secret: string; qr: string }>(path, { password })
  expect((await offer('not the password')).refusal).toBe('This is not your current password.')
  const { body } = await offer(PASSWORD)
  expect(body.qr).toMatch(/^<svg/)
  const add = (code: string, who = eve) =>
    who.askEndpoint('/people/second-factor/add', { offer: body.offer, code })
  expect((await add(wrongCode(body.secret))).status).toBe(400)
  const code = codeOf(body.secret)
  // Neither for somebody else, nor in place of signing in.
  expect((await add(code, ada)).status).toBe(403)
  expect((await post('/second-factor/set-up', { offer: body.offer, code })).status).toBe(401)
  const session = sessionOf(await login(eve))
  expect(await isSignedIn(session)).toBe(true)
  expect((await add(code)).status).toBe(200)
  expect([await isSignedIn(session), await isSignedIn(eve.session)]).toEqual([false, true])
  expect((await add(code)).status).toBe(409)
  expect((await offer(PASSWORD)).status).toBe(409)
  // The code that it was set up with is used.
  expect((await login(eve, { code })).status).toBe(401)
})

it('nobody reads what is stored, in the database or over Payload’s API', async () => {
  const { who, secret, recoveryCodes } = await somebody()
  const { rows } = await pool.query('select * from second_factors where user_id = $1', [who.id])
  for (const hidden of [secret, secret.replaceAll(' ', ''), ...recoveryCodes])
    expect(JSON.stringify(rows)).not.toContain(hidden)
  for (const reader of [who, ada])
    for (const path of [`/users/${who.id}?depth=2`, '/users?limit=0', '/users/me']) {
      const { body } = await reader.ask('GET', path)
      for (const hidden of [rows[0].secret, ...rows[0].recovery_codes])
        expect(JSON.stringify(body)).not.toContain(hidden)
    }
  await setFactor(who, 'secret', 'of another server')
  expect(await login(who, { code: codeOf(secret) })).toMatchObject({
    status: 409,
    refusal:
      'The code can’t be checked, because the server’s secret has changed. Ask an admin to remove your second factor.',
  })
})

it('turning it off or making new recovery codes asks for the password and a code; old recovery codes end', async () => {
  const { who, secret, recoveryCodes } = await somebody()
  const [first = '', second = ''] = recoveryCodes
  const ask = (what: string, password: string, code: string) => {
    const path = `/people/second-factor/${what}`
    return who.askEndpoint<{ recoveryCodes: string[] }>(path, { password, code })
  }
  for (const what of ['remove', 'recovery-codes']) {
    expect((await ask(what, 'not the password', codeOf(secret))).status).toBe(400)
    expect((await ask(what, PASSWORD, wrongCode(secret))).refusal).toBe(WRONG_CODE)
    expect((await ask(what, PASSWORD, '')).status).toBe(400)
  }
  const { body } = await ask('recovery-codes', PASSWORD, first)
  expect(body.recoveryCodes).toHaveLength(10)
  expect((await login(who, { code: second })).status).toBe(401)
  expect((await ask('remove', PASSWORD, body.recoveryCodes[9] ?? '')).status).toBe(200)
  expect(sessionOf(await login(who))).toBeTruthy()
  expect((await ask('remove', PASSWORD, codeOf(secret))).status).toBe(409)
})

it('an admin removes the second factor of somebody who lost their phone, which ends their sessions', async () => {
  const { who } = await somebody()
  const remove = (by: Person, of: Person, password = PASSWORD) =>
    by.askEndpoint(`/people/${of.id}/second-factor/remove`, { password })
  expect((await remove(ada, ada)).refusal).toBe('Turn off your own second factor under Account.')
  expect((await remove(ada, who, 'not the password')).status).toBe(400)
  expect((await remove(ada, who)).status).toBe(200)
  expect(await isSignedIn(who.session)).toBe(false)
  expect(sessionOf(await login(who))).toBeTruthy()
  expect((await remove(ada, who)).status).toBe(409)
})
