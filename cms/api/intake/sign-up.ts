import { randomBytes } from 'node:crypto'
import type { Intake } from './index.ts'

/** An address that is known already stays as it is, and whoever asks learns nothing of it. */
export const signUp: Intake<'signUp'> = async (values, payload) => {
  const email = values.email.toLowerCase()
  const isKnown = async () => {
    const where = { email: { equals: email } }
    return (await payload.count({ collection: 'newsletter-signups', where })).totalDocs > 0
  }
  if (await isKnown()) return
  const data = { email, token: randomBytes(24).toString('base64url'), status: 'pending' }
  await payload.create({ collection: 'newsletter-signups', data }).catch(async (error: unknown) => {
    // Somebody pressed twice.
    if (!(await isKnown())) throw error
  })
}
