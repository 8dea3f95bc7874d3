import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Of addresses for which it takes nothing. */
export const REFUSED = '@refused.example'

const PATIENCE_MS = 5_000

/** A mail host on loopback, which keeps the emails it receives. */
export const startMailHost = async () => {
  const mails: Email[] = []
  const seen = new Set<Email>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _, done) =>
      done(
        address.endsWith(REFUSED)
          ? Object.assign(new Error('No such mailbox'), { responseCode: 550 })
          : null,
      ),
    onData: async (stream, _, done) => {
      mails.push(await PostalMime.parse(await buffer(stream)))
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const isNext = (mail: Email, address: string) =>
    !seen.has(mail) && mail.to?.some((to) => to.address === address)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The next email to an address that no call has returned yet. */
    mailTo: async (address: string): Promise<Email> => {
      for (const deadline = Date.now() + PATIENCE_MS; ; await wait(5)) {
        const mail = mails.find((one) => isNext(one, address))
        if (mail) {
          seen.add(mail)
          return mail
        }
        if (Date.now() > deadline) throw new Error(`No mail has come for ${address}`)
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
