import { PUBLIC_URL, startApi } from './api-server.ts'
import { cleanUp } from './clean-up.ts'
import { startMailHost } from './mail-host.ts'

/** The public API of a product that sends its mail to a host of its own. */
export const startMailedApi = async () => {
  const host = await startMailHost()
  const api = await startApi({ SMTP_URL: host.url, MAIL_FROM: 'directory@example.org', PUBLIC_URL })
  return {
    ...api,
    host,
    close: cleanUp(async () => {
      await api.close()
      await host.close()
    }),
  }
}
