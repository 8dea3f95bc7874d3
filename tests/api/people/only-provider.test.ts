import { expect, it } from 'vitest'
import { startPayload } from '../../support/payload.ts'
import { PASSWORD, visitor } from '../../support/people.ts'

const test = await startPayload({
  PUBLIC_URL: 'https://clinics.example.org',
  // Nothing listens there.
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'directory',
  OIDC_CLIENT_SECRET: 'a secret that only tests use, and only here',
  OIDC_NAME: 'Example ID',
  OIDC_ONLY: 'true',
})
const { payload } = test
const anyone = visitor(payload)

it('where only the provider counts, passwords are refused in every way', async () => {
  const data = { email: 'eve@example.org', password: PASSWORD, role: 'admin' as const }
  await payload.create({ collection: 'users', data })
  const ways = 'login second-factor second-factor/set-up forgot-password reset-password'
  const refusal = 'Passwords are turned off here. Sign in with Example ID.'
  for (const way of ways.split(' '))
    expect(await anyone.ask('POST', `/users/${way}`, data), way).toMatchObject({
      status: 403,
      refusal,
    })
  await expect(payload.login({ collection: 'users', data })).rejects.toThrow('turned off')
})

it('while the provider can’t be reached, the sign-in page says so', async () => {
  const { status, headers } = await anyone.ask('GET', '/users/provider')
  expect([status, headers.get('location')]).toEqual([302, '/admin/login?trouble=provider'])
  expect(headers.get('set-cookie')).toBeNull()
})
