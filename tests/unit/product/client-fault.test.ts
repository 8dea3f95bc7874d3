import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { isClientFault } from '../../../cms/product/client-fault.ts'
import { listen } from '../../support/listen.ts'

const HALF = 'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{'

it('a request that ends before its body is here is nobody’s concern', async () => {
  const server = createServer()
  const { port, close } = await listen(server)
  const visitor = connect(port, '127.0.0.1')
  visitor.write(HALF)
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  const reading = text(request).catch((error: unknown) => error)
  visitor.destroy()
  expect(isClientFault(await reading)).toBe(true)
  await close()
})
