import { jwtVerify, SignJWT } from 'jose'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { recoveryHash } from '../../../cms/people/second-factor/recovery-codes.ts'
import { addFactor, codeOf, letTimePass, wrongCode } from '../../support/authenticator.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'
import { sessionOf } from '../../support/session-of.ts'

const test = await startPayload()
const { payload } = test
const { pool } = test.database
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
afterAll(() => test.close())

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
const isSignedIn = async (token: string) => {
  const headers = { authorization: `JWT ${token}` }
  const me = await anyone.ask<SignedIn>('GET', '/users/me', undefined, headers)
  return Boolean(me.body.user)
}
const me = async (who: Person) => (await who.ask<SignedIn>('GET', '/users/me')).body.user?.id
const pretend = (limit: string, tries: number) =>
  pool.query('update rate_limits set points = $2 where key like $1', [`${limit}:%`, tries])

const somebody = async () => {
  const who = await signIn(payload, 'editor')
  return { who, ...(await addFactor(test, who)) }
}

describe('somebody with a second factor', () => {
  it('gets no session for the password alone', async () => {
    const { who } = await somebody()
    const before = await pool.query('select id from users_sessions where _parent_id = $1', [who.id])
    const answer = await login(who)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(Object.keys(answer.body)).toEqual(['message', 'secondFactor'])
    const after = await pool.query('select id from users_sessions where _parent_id = $1', [who.id])
    expect(after.rows).toEqual(before.rows)
  })

  it('signs in with the password and then a code, and gets a session in a cookie', async () => {
    const { who, secret } = await somebody()
    const answer = await give(await half(who), codeOf(secret))
    expect([answer.status, answer.body.user?.id]).toEqual([200, who.id])
    expect(answer.headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly.+SameSite=Lax/)
    expect(await isSignedIn(sessionOf(answer))).toBe(true)
    expect(JSON.stringify(answer.body)).not.toMatch(/hash|salt/)
    const headers = { authorization: `JWT ${sessionOf(answer)}` }
    const fresh = await anyone.ask('POST', '/users/refresh-token', {}, headers)
    expect(fresh.status).toBe(200)
  })

  it('signs in with password and code in one request', async () => {
    const { who, secret } = await somebody()
    const code = codeOf(secret)
    const answer = await login(who, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect([answer.status, await isSignedIn(sessionOf(answer))]).toEqual([200, true])
  })

  it('can use each code once, even twice at the same moment, and none before it', async () => {
    const { who, secret } = await somebody()
    const tokens = await Promise.all([half(who), half(who)])
    const code = codeOf(secret)
    const answers = await Promise.all(tokens.map((token) => give(token, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const earlier = await give(await half(who), codeOf(secret, -30))
    expect([earlier.status, earlier.refusal]).toEqual([401, WRONG_CODE])
  })

  it('signs in after the clock was a day ahead, again with each code once', async () => {
    const { who, secret } = await somebody()
    const tomorrow = Math.floor(Date.now() / 30_000) + 2_880
    await pool.query('update second_factors set last_step = $1 where user_id = $2', [
      tomorrow,
      who.id,
    ])
    const code = codeOf(secret)
    expect((await give(await half(who), code)).status).toBe(200)
    expect((await give(await half(who), code)).status).toBe(401)
  })

  it('can use each of ten recovery codes once, however it is typed', async () => {
    const { who, recoveryCodes } = await somebody()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [first = '', second = ''] = recoveryCodes
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')}`
    expect((await login(who, { code: typed })).status).toBe(200)
    expect((await login(who, { code: first })).status).toBe(401)
    const again = await Promise.all([login(who, { code: second }), login(who, { code: second })])
    expect(again.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('can still use a shorter recovery code from before', async () => {
    const { who } = await somebody()
    const old = recoveryHash(payload, who.id, 'k7qm2x9fwd4t')
    await pool.query('update second_factors set recovery_codes = $2 where user_id = $1', [
      who.id,
      [old],
    ])
    expect((await login(who, { code: 'k7qm-2x9f-wd4t' })).status).toBe(200)
  })

  it('can’t use a recovery code of somebody else', async () => {
    const [one, other] = [await somebody(), await somebody()]
    expect((await login(one.who, { code: other.recoveryCodes[0] })).status).toBe(401)
  })

  it('is not let in by Payload’s own function for signing in', async () => {
    const { who } = await somebody()
    const data = { email: who.user.email, password: PASSWORD }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow('second factor')
  })

  it('is not told apart from others by a wrong password, whatever code comes with it', async () => {
    const { who, secret } = await somebody()
    for (const code of [codeOf(secret), wrongCode(secret), '']) {
      const answer = await login(who, { password: 'not the password', code })
      expect([answer.status, answer.refusal]).toEqual([401, WRONG])
    }
    // It was not used up.
    expect((await login(who, { code: codeOf(secret) })).status).toBe(200)
  })
})

describe('the half-signed-in state', () => {
  it('opens nothing else', async () => {
    const { who } = await somebody()
    const token = await half(who)
    for (const [name, value] of [
      ['authorization', `JWT ${token}`],
      ['authorization', `Bearer ${token}`],
      ['cookie', `payload-token=${token}`],
    ] as const) {
      const headers = { [name]: value }
      expect((await anyone.ask('GET', '/clinics', undefined, headers)).status).toBe(403)
      expect((await anyone.ask('POST', '/users/refresh-token', {}, headers)).status).toBe(403)
      const own = await anyone.ask('POST', '/desk/people/second-factor/remove', {}, headers)
      expect(own.status).toBe(401)
    }
    const code = '000000'
    expect((await post('/second-factor/set-up', { offer: token, code })).status).toBe(401)
    await expect(jwtVerify(token, new TextEncoder().encode(payload.secret))).rejects.toThrow(
      'Invalid Compact JWS',
    )
  })

  it('is no session’s token either, nor one that anybody else has made', async () => {
    const { who, secret } = await somebody()
    const session = sessionOf(await login(who, { code: codeOf(secret) }))
    await letTimePass(test)
    const forged = await new SignJWT({ account: who.id, stamp: '', id: 'x' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(payload.secret))
    for (const token of [session, forged, '', 'x.y.z'])
      expect((await give(token, codeOf(secret))).status).toBe(401)
  })

  it('ends after five minutes', async () => {
    const { who, secret } = await somebody()
    const token = await half(who)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1_000 })
    const late = await give(token, codeOf(secret))
    vi.useRealTimers()
    expect([late.status, late.refusal]).toEqual([401, 'This took too long. Please sign in again.'])
  })

  it('ends when the password changes or the account is deactivated', async () => {
    const { who, secret } = await somebody()
    const token = await half(who)
    await payload.update({ collection: 'users', id: who.id, data: { password: NEW } })
    expect((await give(token, codeOf(secret))).refusal).toContain('sign in again')
    const other = await somebody()
    const theirs = await half(other.who)
    await ada.askEndpoint(`/people/${other.who.id}/deactivate`, {})
    const refused = await give(theirs, codeOf(other.secret))
    expect([refused.status, refused.refusal]).toEqual([401, WRONG])
  })
})

describe('wrong codes', () => {
  it('are refused after five in a half-signed-in state, and the right one too', async () => {
    const { who, secret } = await somebody()
    const token = await half(who)
    expect((await give(token, wrongCode(secret))).status).toBe(401)
    await pretend('half-signed-in', 5)
    const refused = await give(token, codeOf(secret))
    expect([refused.status, refused.refusal]).toEqual([
      429,
      'There were too many wrong codes. Try again in 10 minutes.',
    ])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
    // Another right password is another state.
    expect((await give(await half(who), codeOf(secret))).status).toBe(200)
  })

  it('are refused after ten for an account, however often the password is given', async () => {
    const { who, secret, recoveryCodes } = await somebody()
    await login(who, { code: wrongCode(secret) })
    await pretend('second-factor', 10)
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const refused = await login(who, { code })
      expect([refused.status, refused.refusal]).toEqual([
        429,
        'There were too many wrong codes. Try again in 60 minutes.',
      ])
    }
    expect((await give(await half(who), codeOf(secret))).status).toBe(429)
  })

  it('with a wrong password are not counted, so that strangers keep nobody out', async () => {
    const { who, secret } = await somebody()
    await login(who, { code: wrongCode(secret) })
    await pretend('second-factor', 9)
    await login(who, { password: 'not the password', code: wrongCode(secret) })
    expect((await login(who, { code: codeOf(secret) })).status).toBe(200)
  })
})

describe('a new password by link', () => {
  it('signs nobody in, so that mail does not stand in for the second factor', async () => {
    const { who, secret } = await somebody()
    const data = { email: who.user.email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const answer = await post('/reset-password', { token, password: NEW })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    expect(answer.body).not.toHaveProperty('token')
    const { rows } = await pool.query('select id from users_sessions where _parent_id = $1', [
      who.id,
    ])
    expect(rows).toEqual([])
    expect((await login(who, { password: NEW })).body.secondFactor).toBeTruthy()
    expect((await login(who, { password: NEW, code: codeOf(secret) })).status).toBe(200)
  })
})

describe('setting it up', () => {
  it('asks for the password, and stores nothing before a code is right', async () => {
    const eve = await signIn(payload, 'editor')
    const offer = (password: string) =>
      eve.askEndpoint<{ offer: string; secret: string; qr: string }>(
        '/people/second-factor/offer',
        { password },
      )
    expect((await offer('not the password')).refusal).toBe('This is not your current password.')
    const offered = await offer(PASSWORD)
    expect(offered.body.qr).toMatch(/^<svg/)
    const add = (code: string) =>
      eve.askEndpoint('/people/second-factor/add', { offer: offered.body.offer, code })
    expect((await add(wrongCode(offered.body.secret))).status).toBe(400)
    expect(sessionOf(await login(eve))).toBeTruthy()
    const code = codeOf(offered.body.secret)
    expect((await add(code)).status).toBe(200)
    expect((await add(codeOf(offered.body.secret))).status).toBe(409)
    expect((await offer(PASSWORD)).status).toBe(409)
    // The code that it was set up with is used.
    expect((await login(eve, { code })).status).toBe(401)
  })

  it('for somebody else, or in place of signing in, is refused', async () => {
    const eve = await signIn(payload, 'editor')
    const path = '/people/second-factor/offer'
    const { body } = await eve.askEndpoint<{ offer: string; secret: string }>(path, {
      password: PASSWORD,
    })
    const sent = { offer: body.offer, code: codeOf(body.secret) }
    expect((await ada.askEndpoint('/people/second-factor/add', sent)).status).toBe(403)
    expect((await post('/second-factor/set-up', sent)).status).toBe(401)
    expect((await anyone.askEndpoint(path, { password: PASSWORD })).status).toBe(401)
  })

  it('ends sessions that were started without it, but not the one it is done in', async () => {
    const eve = await signIn(payload, 'editor')
    const session = sessionOf(await login(eve))
    await addFactor(test, eve)
    expect(await isSignedIn(session)).toBe(false)
    expect(await me(eve)).toBe(eve.id)
  })
})

describe('what is stored', () => {
  it('shows neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes } = await somebody()
    const { rows } = await pool.query('select * from second_factors')
    const stored = JSON.stringify(rows)
    for (const hidden of [secret, secret.replaceAll(' ', ''), ...recoveryCodes])
      expect(stored).not.toContain(hidden)
  })

  it('is read by nobody over Payload’s API, its owner and admins included', async () => {
    const { who } = await somebody()
    const { rows } = await pool.query('select * from second_factors where user_id = $1', [who.id])
    for (const reader of [who, ada]) {
      for (const path of [`/users/${who.id}?depth=2`, '/users?limit=0', '/users/me']) {
        const { body } = await reader.ask('GET', path)
        for (const hidden of [rows[0].secret, ...rows[0].recovery_codes])
          expect(JSON.stringify(body)).not.toContain(hidden)
      }
    }
  })

  it('can’t be read with another secret, and sign-in says so', async () => {
    const { who, secret } = await somebody()
    await pool.query("update second_factors set secret = 'of another server' where user_id = $1", [
      who.id,
    ])
    const answer = await login(who, { code: codeOf(secret) })
    expect([answer.status, answer.refusal]).toEqual([
      409,
      'The code can’t be checked, because the server’s secret has changed. Ask an admin to remove your second factor.',
    ])
  })
})

describe('turning it off', () => {
  const remove = (who: Person, password: string, code: string) =>
    who.askEndpoint('/people/second-factor/remove', { password, code })

  it('asks for the password and a code', async () => {
    const { who, secret } = await somebody()
    expect((await remove(who, 'not the password', codeOf(secret))).status).toBe(400)
    expect((await remove(who, PASSWORD, wrongCode(secret))).refusal).toBe(WRONG_CODE)
    expect((await remove(who, PASSWORD, '')).status).toBe(400)
    expect((await remove(who, PASSWORD, codeOf(secret))).status).toBe(200)
    expect(sessionOf(await login(who))).toBeTruthy()
    expect((await remove(who, PASSWORD, codeOf(secret))).status).toBe(409)
  })

  it('and making new recovery codes work with a recovery code too; the old ones end', async () => {
    const { who, recoveryCodes } = await somebody()
    const [first = '', second = ''] = recoveryCodes
    const made = await who.askEndpoint<{ recoveryCodes: string[] }>(
      '/people/second-factor/recovery-codes',
      { password: PASSWORD, code: first },
    )
    expect(made.body.recoveryCodes).toHaveLength(10)
    expect((await login(who, { code: second })).status).toBe(401)
    expect((await remove(who, PASSWORD, made.body.recoveryCodes[9] ?? '')).status).toBe(200)
  })
})

describe('an admin', () => {
  const remove = (by: Person, who: Person, password = PASSWORD) =>
    by.askEndpoint(`/people/${who.id}/second-factor/remove`, { password })

  it('removes the second factor of somebody who lost their phone, which ends their sessions', async () => {
    const { who } = await somebody()
    expect((await remove(ada, who, 'not the password')).status).toBe(400)
    expect((await remove(ada, who)).status).toBe(200)
    expect(await me(who)).toBeUndefined()
    expect(sessionOf(await login(who))).toBeTruthy()
    expect((await remove(ada, who)).status).toBe(409)
  })

  it('can’t do so for themselves, and nobody else can', async () => {
    const { who } = await somebody()
    const eve = await signIn(payload, 'editor')
    expect((await remove(eve, who)).status).toBe(403)
    expect((await remove(ada, ada)).refusal).toBe('Turn off your own second factor under Account.')
  })
})
