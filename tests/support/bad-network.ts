import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** What happens to what is sent. */
type Weather =
  /** It goes through, after so many milliseconds. */
  | { delayMs: number }
  /** Nothing goes through, and nobody is told. */
  | 'silence'

interface Pair {
  client: Socket
  server: Socket
  /** The beginning of what the client has said. */
  said: string
  /** This connection alone is cut off in silence. */
  isLost: boolean
}

/** Stands between the product and Postgres, and makes the network bad. */
export interface BadNetwork {
  /** The database's address through it. */
  url: string
  /** What happens from now on, also to the connections that there are. */
  set: (weather: Weather) => void
  /** Cuts off, in silence, the connections on which a word was said. @returns how many */
  lose: (word: string) => number
  connections: () => number
  stop: () => Promise<void>
}

/** What a client says first is enough to know it. */
const REMEMBERED = 4_000
const BETWEEN_LOOKS_MS = 20

/** @param url of the database */
export const startProxy = async (url: string): Promise<BadNetwork> => {
  const target = new URL(url)
  const pairs = new Set<Pair>()
  let weather: Weather = { delayMs: 0 }

  /** What was sent during a silence arrives after it, as TCP sends it again. */
  const carry = async (pair: Pair, chunk: Buffer, to: Socket) => {
    if (weather !== 'silence' && weather.delayMs > 0) await wait(weather.delayMs)
    while (weather === 'silence' && !to.destroyed) await wait(BETWEEN_LOOKS_MS)
    if (!pair.isLost && !to.destroyed) to.write(chunk)
  }

  const join = (pair: Pair, from: Socket, to: Socket, hear: (chunk: Buffer) => void) => {
    let last = Promise.resolve()
    from.on('data', (chunk: Buffer) => {
      hear(chunk)
      last = last.then(() => carry(pair, chunk, to))
    })
    from.on('error', () => undefined)
    from.on('close', () => {
      // Whoever is cut off doesn't hear of the end either.
      if (!pair.isLost) void last.then(() => to.destroy())
      if (from === pair.client) pairs.delete(pair)
    })
  }

  const server = createServer((client) => {
    const pair: Pair = {
      client,
      server: connect(Number(target.port), target.hostname),
      said: '',
      isLost: false,
    }
    pairs.add(pair)
    client.setNoDelay(true)
    pair.server.setNoDelay(true)
    join(pair, client, pair.server, (chunk) => {
      if (pair.said.length < REMEMBERED) pair.said += chunk.toString('latin1')
    })
    join(pair, pair.server, client, () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('A TCP server has a port')
  const through = new URL(url)
  through.port = String(address.port)
  return {
    url: through.href,
    set: (next) => {
      weather = next
    },
    lose: (word) => {
      const found = [...pairs].filter(({ said }) => said.includes(word))
      for (const pair of found) pair.isLost = true
      return found.length
    },
    connections: () => pairs.size,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const pair of pairs) {
        pair.client.destroy()
        pair.server.destroy()
      }
      await closed
    },
  }
}
