import { afterAll, describe, expect, it } from 'vitest'
import { checkAdminPassword } from '../../../cms/bin/check-admin-password.ts'
import { parseEnv } from '../../../cms/product/env.ts'
import { addFactor, codeOf, wrongCode } from '../../support/authenticator.ts'
import { mark } from '../../support/form-values.ts'
import { startPayload } from '../../support/payload.ts'
import { type Answer, PASSWORD, type Person, signIn, visitor } from '../../support/people.ts'

const test = await startPayload()
const { payload } = test
const anyone = visitor(payload)
const ada = await signIn(payload, 'admin', 'Ada')
afterAll(() => test.close())

const NEW = 'another one that is long'
const EASY = 'password1234'
const EASY_FAULT =
  'This password is easy to guess. Use a few words that don’t belong together, and not your email address.'

const faultOf = ({ status, refusal }: Answer<unknown>) => [status, refusal]

const change = (who: Person, id: number, data: object) => who.ask('PATCH', `/users/${id}`, data)
const canSignIn = async (email: string, password: string) =>
  (await anyone.ask('POST', '/users/login', { email, password })).status === 200

describe('a password that is easy to guess is refused', () => {
  it('for a new account', async () => {
    const data = { email: `${mark()}@example.org`, password: EASY, role: 'editor' }
    expect(faultOf(await ada.ask('POST', '/users', data))).toEqual([400, EASY_FAULT])
    const own = { ...data, password: data.email }
    expect(faultOf(await ada.ask('POST', '/users', own))).toEqual([400, EASY_FAULT])
    const short = { ...data, password: 'short' }
    expect(faultOf(await ada.ask('POST', '/users', short))).toEqual([
      400,
      'Use 12 characters or more.',
    ])
  })

  it('when it is changed', async () => {
    const eve = await signIn(payload, 'editor')
    const data = { password: EASY, currentPassword: PASSWORD }
    expect(faultOf(await change(eve, eve.id, data))).toEqual([400, EASY_FAULT])
    expect(await canSignIn(eve.user.email, PASSWORD)).toBe(true)
  })

  it('when it is reset, and the link can be used again', async () => {
    const eve = await signIn(payload, 'editor')
    const data = { email: eve.user.email }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    const reset = (password: string) =>
      anyone.ask('POST', '/users/reset-password', { token, password })
    expect(faultOf(await reset(EASY))).toEqual([400, EASY_FAULT])
    expect((await reset(NEW)).status).toBe(200)
    expect(await canSignIn(eve.user.email, NEW)).toBe(true)
  })

  it('for the first admin, before anything starts', async () => {
    const check = (ADMIN_PASSWORD: string) => checkAdminPassword(parseEnv({ ADMIN_PASSWORD }))
    await expect(check(EASY)).rejects.toThrow(`ADMIN_PASSWORD: ${EASY_FAULT}`)
    await expect(check('admin@example.org')).rejects.toThrow(EASY_FAULT)
    await check(NEW)
  })
})

describe('your own current password is asked for', () => {
  it.each([
    ['password', () => ({ password: NEW })],
    ['email address', () => ({ email: `${mark()}@example.org` })],
  ])('when you change your %s', async (_, data) => {
    const eve = await signIn(payload, 'editor')
    expect(faultOf(await change(eve, eve.id, data()))).toEqual([
      400,
      'Enter your own current password.',
    ])
    const wrong = { ...data(), currentPassword: 'not the password' }
    expect(faultOf(await change(eve, eve.id, wrong))).toEqual([
      400,
      'This is not your current password.',
    ])
    const right = { ...data(), currentPassword: PASSWORD }
    expect((await change(eve, eve.id, right)).status).toBe(200)
  })

  it('when an admin changes somebody else’s password', async () => {
    const eve = await signIn(payload, 'editor')
    await payload.update({ collection: 'users', id: eve.id, data: { password: NEW } })
    const theirs = { password: PASSWORD, currentPassword: NEW }
    expect((await change(ada, eve.id, theirs)).status).toBe(400)
    const own = { password: 'a third one, also long', currentPassword: PASSWORD }
    expect((await change(ada, eve.id, own)).status).toBe(200)
    expect(await canSignIn(eve.user.email, 'a third one, also long')).toBe(true)
  })

  it('with a code too, if you have a second factor', async () => {
    const eve = await signIn(payload, 'editor')
    const { secret, recoveryCodes } = await addFactor(test, eve)
    const proof = { currentPassword: PASSWORD }
    const [first = '', second = ''] = recoveryCodes
    for (const data of [{ password: NEW }, { email: `${mark()}@example.org` }]) {
      expect(faultOf(await change(eve, eve.id, { ...data, ...proof }))).toEqual([
        400,
        'Enter a code of your own second factor too.',
      ])
      const wrong = { ...data, ...proof, currentCode: wrongCode(secret) }
      expect(faultOf(await change(eve, eve.id, wrong))).toEqual([
        400,
        'This code is not right, or it was used already. Enter another one.',
      ])
    }
    const email = `${mark()}@example.org`
    const right = { email, ...proof, currentCode: codeOf(secret) }
    expect((await change(eve, eve.id, right)).status).toBe(200)
    const again = { password: NEW, ...proof, currentCode: codeOf(secret) }
    expect((await change(eve, eve.id, again)).status).toBe(400)
    // What is refused for another reason uses up no code.
    const easy = { password: EASY, ...proof, currentCode: first }
    expect(faultOf(await change(eve, eve.id, easy))).toEqual([400, EASY_FAULT])
    const answer = await change(eve, eve.id, { password: NEW, ...proof, currentCode: first })
    expect(answer.status).toBe(200)
    expect(JSON.stringify(answer.body)).not.toContain(first)
    const other = { name: 'Eva', currentCode: second }
    expect((await change(eve, eve.id, other)).status).toBe(200)
  })

  it('with an admin’s own code, if they have a second factor', async () => {
    const [boss, eve] = [await signIn(payload, 'admin'), await signIn(payload, 'editor')]
    const own = await addFactor(test, boss)
    const theirs = await addFactor(test, eve)
    const send = (currentCode: string) =>
      change(boss, eve.id, { password: NEW, currentPassword: PASSWORD, currentCode })
    expect((await send(codeOf(theirs.secret))).status).toBe(400)
    expect((await send(codeOf(own.secret))).status).toBe(200)
  })

  it('when an admin changes many at once', async () => {
    const eve = await signIn(payload, 'editor')
    const path = `/users?where[id][equals]=${eve.id}`
    await ada.ask('PATCH', path, { password: NEW })
    expect(await canSignIn(eve.user.email, PASSWORD)).toBe(true)
  })

  it('not when something else is changed', async () => {
    const eve = await signIn(payload, 'editor')
    const data = { name: 'Eva', email: ` ${eve.user.email.toUpperCase()} ` }
    expect((await change(eve, eve.id, data)).status).toBe(200)
  })

  it('and can’t be guessed', async () => {
    const eve = await signIn(payload, 'editor')
    const guess = () => change(eve, eve.id, { password: NEW, currentPassword: 'not the password' })
    expect((await guess()).status).toBe(400)
    await test.database.pool.query("update rate_limits set points = 10 where key like 'sign-in:%'")
    expect((await guess()).status).toBe(429)
  })

  it('and is stored and shown nowhere', async () => {
    const eve = await signIn(payload, 'editor')
    const data = { password: NEW, currentPassword: PASSWORD }
    const answer = await change(eve, eve.id, data)
    expect(JSON.stringify(answer.body)).not.toContain(PASSWORD)
    const { rows } = await test.database.pool.query('select * from users where id = $1', [eve.id])
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })
})
