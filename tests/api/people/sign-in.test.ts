import { createHook } from 'node:async_hooks'
import { afterEach, expect, it } from 'vitest'
import { checkAdminPassword } from '../../../cms/bin/check-admin-password.ts'
import { parseEnv } from '../../../cms/product/env.ts'
import { addFactor, codeOf, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, resetToken, signIn, visitor } from '../../support/people.ts'
import { runCommand } from '../../support/run-command.ts'
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
afterEach(() => test.database.pool.query('delete from rate_limits'))

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
  const { rows } = await test.database.pool.query('select key from rate_limits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/2001:db8|example\.org/)
  await pretendTries('sign-in', 9)
  for (let count = 0; count < 3; count += 1)
    expect((await login(eve.user.email, PASSWORD, address)).status).toBe(200)
})

it('somebody who signs in, however the address is typed, gets a session in a cookie', async () => {
  const { body, headers } = await login(` ${eve.user.email.toUpperCase()} `, PASSWORD)
  expect(body).toMatchObject({ user: { id: eve.id } })
  expect(headers.get('set-cookie')).toMatch(/^payload-token=.+HttpOnly/)
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

const NEW = 'another one that is long'
const EASY = 'password1234'
const EASY_FAULT =
  'This password is easy to guess. Use a few words that don’t belong together, and not your email address.'
/** How somebody is answered whose request is refused. */
const refused = (refusal: string) => ({ status: 400, refusal })
const WRONG_PASSWORD = refused('This is not your current password.')

const change = (who: Person, id: number, data: object) => who.ask('PATCH', `/users/${id}`, data)
const loginHere = (email: string, password: string) =>
  anyone.ask('POST', '/users/login', { email, password })
const canSignIn = async (email: string, password: string) =>
  (await loginHere(email, password)).status === 200

it('a password that is easy to guess is refused, whoever chooses it and where', async () => {
  const data = { email: `${mark()}@example.org`, role: 'editor' }
  const create = (password: string) => ada.ask('POST', '/users', { ...data, password })
  expect(await create(EASY)).toMatchObject(refused(EASY_FAULT))
  expect(await create(data.email)).toMatchObject(refused(EASY_FAULT))
  expect(await create('short')).toMatchObject(refused('Use 12 characters or more.'))
  const who = await signIn(payload, 'editor')
  const changed = { password: EASY, currentPassword: PASSWORD }
  expect(await change(who, who.id, changed)).toMatchObject(refused(EASY_FAULT))
  expect(await canSignIn(who.user.email, PASSWORD)).toBe(true)
  const token = await resetToken(payload, who)
  const reset = (password: string) =>
    anyone.ask('POST', '/users/reset-password', { token, password })
  expect(await reset(EASY)).toMatchObject(refused(EASY_FAULT))
  // The link can be used again.
  expect((await reset(NEW)).status).toBe(200)
  expect(await canSignIn(who.user.email, NEW)).toBe(true)
  const first = (ADMIN_PASSWORD: string) => checkAdminPassword(parseEnv({ ADMIN_PASSWORD }))
  await expect(first(EASY)).rejects.toThrow(`ADMIN_PASSWORD: ${EASY_FAULT}`)
  await expect(first('admin@example.org')).rejects.toThrow(EASY_FAULT)
  await first(NEW)
})

it('your own current password is asked for when you change your password or email address, but nothing else; it is stored and shown nowhere', async () => {
  for (const data of [{ password: NEW }, { email: `${mark()}@example.org` }]) {
    const who = await signIn(payload, 'editor')
    const other = { name: 'Eva', email: ` ${who.user.email.toUpperCase()} ` }
    expect((await change(who, who.id, other)).status).toBe(200)
    expect(await change(who, who.id, data)).toMatchObject(
      refused('Enter your own current password.'),
    )
    const wrong = { ...data, currentPassword: 'not the password' }
    expect(await change(who, who.id, wrong)).toMatchObject(WRONG_PASSWORD)
    const answer = await change(who, who.id, { ...data, currentPassword: PASSWORD })
    expect(answer.status).toBe(200)
    const { rows } = await test.database.pool.query('select * from users where id = $1', [who.id])
    expect(JSON.stringify([answer.body, rows])).not.toContain(PASSWORD)
  }
})

it('your own current password is asked for when an admin changes somebody else’s, one by one, and can’t be guessed', async () => {
  const who = await signIn(payload, 'editor')
  await ada.ask('PATCH', `/users?where[id][equals]=${who.id}`, { password: NEW })
  expect(await canSignIn(who.user.email, PASSWORD)).toBe(true)
  await payload.update({ collection: 'users', id: who.id, data: { password: NEW } })
  const theirs = { password: 'a third one, also long', currentPassword: NEW }
  expect(await change(ada, who.id, theirs)).toMatchObject(WRONG_PASSWORD)
  await test.database.pool.query("update rate_limits set points = 10 where key like 'sign-in:%'")
  expect((await change(ada, who.id, { ...theirs, currentPassword: PASSWORD })).status).toBe(429)
  await test.database.pool.query('delete from rate_limits')
  expect((await change(ada, who.id, { ...theirs, currentPassword: PASSWORD })).status).toBe(200)
  expect(await canSignIn(who.user.email, theirs.password)).toBe(true)
})

it('your own current password is asked for with a code too, if you have a second factor', async () => {
  const who = await signIn(payload, 'editor')
  const { secret, recoveryCodes } = await addFactor(test, who)
  const proof = { currentPassword: PASSWORD }
  const [first = '', second = ''] = recoveryCodes
  for (const data of [{ password: NEW }, { email: `${mark()}@example.org` }]) {
    expect(await change(who, who.id, { ...data, ...proof })).toMatchObject(
      refused('Enter a code of your own second factor too.'),
    )
    const wrong = { ...data, ...proof, currentCode: wrongCode(secret) }
    expect(await change(who, who.id, wrong)).toMatchObject(
      refused('This code is not right, or it was used already. Enter another one.'),
    )
  }
  const right = { email: `${mark()}@example.org`, ...proof, currentCode: codeOf(secret) }
  expect((await change(who, who.id, right)).status).toBe(200)
  const again = { password: NEW, ...proof, currentCode: codeOf(secret) }
  expect((await change(who, who.id, again)).status).toBe(400)
  // What is refused for another reason uses up no code.
  const easy = { password: EASY, ...proof, currentCode: first }
  expect(await change(who, who.id, easy)).toMatchObject(refused(EASY_FAULT))
  const answer = await change(who, who.id, { password: NEW, ...proof, currentCode: first })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain(first)
  expect((await change(who, who.id, { name: 'Eva', currentCode: second })).status).toBe(200)
})

it('an admin’s own code is asked for with the password, if they have a second factor', async () => {
  const [boss, who] = [await signIn(payload, 'admin'), await signIn(payload, 'editor')]
  const own = await addFactor(test, boss)
  const theirs = await addFactor(test, who)
  const send = (currentCode: string) =>
    change(boss, who.id, { password: NEW, currentPassword: PASSWORD, currentCode })
  expect((await send(codeOf(theirs.secret))).status).toBe(400)
  expect((await send(codeOf(own.secret))).status).toBe(200)
})

it('npm run password prints a new password once, ends the sessions, and removes a second factor if asked to', async () => {
  const run = (...words: string[]) =>
    runCommand('password', words, {
      DATABASE_URL: test.database.url,
      PAYLOAD_SECRET: 'a secret that only tests use',
    })
  const passwordIn = (output: string) => /password of \S+ is (\S+)/.exec(output)?.[1] ?? ''
  const [who, gil] = [await signIn(payload, 'editor'), await signIn(payload, 'editor')]
  for (const one of [who, gil]) await addFactor(test, one)
  const [kept, removed, unknown] = await Promise.all([
    run(who.user.email.toUpperCase()),
    run(gil.user.email, '--remove-second-factor'),
    run('nobody@example.org'),
  ])
  expect([kept.code, removed.code, unknown.code]).toEqual([0, 0, 1])
  expect(kept.output).toContain('It has a second factor, which is still asked for.')
  expect(removed.output).toContain('Its second factor was removed.')
  expect(unknown.errors).toContain('There is no account with the email address nobody@example.org.')
  expect((await loginHere(who.user.email, PASSWORD)).status).toBe(401)
  expect((await who.ask<{ user: unknown }>('GET', '/users/me')).body.user).toBeNull()
  const half = await loginHere(who.user.email, passwordIn(kept.output))
  expect([half.status, half.headers.get('set-cookie')]).toEqual([200, null])
  const whole = await loginHere(gil.user.email, passwordIn(removed.output))
  expect(whole.headers.get('set-cookie')).toMatch(/^payload-token=/)
})
