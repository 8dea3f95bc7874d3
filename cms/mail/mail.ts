import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import type { EmailAdapter } from 'payload'

/** The adapter's name, which tells others that no mail is set up. */
export const NO_MAIL = 'none'

const FROM_NAME = 'Healthcare for All'
const FROM_ADDRESS = 'no-reply@example.org'
/** A working mail host answers within a second or two. */
const PATIENCE_MS = 10_000

/** How many emails this process has tried to send, by what became of them. */
export const mailCounts = { sent: 0, failed: 0 }

/** If no mail is set up, nothing is sent, and nothing of it is logged: it may hold a secret. */
const noMail: EmailAdapter = ({ payload }) => ({
  name: NO_MAIL,
  defaultFromAddress: FROM_ADDRESS,
  defaultFromName: FROM_NAME,
  sendEmail: async () => {
    payload.logger.warn(
      'An email was not sent, because mail is not set up (SMTP_URL). To give somebody a new password, an admin sets it in the panel, or you run npm run password -- EMAIL.',
    )
  },
})

/** 'smtps://user:password@host:465' in the library's format. */
const transportOf = (address: string) => {
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // By default the library waits for minutes, and so would a person.
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
  }
}

/** The adapter, with what it sends counted. */
const counted = async (opening: ReturnType<typeof nodemailerAdapter>): Promise<EmailAdapter> => {
  const open = await opening
  return (args) => {
    const adapter = open(args)
    return {
      ...adapter,
      sendEmail: async (message) => {
        try {
          const sent: unknown = await adapter.sendEmail(message)
          mailCounts.sent++
          return sent
        } catch (error) {
          mailCounts.failed++
          throw error
        }
      },
    }
  }
}

interface MailSettings {
  /**
   * Such as smtps://user:password@host:465. If left out, nothing is sent.
   */
  url?: string | undefined
  /** The address that mails come from. */
  from?: string | undefined
}

/** How the product sends mail. */
export const mail = ({ url, from }: MailSettings) =>
  url
    ? counted(
        nodemailerAdapter({
          defaultFromAddress: from ?? FROM_ADDRESS,
          defaultFromName: FROM_NAME,
          // A mail host that is down for a moment must not prevent a start.
          skipVerify: true,
          transportOptions: transportOf(url),
        }),
      )
    : noMail
