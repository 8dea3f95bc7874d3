import { afterAll, expect, it } from 'vitest'
import { checkAdminPassword } from '../../../cms/bin/check-admin-password.ts'
import { parseEnv } from '../../../cms/product/env.ts'
import { addFactor, codeOf, letTimePass, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, type Person, resetToken, signIn, visitor } from '../../support/people.ts'
import { runCommand } from '../../support/run-command.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
afterAll(() => test.close())

const NEW = 'another one that is long'
const EASY = 'password1234'
const EASY_FAULT =
  'This password is easy to guess. Use a few words that don’t belong together, and not your email address.'
/** How somebody is answered whose request is refused. */
const refused = (refusal: string) => ({ status: 400, refusal })
const WRONG_PASSWORD = refused('This is not your current password.')

const change = (who: Person, id: number, data: object) => who.ask('PATCH', `/users/${id}`, data)
const login = (email: string, password: string, code?: string) =>
  anyone.ask('POST', '/users/login', { email, password, code })
const canSignIn = async (email: string, password: string) =>
  (await login(email, password)).status === 200

it('a password that is easy to guess is refused, whoever chooses it and where', async () => {
  const data = { email: `${mark()}@example.org`, role: 'editor' }
  const create = (password: string) => ada.ask('POST', '/users', { ...data, password })
  expect(await create(EASY)).toMatchObject(refused(EASY_FAULT))
  expect(await create(data.email)).toMatchObject(refused(EASY_FAULT))
  expect(await create('short')).toMatchObject(refused('Use 12 characters or more.'))
  const eve = await signIn(payload, 'editor')
  const changed = { password: EASY, currentPassword: PASSWORD }
  expect(await change(eve, eve.id, changed)).toMatchObject(refused(EASY_FAULT))
  expect(await canSignIn(eve.user.email, PASSWORD)).toBe(true)
  const token = await resetToken(payload, eve)
  const reset = (password: string) =>
    anyone.ask('POST', '/users/reset-password', { token, password })
  expect(await reset(EASY)).toMatchObject(refused(EASY_FAULT))
  // The link can be used again.
  expect((await reset(NEW)).status).toBe(200)
  expect(await canSignIn(eve.user.email, NEW)).toBe(true)
  const first = (ADMIN_PASSWORD: string) => checkAdminPassword(parseEnv({ ADMIN_PASSWORD }))
  await expect(first(EASY)).rejects.toThrow(`ADMIN_PASSWORD: ${EASY_FAULT}`)
  await expect(first('admin@example.org')).rejects.toThrow(EASY_FAULT)
  await first(NEW)
})

it('your own current password is asked for when you change your password or email address, but nothing else; it is stored and shown nowhere', async () => {
  for (const data of [{ password: NEW }, { email: `${mark()}@example.org` }]) {
    const eve = await signIn(payload, 'editor')
    const other = { name: 'Eva', email: ` ${eve.user.email.toUpperCase()} ` }
    expect((await change(eve, eve.id, other)).status).toBe(200)
    expect(await change(eve, eve.id, data)).toMatchObject(
      refused('Enter your own current password.'),
    )
    const wrong = { ...data, currentPassword: 'not the password' }
    expect(await change(eve, eve.id, wrong)).toMatchObject(WRONG_PASSWORD)
    const answer = await change(eve, eve.id, { ...data, currentPassword: PASSWORD })
    expect(answer.status).toBe(200)
    const { rows } = await test.database.pool.query('select * from users where id = $1', [eve.id])
    expect(JSON.stringify([answer.body, rows])).not.toContain(PASSWORD)
  }
})

it('your own current password is asked for when an admin changes somebody else’s, one by one, and can’t be guessed', async () => {
  const eve = await signIn(payload, 'editor')
  await ada.ask('PATCH', `/users?where[id][equals]=${eve.id}`, { password: NEW })
  expect(await canSignIn(eve.user.email, PASSWORD)).toBe(true)
  await payload.update({ collection: 'users', id: eve.id, data: { password: NEW } })
  const theirs = { password: 'a third one, also long', currentPassword: NEW }
  expect(await change(ada, eve.id, theirs)).toMatchObject(WRONG_PASSWORD)
  await test.database.pool.query("update rate_limits set points = 10 where key like 'sign-in:%'")
  expect((await change(ada, eve.id, { ...theirs, currentPassword: PASSWORD })).status).toBe(429)
  await test.database.pool.query('delete from rate_limits')
  expect((await change(ada, eve.id, { ...theirs, currentPassword: PASSWORD })).status).toBe(200)
  expect(await canSignIn(eve.user.email, theirs.password)).toBe(true)
})

it('your own current password is asked for with a code too, if you have a second factor', async () => {
  const eve = await signIn(payload, 'editor')
  const { secret, recoveryCodes } = await addFactor(test, eve)
  const proof = { currentPassword: PASSWORD }
  const [first = '', second = ''] = recoveryCodes
  for (const data of [{ password: NEW }, { email: `${mark()}@example.org` }]) {
    expect(await change(eve, eve.id, { ...data, ...proof })).toMatchObject(
      refused('Enter a code of your own second factor too.'),
    )
    const wrong = { ...data, ...proof, currentCode: wrongCode(secret) }
    expect(await change(eve, eve.id, wrong)).toMatchObject(
      refused('This code is not right, or it was used already. Enter another one.'),
    )
  }
  const right = { email: `${mark()}@example.org`, ...proof, currentCode: codeOf(secret) }
  expect((await change(eve, eve.id, right)).status).toBe(200)
  const again = { password: NEW, ...proof, currentCode: codeOf(secret) }
  expect((await change(eve, eve.id, again)).status).toBe(400)
  // What is refused for another reason uses up no code.
  const easy = { password: EASY, ...proof, currentCode: first }
  expect(await change(eve, eve.id, easy)).toMatchObject(refused(EASY_FAULT))
  const answer = await change(eve, eve.id, { password: NEW, ...proof, currentCode: first })
  expect(answer.status).toBe(200)
  expect(JSON.stringify(answer.body)).not.toContain(first)
  expect((await change(eve, eve.id, { name: 'Eva', currentCode: second })).status).toBe(200)
})

it('an admin’s own code is asked for with the password, if they have a second factor', async () => {
  const [boss, eve] = [await signIn(payload, 'admin'), await signIn(payload, 'editor')]
  const own = await addFactor(test, boss)
  const theirs = await addFactor(test, eve)
  const send = (currentCode: string) =>
    change(boss, eve.id, { password: NEW, currentPassword: PASSWORD, currentCode })
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
  const eve = await signIn(payload, 'editor')
  const { secret } = await addFactor(test, eve)
  const [kept, unknown] = await Promise.all([
    run(eve.user.email.toUpperCase()),
    run('nobody@example.org'),
  ])
  expect([kept.code, unknown.code]).toEqual([0, 1])
  expect(kept.output).toContain('It has a second factor, which is still asked for.')
  expect(unknown.errors).toContain('There is no account with the email address nobody@example.org.')
  expect((await login(eve.user.email, PASSWORD)).status).toBe(401)
  expect((await eve.ask<{ user: unknown }>('GET', '/users/me')).body.user).toBeNull()
  const half = await login(eve.user.email, passwordIn(kept.output))
  expect([half.status, half.headers.get('set-cookie')]).toEqual([200, null])
  await letTimePass(test)
  const removed = await run(eve.user.email, '--remove-second-factor')
  expect(removed.output).toContain('Its second factor was removed.')
  const whole = await login(eve.user.email, passwordIn(removed.output), codeOf(secret))
  expect(whole.headers.get('set-cookie')).toMatch(/^payload-token=/)
})
