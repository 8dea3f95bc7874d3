import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo, Server as TcpServer } from 'node:net'

/** Lets a server listen on loopback, at any free port unless one is given. */
export const listen = async (server: Server | TcpServer, at = 0) => {
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    /** Ends it with all its connections. */
    close: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}
