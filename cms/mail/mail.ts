import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'

/** Its name, by which others know that no mail is set up. */
export const PRINTED = 'printed'

const FROM_NAME = 'Healthcare for All'
const FROM_ADDRESS = 'no-reply@example.org'
/** A mail host that works answers within a second or two. */
const PATIENCE_MS = 10_000

/**
 * Where no mail is set up, what Payload would send, such as a password reset, is printed to the log,
 * so that nobody waits in vain. What goes to visitors is not even written then.
 */
const printedMail: EmailAdapter = ({ payload }) => ({
  name: PRINTED,
  defaultFromAddress: FROM_ADDRESS,
  defaultFromName: FROM_NAME,
  sendEmail: async ({ to, subject, text, html }) => {
    payload.logger.warn({
      msg: 'Mail is not set up; this would have been sent',
      to,
      subject,
      text,
      html,
    })
  },
})

/** 'smtps://user:password@host:465' as the library asks for it. */
const transportOf = (address: string) => {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // The library would wait for minutes, and somebody with it.
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

interface MailSettings {
  /** Such as smtps://user:password@host:465; left out, password resets are printed to the log. */
  url?: string | undefined
  /** The address that mails come from. */
  from?: string | undefined
}

/** How the product sends mail. */
export const mail = ({ url, from }: MailSettings) =>
  url
    ? nodemailerAdapter({
        defaultFromAddress: from ?? FROM_ADDRESS,
        defaultFromName: FROM_NAME,
        // A mail host that is away for a moment keeps nobody from starting.
        skipVerify: true,
        transportOptions: transportOf(url),
      })
    : printedMail
