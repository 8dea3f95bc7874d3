import type { EmailAdapter } from 'payload'

/** Its name, by which others know that no mail is set up. */
export const PRINTED = 'printed'

/** Where no mail is set up, what would be sent is printed to the log, so that nobody waits in vain. */
export const printedMail: EmailAdapter = ({ payload }) => ({
  name: PRINTED,
  defaultFromAddress: 'no-reply@example.org',
  defaultFromName: 'Healthcare for All',
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
