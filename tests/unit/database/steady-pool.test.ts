import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { socketThatGivesUp } from '../../../cms/database/steady-pool.ts'

it('a connection on which nothing comes any more is given up', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const socket = socketThatGivesUp(100)
  socket.connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  await once(socket, 'close')
  expect(socket.destroyed).toBe(true)
  server.close()
})
