import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { listen } from './listen.ts'

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

/** What a client says first is enough to know it. */
const REMEMBERED = 4_000
const BETWEEN_LOOKS_MS = 20

/**
 * Stands between the product and Postgres, and makes the network bad.
 * @param url of the database
 * @returns with the database's address through it
 */
export const startProxy = async (url: string) => {
  const target = new URL(url)
  const pairs = new Set<Pair>()
  let weather: Weather = { delayMs: 0 }

  /** What was sent during a silence arrives after it, as TCP sends it again. */
  const carry = async (pair: Pair, from: Socket, to: Socket) => {
    try {
      for await (const chunk of from) {
        if (from === pair.client && pair.said.length < REMEMBERED)
          pair.said += chunk.toString('latin1')
        if (weather !== 'silence' && weather.delayMs > 0) await wait(weather.delayMs)
        while (weather === 'silence' && !to.destroyed) await wait(BETWEEN_LOOKS_MS)
        if (!pair.isLost && !to.destroyed) to.write(chunk)
      }
    } catch {
      // It was cut off.
    }
    // Whoever is cut off in silence doesn't hear of the end either.
    if (!pair.isLost) to.destroy()
  }

  const server = createServer(async (client) => {
    const end = connect(Number(target.port), target.hostname)
    const pair: Pair = { client, server: end, said: '', isLost: false }
    for (const socket of [client, end]) {
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
    }
    pairs.add(pair)
    void carry(pair, end, client)
    await carry(pair, client, end)
    pairs.delete(pair)
  })
  const { port, close } = await listen(server)
  const through = new URL(url)
  through.port = String(port)
  return {
    url: through.href,
    /** What happens from now on, also to the connections that there are. */
    set: (next: Weather) => {
      weather = next
    },
    /** Cuts off, in silence, the connections on which a word was said. @returns how many */
    lose: (word: string) => {
      const found = [...pairs].filter(({ said }) => said.includes(word))
      for (const pair of found) pair.isLost = true
      return found.length
    },
    stop: async () => {
      const closed = close()
      for (const { client, server } of pairs) for (const end of [client, server]) end.destroy()
      await closed
    },
  }
}

export type BadNetwork = Awaited<ReturnType<typeof startProxy>>
