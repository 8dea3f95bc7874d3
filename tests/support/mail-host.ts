import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

/** A mail host on loopback, which keeps the emails it receives. */
export const startMailHost = async () => {
  const mails: Email[] = []
  const seen = new Set<Email>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
    mailTo: (address: string): Promise<Email> =>
      vi.waitFor(
        () => {
          const mail = mails.find((one) => isNext(one, address))
          if (!mail) throw new Error(`No mail has come for ${address}`)
          seen.add(mail)
          return mail
        },
        { timeout: 5_000, interval: 5 },
      ),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
