import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const PATIENCE_MS = 5_000

/** A mail host on loopback, which keeps the emails it receives. */
export const startMailHost = async () => {
  const mails: Email[] = []
  const seen = new Set<Email>()
  let arrived = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', async () => {
        mails.push(await PostalMime.parse(Buffer.concat(parts)))
        arrived()
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const next = (address: string) =>
    mails.find((mail) => !seen.has(mail) && mail.to?.some((to) => to.address === address))
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** The next email to an address that no call has returned yet. */
    mailTo: async (address: string): Promise<Email> => {
      const until = Date.now() + PATIENCE_MS
      for (;;) {
        const mail = next(address)
        if (mail) {
          seen.add(mail)
          return mail
        }
        const left = until - Date.now()
        if (left <= 0) throw new Error(`No mail has come for ${address}`)
        await new Promise<void>((resolve) => {
          arrived = resolve
          setTimeout(resolve, left)
        })
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
