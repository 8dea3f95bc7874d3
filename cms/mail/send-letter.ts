import type { Payload } from 'payload'
import { pathsFor } from '../contract/paths.ts'
import { asHtml } from './letter/as-html.ts'
import { asText } from './letter/as-text.ts'
import { type Letter, subjectLine } from './letter/letter.ts'
import { NO_MAIL } from './mail.ts'
import type { Delivery } from './outcome.ts'

/** A letter without what is the same in all. */
export type Writing = Pick<Letter, 'locale' | 'subject' | 'parts' | 'end'>

interface Sending {
  to: string
  /** What answers are sent to; nothing if left out. */
  replyTo?: string | undefined
  headers?: Record<string, string>
  /** Gets the name of the directory. */
  write: (site: string) => Writing
}

/** Whether the product sends mail at all. */
export const sendsMail = ({ email }: Pick<Payload, 'email'>): boolean => email.name !== NO_MAIL

/** A letter with the directory's name in its language. */
export const readLetter = async (
  payload: Payload,
  locale: Letter['locale'],
  write: Sending['write'],
): Promise<Letter> => {
  const { tagline } = await payload.findGlobal({
    slug: 'site-settings',
    locale,
    fallbackLocale: 'en',
  })
  const { subject, ...writing } = write(tagline)
  const { serverURL } = payload.config
  const home = serverURL && (serverURL + pathsFor(locale).home).replace(/\/$/, '')
  return { ...writing, subject: subjectLine(subject), site: tagline, home }
}

/** Sends a letter. @throws what the mail host says, which may quote the address */
export const sendLetter = async (
  payload: Payload,
  locale: Letter['locale'],
  { to, replyTo, headers, write }: Sending,
): Promise<void> => {
  const letter = await readLetter(payload, locale, write)
  await payload.sendEmail({
    // As objects, so that addresses aren't parsed for further addresses.
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: letter.site, address: replyTo } }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
  })
}

const field = (error: unknown, name: 'code' | 'responseCode'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Why a letter was not sent, as far as the mail host has told. */
export const deliveryOf = (error: unknown): Delivery => {
  const [code, response] = [field(error, 'code'), field(error, 'responseCode')]
  const isRefused = code === 'EENVELOPE' && typeof response === 'number' && response >= 500
  const detail = [code, response].filter((part) => part !== undefined).join(' ')
  return { outcome: isRefused ? 'refused' : 'failed', detail: detail || 'no code' }
}

/**
 * Sends a letter, and logs if that fails: the error's code only, since mail hosts quote the address in
 * their messages.
 * @param trouble what could not be done, as the log says it
 */
export const trySendingLetter = async (
  payload: Payload,
  locale: Letter['locale'],
  { trouble, ...sending }: Sending & { trouble: string },
): Promise<Delivery> => {
  if (!sendsMail(payload)) {
    // It only logs that.
    await payload.sendEmail({})
    return { outcome: 'not set up' }
  }
  try {
    await sendLetter(payload, locale, sending)
    return { outcome: 'sent' }
  } catch (error) {
    const delivery = deliveryOf(error)
    payload.logger.error(`${trouble} (${delivery.detail})`)
    return delivery
  }
}
