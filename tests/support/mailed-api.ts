import { PUBLIC_URL, startApi } from './api-server.ts'
import { cleanUp } from './clean-up.ts'
import { fromOneSender } from './form-values.ts'
import { startMailHost } from './mail-host.ts'

/** The public API of a product that sends its mail to a host of its own. */
export const startMailedApi = async () => {
  const host = await startMailHost()
  const api = await startApi({ SMTP_URL: host.url, MAIL_FROM: 'directory@example.org', PUBLIC_URL })
  return {
    ...api,
    host,
    /** Sends a form as a page does, each from another network. */
    post: (path: string, values: object) =>
      api.get(path, { method: 'POST', headers: fromOneSender(), body: JSON.stringify(values) }),
    close: cleanUp(async () => {
      await api.close()
      await host.close()
    }),
  }
}
