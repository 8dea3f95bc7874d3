import { digestOf, newToken } from '../../access/link-token.ts'
import type { Locale } from '../../contract/constants.ts'
import type { FormHandler } from '../../http/forms/form-handler.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** How long the link in the mail can be used. */
const LIFETIME_MS = 7 * DAY_MS
/** No second mail is sent sooner, so that nobody can use this to flood an inbox. */
const PAUSE_MS = DAY_MS

/** Sends an address the token that confirms it; left out if no mail is set up. */
export type AskToConfirm = (email: string, token: string, locale: Locale) => Promise<void>

interface SignUp {
  status: string
  tokenExpires?: string | null
}

/** True for an address that is not confirmed and was not sent a mail recently. */
const waits = ({ status, tokenExpires }: SignUp) =>
  status !== 'confirmed' &&
  (!tokenExpires || Date.parse(tokenExpires) - LIFETIME_MS + PAUSE_MS < Date.now())

/**
 * An address waits until its owner confirms it. A confirmed one stays as it is, and the answer
 * never reveals whether an address is known.
 */
export const signUp: FormHandler<'signUp', { askToConfirm?: AskToConfirm | undefined }> = async (
  values,
  { payload, locale, askToConfirm },
) => {
  const collection = 'newsletter-signups'
  const email = values.email.toLowerCase()
  const where = { email: { equals: email } }
  const find = async () => {
    const { docs } = await payload.find({ collection, where, limit: 1, showHiddenFields: true })
    return docs[0]
  }
  const known = await find()
  if (known && !waits(known)) return
  const token = newToken()
  const data = { email, token: digestOf(token), locale, status: 'pending' }
  const kept = known
    ? await payload.update({ collection, id: known.id, data })
    : await payload.create({ collection, data }).catch(async (error: unknown) => {
        // Somebody pressed twice.
        if (!(await find())) throw error
      })
  if (!kept || !askToConfirm) return
  await askToConfirm(email, token, locale)
  // Only now: if the mail could not be sent, asking again sends another.
  const tokenExpires = new Date(Date.now() + LIFETIME_MS).toISOString()
  await payload.update({ collection, id: kept.id, data: { tokenExpires } })
}
