import { Secret, TOTP } from 'otpauth'
import type { TestPayload } from './payload.ts'
import { PASSWORD, type Person } from './people.ts'

/** The code that somebody's app shows in a number of seconds. */
export const codeOf = (secret: string, inSeconds = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + inSeconds * 1_000,
  })

/** A code that is wrong now and a step earlier or later. */
export const wrongCode = (secret: string): string => {
  const near = [-30, 0, 30].map((seconds) => codeOf(secret, seconds))
  return ['111111', '222222', '333333', '444444'].find((code) => !near.includes(code)) ?? ''
}

/** Lets the codes of this moment be used again, as if a minute had passed. */
export const letTimePass = ({ database }: TestPayload) =>
  database.pool.query('update second_factors set last_step = 0')

/** Sets up a second factor for somebody who is signed in. */
export const addFactor = async (test: TestPayload, who: Person) => {
  const offered = await who.askEndpoint<{ offer: string; secret: string }>(
    '/people/second-factor/offer',
    { password: PASSWORD },
  )
  const { offer, secret } = offered.body
  const added = await who.askEndpoint<{ recoveryCodes: string[] }>('/people/second-factor/add', {
    offer,
    code: codeOf(secret),
  })
  if (added.status !== 200) throw new Error(`The second factor was not added: ${added.refusal}`)
  await letTimePass(test)
  return { secret, recoveryCodes: added.body.recoveryCodes }
}
