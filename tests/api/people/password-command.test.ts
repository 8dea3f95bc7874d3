import { afterAll, expect, it } from 'vitest'
import { addFactor, codeOf } from '../../support/authenticator.ts'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, signIn, visitor } from '../../support/people.ts'
import { runCommand } from '../../support/run-command.ts'

const test = await startPayload()
const { payload } = test
afterAll(() => test.close())

const run = (...words: string[]) =>
  runCommand('password', words, {
    DATABASE_URL: test.database.url,
    PAYLOAD_SECRET: 'a secret that only tests use',
  })
const login = (email: string, password: string) =>
  visitor(payload).ask('POST', '/users/login', { email, password })

it('npm run password prints a new password once, and the old one no longer works', async () => {
  const eve = await signIn(payload, 'editor')
  const { code, output } = await run(eve.user.email.toUpperCase())
  expect(code).toBe(0)
  const [, password = ''] = /The new password of \S+ is (\S+)/.exec(output) ?? []
  expect((await login(eve.user.email, PASSWORD)).status).toBe(401)
  expect((await login(eve.user.email, password)).status).toBe(200)
  const me = await eve.ask<{ user: unknown }>('GET', '/users/me')
  expect(me.body.user).toBeNull()
})

it('npm run password says that there is a second factor, and removes it if asked to', async () => {
  const eve = await signIn(payload, 'editor')
  const { secret } = await addFactor(test, eve)
  const kept = await run(eve.user.email)
  expect(kept.output).toContain('It has a second factor, which is still asked for.')
  const passwordIn = (output: string) => /password of \S+ is (\S+)/.exec(output)?.[1] ?? ''
  const half = await login(eve.user.email, passwordIn(kept.output))
  expect(half.headers.get('set-cookie')).toBeNull()
  const removed = await run(eve.user.email, '--remove-second-factor')
  expect(removed.output).toContain('Its second factor was removed.')
  const data = { email: eve.user.email, password: passwordIn(removed.output) }
  const whole = await visitor(payload).ask('POST', '/users/login', {
    ...data,
    code: codeOf(secret),
  })
  expect(whole.headers.get('set-cookie')).toMatch(/^payload-token=/)
})

it('npm run password says what is wrong with an address', async () => {
  const unknown = await run('nobody@example.org')
  expect(unknown.code).toBe(1)
  expect(unknown.errors).toContain('There is no account with the email address nobody@example.org.')
})
